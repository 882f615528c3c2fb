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

/// A type that Interface Builder files hold.
protocol NibReadable {
  /// Nil if the value is not of the type.
  @MainActor static func read(_ value: NibValue, _ coder: NibCoder) -> Self?
  /// Whether `read` itself says on the console what is wrong with the value.
  static func complains(about value: NibValue) -> Bool
}

extension NibReadable {
  static func complains(about value: NibValue) -> Bool { false }
}

/// Enumerations by the names that Interface Builder gives their cases.
protocol NibNamed: NibReadable {
  static var nibNames: [String: Self] { get }
}

extension NibNamed {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Self? { value.text.flatMap { nibNames[$0] } }
}
