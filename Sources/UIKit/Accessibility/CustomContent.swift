/// What elements tell when they are asked for more. The module Accessibility, which apps may import or not, knows how to ask.
@MainActor package enum CustomContent {
  package struct Item: Equatable, Sendable {
    package let label: String
    package let value: String
    /// Whether it is read with the element at once.
    package let isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// Asks an element; nil until the module is loaded.
  package nonisolated static var reader: (@MainActor (AnyObject) -> [Item])? {
    get { loaded.withLock { $0 } }
    set { loaded.withLock { $0 = newValue } }
  }
  private nonisolated static let loaded = Locked<(@MainActor (AnyObject) -> [Item])?>(nil)

  package static func items(of element: AnyObject) -> [Item] { reader?(element) ?? [] }
}
