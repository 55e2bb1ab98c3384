@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
  func presentLoading(response: Login.Loading.Response)
}
