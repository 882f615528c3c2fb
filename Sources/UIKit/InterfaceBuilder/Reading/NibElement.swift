import Foundation

/// An element of an Interface Builder file.
package final class NibElement {
  package let name: String
  /// The attributes in the file's order.
  let attributes: [(name: String, value: String)]
  package fileprivate(set) var children: [NibElement] = []
  /// The characters between the tags.
  fileprivate(set) var text = ""
  /// The offset of its tag in the file, in bytes.
  let offset: Int

  init(name: String, attributes: [(name: String, value: String)], offset: Int) {
    self.name = name
    self.attributes = attributes
    self.offset = offset
  }

  package var id: String? { self["id"] }
  package var key: String? { self["key"] }

  /// Returns the value of an attribute. As elements have few attributes, a linear search is faster than a table.
  package subscript(attribute: String) -> String? {
    for entry in attributes where entry.name == attribute { return entry.value }
    return nil
  }

  package func child(named name: String) -> NibElement? { children.first { $0.name == name } }
  package func child(key: String) -> NibElement? { children.first { $0.key == key } }
  func children(named name: String) -> [NibElement] { children.filter { $0.name == name } }

  package func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }
  package func number(_ attribute: String) -> CGFloat? { self[attribute].flatMap(Double.init).map { CGFloat($0) } }

  func append(_ child: NibElement) { children.append(child) }
  func addText(_ more: String) { text += more }
}
