// swift-format-ignore-file
import UIKit
class Ring: UIView {
  let label: UILabel
  @objc dynamic var width = 1.5
  @objc dynamic var color: UIColor = .black { willSet { print("will", label.text!, newValue == .red) } didSet { print("did", label.text!, oldValue == .black) } }
  @objc dynamic var font: UIFont? { get { label.font } set(value) { label.font = value; print("font", value?.pointSize ?? 0) } }
  private var titles: [UInt: String] = [:]
  @objc dynamic func setTitle(_ title: String, for state: UIControl.State) { titles[state.rawValue] = title; print("title", title, state.rawValue) }
  init(text: String) {
    label = UILabel()
    label.text = text
    super.init(frame: .zero)
    print("init", text)
  }
  required init?(coder: NSCoder) { nil }
  override var backgroundColor: UIColor? { didSet { print("background", label.text!) } }
}
final class Dot: Ring {
  override var tintColor: UIColor! { get { super.tintColor } set { super.tintColor = newValue; print("tint", label.text!) } }
  override var backgroundColor: UIColor? { willSet { print("will be", label.text!) } didSet { print("is", label.text!) } }
}
extension UIView {
  @objc dynamic var corner: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue; print("corner", newValue) } }
}
class Named: UIView {
  var color: UIColor { .red }
  @objc dynamic func show(_ text: String, for count: Int) {}
}
final class Other: Named {
  private var own = UIColor.blue
  override var color: UIColor { get { own } set { own = newValue } }
}
