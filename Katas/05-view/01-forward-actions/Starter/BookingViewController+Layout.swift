import KataUI

extension BookingViewController {
  func layOut() {
    nameField.placeholder = "Name"
    guestsField.placeholder = "Guests"
    guestsField.keyboardType = .numberPad
    bookButton.setTitle("Book", for: .normal)
    menuButton.setTitle("Menu", for: .normal)
    view.addSubview(
      UIStackView(arrangedSubviews: [
        nameField, nameHintLabel, guestsField, guestsHintLabel,
        bookButton, menuButton, spinner, confirmationLabel,
      ]))
  }
}
