import UIKit

/// The elements that a walk through containers has met: each is met once, and a container that lists itself, or one
/// around it, is logged.
@MainActor struct ElementVisits {
  /// The elements are retained during the traversal: containers may create theirs on demand, and a new one must not
  /// be confused with a freed one.
  private var seen: [ObjectIdentifier: UIResponder] = [:]
  private var path: Set<ObjectIdentifier> = []
  private static var didLogLoops = false

  /// Whether the element was not met yet. Each `true` needs a `leave(_:)` after the element's own elements.
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
