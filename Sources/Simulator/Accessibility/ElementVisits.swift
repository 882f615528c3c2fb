import UIKit

/// The accessibility elements that a traversal has visited. Each element is visited once; a cycle of containers is
/// logged.
@MainActor struct ElementVisits {
  /// The visited elements, which are retained during the traversal. Containers may create elements on demand, and a
  /// new element must not have the address of a freed one.
  private var seen: [ObjectIdentifier: UIResponder] = [:]
  private var path: Set<ObjectIdentifier> = []
  private static var didLogLoops = false

  /// Returns whether the element has not been visited yet. After each `true`, call `leave(_:)` when the element's
  /// descendants have been visited.
  mutating func enter(_ element: UIResponder) -> Bool {
    let id = ObjectIdentifier(element)
    if path.contains(id), !Self.didLogLoops {
      Self.didLogLoops = true
      HostLog.note(
        "\(String(describing: type(of: element))) is listed among its own accessibility elements, directly or by another one; "
          + "the repeated element is ignored")
    }
    guard seen.updateValue(element, forKey: id) == nil else { return false }
    path.insert(id)
    return true
  }

  mutating func leave(_ element: UIResponder) { path.remove(ObjectIdentifier(element)) }
}
