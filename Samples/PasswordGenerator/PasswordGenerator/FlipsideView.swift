import UIKit

/// The side that tells about the app.
class FlipsideView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    // Fine stripes from edge to edge.
    UIColor(white: 0.13, alpha: 1).setFill()
    UIRectFill(bounds)
    UIColor(white: 0.16, alpha: 1).setFill()
    for x in stride(from: bounds.minX, to: bounds.maxX, by: 8) {
      UIRectFill(CGRect(x: x, y: bounds.minY, width: 4, height: bounds.height))
    }
  }

  @IBAction func openLink(_ sender: Any) {
    guard let url = URL(string: "https://www.example.com/passwordgenerator") else { return }
    UIApplication.shared.open(url)
  }
}
