// swift-format-ignore-file
import UIKit

class List: UIViewController {
  override func refresh(_ reason: String, twice: Bool) -> String { "list<\(super.refresh(reason))>" + (twice ? "2" : "") }
  override class var storyboardName: String { "List" }
  override var badge: Int { get { super.badge + 100 } set { super.badge = newValue * 2 } }
  override func fetch() throws -> Int { try super.fetch() + 1 }
}
class Long: List {
  override func refresh(_ reason: String, twice: Bool) -> String { "long<\(super.refresh(reason, twice: twice))>" }
}
final class Longest: Long {
  override class var storyboardName: String { "Longest of " + super.storyboardName }
  override func refresh(_ reason: String, twice: Bool) -> String { "longest<\(super.refresh(reason, twice: true))>" }
}
class Other: UIViewController { override func fetch() throws -> Int { throw CocoaError(.fileNoSuchFile) } }
class Stack: UIScrollView { override func contains(_ name: String) -> Bool { name == "stack" || super.contains(name) } }
class Card: UIView {}
extension Card { override func title() -> String { "card in " + super.title() } }
