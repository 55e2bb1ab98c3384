@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
  func presentValidation(response: Login.Validate.Response)
  func presentLoading(response: Login.Loading.Response)
}
