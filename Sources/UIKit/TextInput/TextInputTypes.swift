/// A direction in the order in which text is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end of the text, which is leftwards in text that is read from right to left.
  case forward = 0
  /// Toward the beginning of the text, which is rightwards in text that is read from right to left.
  case backward = 1
}

/// A direction in which text is seen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right on the screen. Its raw value, 2, follows those of the storage directions.
  case right = 2
  /// To the left on the screen.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A direction in storage or in layout.
public struct UITextDirection: Hashable, RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Returns a direction in the order of storage; its raw value is 0 or 1.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction on the screen; its raw value is from 2 to 5.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// The confidence of dictation in a text.
public enum UITextAlternativeStyle: Int, Sendable {
  /// Sure.
  case none = 0
  /// Low confidence: the text is underlined on iOS.
  case lowConfidence = 1
}
