import UIKit

/// Shows the circles, and over them, again and again, what the user types.
class BNRHypnosisViewController: UIViewController, UITextFieldDelegate {
  override func loadView() {
    let hypnosisView = BNRHypnosisView(frame: UIScreen.main.bounds)

    let textField = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
    textField.borderStyle = .roundedRect
    textField.placeholder = "Hypnotize me"
    textField.returnKeyType = .done
    textField.delegate = self
    hypnosisView.addSubview(textField)

    view = hypnosisView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("BNRHypnosisViewController loaded its view")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    drawHypnoticMessage(textField.text ?? "")
    textField.text = ""
    textField.resignFirstResponder()
    return true
  }

  private func drawHypnoticMessage(_ message: String) {
    for _ in 0..<20 {
      let messageLabel = UILabel()
      messageLabel.backgroundColor = .clear
      messageLabel.textColor = .black
      messageLabel.text = message
      messageLabel.sizeToFit()

      // Anywhere in the view, as long as all of it is inside.
      let width = max(view.bounds.width - messageLabel.bounds.width, 0)
      let height = max(view.bounds.height - messageLabel.bounds.height, 0)
      messageLabel.frame.origin = CGPoint(x: .random(in: 0...width), y: .random(in: 0...height))
      view.addSubview(messageLabel)

      let horizontal = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      horizontal.minimumRelativeValue = -25
      horizontal.maximumRelativeValue = 25
      messageLabel.addMotionEffect(horizontal)

      let vertical = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
      vertical.minimumRelativeValue = -25
      vertical.maximumRelativeValue = 25
      messageLabel.addMotionEffect(vertical)
    }
  }
}
