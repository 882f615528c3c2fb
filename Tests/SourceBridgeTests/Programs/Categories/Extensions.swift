// swift-format-ignore-file
import UIKit

// Members that an app adds to UIKit's classes, and that its own classes override.
extension UIViewController {
  @objc func refresh(_ reason: String, twice: Bool = false) -> String { "plain \(reason)" }
  @objc class var storyboardName: String { "Main" }
  @objc var badge: Int { get { view.tag } set { view.tag = newValue } }
  @objc func fetch() throws -> Int { 1 }
  @objc func notOverridden() -> String { "once" }

}
extension UIScrollView {
  override func contains(_ name: String) -> Bool { name == "bar" || super.contains(name) }
}
extension UIView {
  @objc func title() -> String { "view" }
  func contains(_ name: String) -> Bool { false }
}
