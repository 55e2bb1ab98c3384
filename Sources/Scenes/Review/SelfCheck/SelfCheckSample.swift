/// The code of the self-check: a scene Login that breaks every rule once, and a scene Cart, in the
/// other dialect, that breaks none.
enum SelfCheckSample {
  static let findings = [
    "LoginInteractor.swift:1 interactor-imports-no-ui",
    "LoginInteractor.swift:4 collaborators-are-protocols",
    "LoginInteractor.swift:8 interactor-never-touches-view",
    "LoginInteractor.swift:10 interactor-never-formats",
    "LoginModels.swift:2 models-are-values",
    "LoginModels.swift:5 view-models-are-display-ready",
    "LoginPresenter.swift:2 view-is-held-weakly",
    "LoginPresenter.swift:5 presenter-never-calls-interactor",
    "LoginPresenter.swift:6 presenter-is-pure",
    "LoginPresenter.swift:10 one-component-a-file",
    "LoginViewController.swift:7 view-calls-interactor-and-router",
    "LoginViewController.swift:9 router-navigates",
    "LoginViewModel.swift:1 no-view-model-class",
    "LoginWorker.swift:2 worker-knows-no-scene",
  ]

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
        interactor?.presenter?.presentLogin(response: Login.Response())
        onDone { [weak self] in
          self?.navigationController?.popViewController(animated: true)
        }
        // LoginWorker().login()
        let words = "LoginWorker().login()"
      }

      private func setup() {
        let interactor = LoginInteractor()
        let presenter = LoginPresenter()
        self.interactor = interactor
        interactor.presenter = presenter
        presenter.viewController = self
      }
    }
    // File: LoginInteractor.swift
    import UIKit

    final class LoginInteractor: LoginBusinessLogic {
      var presenter: LoginPresenter?

      func login(request: Login.Request) {
        worker.login { [weak self] user in
          self?.presenter?.viewController?.displayLogin(viewModel: Login.ViewModel())
        }
        presenter?.presentLogin(response: .init(text: "Hello \\(name), welcome"))
      }
    }

    protocol LoginBusinessLogic {
      var presenter: LoginPresenter? { get }
    }
    // File: LoginPresenter.swift
    final class LoginPresenter: LoginPresentationLogic {
      var viewController: (any LoginDisplayLogic)?

      func presentLogin(response: Login.Response) {
        LoginInteractor().login(request: Login.Request())
        UserDefaults.standard.set(true, forKey: "FileManager.default")
      }
    }

    final class LoginRouter: LoginRoutingLogic {
      weak var viewController: LoginViewController?
    }
    // File: LoginModels.swift
    enum Login {
      final class Request {}
      struct Response { let user: User }
      struct ViewModel {
        let user: User?
      }
    }

    struct User: Decodable {}
    // File: LoginViewModel.swift
    final class LoginViewModel: ObservableObject {}
    // File: LoginWorker.swift
    struct LoginWorker: LoginWorkerLogic {
      let presenter: any LoginPresentationLogic
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
