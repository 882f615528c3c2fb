/// A value in an Interface Builder file: an attribute's text, or a child element with the property's key.
enum NibValue {
  case text(String)
  case element(NibElement)

  var text: String? {
    switch self {
    case .text(let text): return text
    case .element(let element): return element.name == "nil" ? nil : element.text
    }
  }

  var isNil: Bool {
    if case .element(let element) = self { return element.name == "nil" }
    return false
  }
}

/// A type that Interface Builder files contain.
protocol NibReadable {
  /// Returns the value; nil if it does not have the type.
  @MainActor static func read(_ value: NibValue, _ coder: NibCoder) -> Self?
  /// Returns whether `read` itself logs problems with the value.
  static func complains(about value: NibValue) -> Bool
}

extension NibReadable {
  static func complains(about value: NibValue) -> Bool { false }
}

/// An enumeration with Interface Builder's names of its cases.
protocol NibNamed: NibReadable {
  static var nibNames: [String: Self] { get }
}

extension NibNamed {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Self? { value.text.flatMap { nibNames[$0] } }
}
