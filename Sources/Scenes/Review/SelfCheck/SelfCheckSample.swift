/// The code of the self-check: a scene Login that breaks rules where its comments say so, and a
/// scene Cart, in the other dialect, that breaks none.
enum SelfCheckSample {
  static let files = code.split(separator: "// File: ").map { file in
    let end = file.firstIndex(of: "\n") ?? file.endIndex
    return (name: String(file[..<end]), text: String(file[end...].dropFirst()))
  }

  private static let code = """
    // File: LoginViewController.swift
    protocol LoginDisplayLogic: AnyObject {}

    final class LoginViewController: UIViewController, LoginDisplayLogic {
      var interactor: (any LoginBusinessLogic)?

      @IBAction func tapped() {
        interactor?.presenter?.present(response: .init())  // view-calls-interactor-and-router
        onDone { [weak self] in
          self?.navigationController?.popViewController(animated: true)  // router-navigates
        }
        // LoginWorker().login()
        let words = "LoginWorker().login()"
      }

      private func setup() {
        let presenter = LoginPresenter()
        presenter.viewController = self
      }
    }
    // File: LoginInteractor.swift
    import UIKit  // interactor-imports-no-ui

    final class LoginInteractor: LoginBusinessLogic {
      var presenter: LoginPresenter?  // collaborators-are-protocols

      func login(request: Login.Request) {
        worker.login { [weak self] user in
          self?.presenter?.viewController?.display(viewModel: user)  // interactor-never-touches-view
        }
        presenter?.present(response: .init(text: "Hello \\(name), hi"))  // interactor-never-formats
      }
    }

    protocol LoginBusinessLogic {
      var presenter: LoginPresenter? { get }  // interactor-answers-through-presenter
    }
    // File: LoginPresenter.swift
    final class LoginPresenter: LoginPresentationLogic {
      var viewController: (any LoginDisplayLogic)?  // view-is-held-weakly

      func present(response: Login.Response) {
        LoginInteractor().login(request: Login.Request())  // presenter-never-calls-interactor
        UserDefaults.standard.set(true, forKey: "FileManager.default")  // presenter-is-pure
      }
    }

    final class LoginRouter: LoginRoutingLogic {  // one-component-a-file
      weak var viewController: LoginViewController?
    }
    // File: LoginModels.swift
    enum Login {
      final class Request {}  // models-are-values
      struct Response { let user: User }
      struct ViewModel {
        let user: User?  // view-models-are-display-ready
      }
    }

    struct User: Decodable {}

    final class LoginViewModel: ObservableObject {}  // no-view-model-class

    struct LoginWorker: LoginWorkerLogic {
      let presenter: any LoginPresentationLogic  // worker-knows-no-scene
    }
    // File: CartInteractor.swift
    typealias CartInteractorInput = CartViewControllerOutput

    final class CartInteractor: CartInteractorInput {
      var output: (any CartInteractorOutput)?

      func load() { output?.loaded(items) }
    }
    // File: CartPresenter.swift
    final class CartPresenter: CartInteractorOutput {
      weak var output: CartPresenterOutput!

      func loaded(_ items: [Item]) { output.show(items.map(\\.name)) }
    }
    """
}
