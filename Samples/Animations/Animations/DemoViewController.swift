import UIKit

/// A demo: a title, a button back to the list, a stage, and controls at the bottom.
class DemoViewController: UIViewController {
  var done: (() -> Void)?
  let stage = UIView()
  private var controlTop: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.frame = UIScreen.main.bounds
    let label = UILabel(frame: CGRect(x: 80, y: 66, width: view.bounds.width - 160, height: 30))
    label.text = title
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 17)
    view.addSubview(label)

    let back = UIButton(type: .system)
    back.frame = CGRect(x: 12, y: 60, width: 60, height: 44)
    back.setTitle("Done", for: .normal)
    back.addTarget(self, action: #selector(goBack), for: .touchUpInside)
    view.addSubview(back)

    stage.frame = CGRect(x: 20, y: 116, width: view.bounds.width - 40, height: 440)
    stage.backgroundColor = .secondarySystemBackground
    stage.layer.cornerRadius = 16
    view.addSubview(stage)
    controlTop = stage.frame.maxY + 16
  }

  @objc private func goBack() { done?() }

  /// Adds a button in the next free place: two to a row.
  @discardableResult func addButton(_ title: String, at index: Int, action: Selector) -> UIButton {
    let width = (view.bounds.width - 52) / 2
    let button = UIButton(type: .system)
    button.frame = CGRect(
      x: 20 + CGFloat(index % 2) * (width + 12), y: controlTop + CGFloat(index / 2) * 52, width: width, height: 44)
    button.setTitle(title, for: .normal)
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 10
    button.tag = index
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
    return button
  }

  func box(_ color: UIColor, _ frame: CGRect) -> UIView {
    let box = UIView(frame: frame)
    box.backgroundColor = color
    box.layer.cornerRadius = 8
    stage.addSubview(box)
    return box
  }
}
