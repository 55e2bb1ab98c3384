/// A file of the self-check: a scene Login that breaks every rule once, scenes
/// Home and Cart that break none, in the two dialects.
struct SelfCheckSample {
  let file: String
  let text: String

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

  static let all = broken + home + cart

  private static let broken = [
    SelfCheckSample(
      file: "LoginViewController.swift",
      text: """
        protocol LoginDisplayLogic: AnyObject {}

        final class LoginViewController: UIViewController, LoginDisplayLogic {
          var interactor: (any LoginBusinessLogic)?

          @IBAction func tapped() {
            interactor?.presenter?.presentLogin(response: Login.Response())
            onDone { [weak self] in
              self?.navigationController?.popViewController(animated: true)
            }
          }
        }
        """),
    SelfCheckSample(
      file: "LoginInteractor.swift",
      text: """
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
        """),
    SelfCheckSample(
      file: "LoginPresenter.swift",
      text: """
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
        """),
    SelfCheckSample(
      file: "LoginModels.swift",
      text: """
        enum Login {
          final class Request {}
          struct Response { let user: User }
          struct ViewModel {
            let user: User?
          }
        }

        struct User: Decodable {}
        """),
    SelfCheckSample(
      file: "LoginViewModel.swift",
      text: "final class LoginViewModel: ObservableObject {}"),
    SelfCheckSample(
      file: "LoginWorker.swift",
      text: """
        struct LoginWorker: LoginWorkerLogic {
          let presenter: any LoginPresentationLogic
        }
        """),
  ]

  private static let home = [
    SelfCheckSample(
      file: "HomeViewController.swift",
      text: """
        import UIKit

        final class HomeViewController: UIViewController, HomeDisplayLogic {
          var interactor: (any HomeBusinessLogic)?
          let words = "HomeWorker().load()"

          @IBAction func tapped() {
            // HomeWorker().load()
            interactor?.load(request: Home.Request())
          }

          private func setup() {
            let interactor = HomeInteractor()
            let presenter = HomePresenter()
            self.interactor = interactor
            interactor.presenter = presenter
            presenter.viewController = self
          }
        }
        """),
    SelfCheckSample(
      file: "HomeInteractor.swift",
      text: """
        final class HomeInteractor: HomeBusinessLogic {
          var presenter: (any HomePresentationLogic)?
        }
        """),
    SelfCheckSample(
      file: "HomePresenter.swift",
      text: """
        final class HomePresenter: HomePresentationLogic {
          weak var viewController: (any HomeDisplayLogic)?
        }
        """),
  ]

  private static let cart = [
    SelfCheckSample(
      file: "CartInteractor.swift",
      text: """
        typealias CartInteractorInput = CartViewControllerOutput

        final class CartInteractor: CartInteractorInput {
          var output: (any CartInteractorOutput)?

          func load() { output?.loaded(items) }
        }
        """),
    SelfCheckSample(
      file: "CartPresenter.swift",
      text: """
        final class CartPresenter: CartInteractorOutput {
          weak var output: CartPresenterOutput!

          func loaded(_ items: [Item]) { output.show(items.map(\\.name)) }
        }
        """),
  ]
}
