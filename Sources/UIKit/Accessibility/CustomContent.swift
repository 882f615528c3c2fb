/// The additional information that elements offer on request. The module Accessibility, which apps may import or
/// not, provides the reader.
@MainActor package enum CustomContent {
  package struct Item: Equatable, Sendable {
    package let label: String
    package let value: String
    /// Whether the item is always read together with the element.
    package let isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// Returns the custom content of an element; nil until the module is loaded.
  package nonisolated static var reader: (@MainActor (AnyObject) -> [Item])? {
    get { loaded.withLock { $0 } }
    set { loaded.withLock { $0 = newValue } }
  }
  private nonisolated static let loaded = Locked<(@MainActor (AnyObject) -> [Item])?>(nil)

  package static func items(of element: AnyObject) -> [Item] { reader?(element) ?? [] }
}
