import Foundation

/// An element of an Interface Builder file.
final class NibElement {
  let name: String
  private(set) var attributes: [String: String]
  fileprivate(set) var children: [NibElement] = []
  fileprivate(set) weak var parent: NibElement?
  /// The characters between the tags.
  fileprivate(set) var text = ""
  let line: Int

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  var id: String? { attributes["id"] }
  var key: String? { attributes["key"] }

  subscript(attribute: String) -> String? { attributes[attribute] }

  func child(named name: String) -> NibElement? { children.first { $0.name == name } }
  func child(key: String) -> NibElement? { children.first { $0.key == key } }
  func children(named name: String) -> [NibElement] { children.filter { $0.name == name } }

  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
  func number(_ attribute: String) -> CGFloat? { attributes[attribute].flatMap(Double.init).map { CGFloat($0) } }

  /// The element with that identifier in this tree.
  func descendant(id: String) -> NibElement? {
    if self.id == id { return self }
    for child in children {
      if let found = child.descendant(id: id) { return found }
    }
    return nil
  }

  func append(_ child: NibElement) {
    children.append(child)
    child.parent = self
  }

  func addText(_ more: String) { text += more }
}
