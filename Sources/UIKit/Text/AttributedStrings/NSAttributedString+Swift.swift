import Foundation

/// An attribute that both `AttributedString` and `NSAttributedString` support.
private struct SharedAttribute {
  let name: NSAttributedString.Key
  let read: (AttributedString.Runs.Run) -> Any?
  let write: (Any, inout AttributeContainer) -> Void

  /// Creates an attribute from its key in Swift.
  /// - Parameter box: converts a value to the one in Objective-C's dictionary.
  init<Key: AttributedStringKey>(
    _ key: Key.Type, box: @escaping (Key.Value) -> Any = { $0 },
    unbox: @escaping (Any) -> Key.Value? = { $0 as? Key.Value }
  ) where Key.Value: Sendable {
    name = NSAttributedString.Key(Key.name)
    read = { $0[Key.self].map(box) }
    write = { value, container in
      if let value = unbox(value) { container[Key.self] = value }
    }
  }

  private typealias UIKitScope = AttributeScopes.UIKitAttributes

  private static func number<Key: AttributedStringKey>(_ key: Key.Type) -> SharedAttribute
  where Key.Value == CGFloat {
    SharedAttribute(key, unbox: { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat })
  }

  private static func style<Key: AttributedStringKey>(_ key: Key.Type) -> SharedAttribute
  where Key.Value == NSUnderlineStyle {
    SharedAttribute(
      key, box: { $0.rawValue },
      unbox: { ($0 as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) } ?? $0 as? NSUnderlineStyle })
  }

  static let all: [SharedAttribute] = [
    SharedAttribute(
      AttributeScopes.FoundationAttributes.LinkAttribute.self,
      unbox: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
    SharedAttribute(AttributeScopes.FoundationAttributes.ImageURLAttribute.self),
    SharedAttribute(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self),
    SharedAttribute(
      UIKitScope.InlinePresentationIntentAttribute.self, box: { NSNumber(value: $0.rawValue) },
      unbox: { ($0 as? NSNumber).map { InlinePresentationIntent(rawValue: $0.uintValue) } }),
    SharedAttribute(UIKitScope.PresentationIntentAttribute.self),
    SharedAttribute(UIKitScope.LigatureAttribute.self, unbox: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }),
    SharedAttribute(UIKitScope.FontAttribute.self),
    SharedAttribute(UIKitScope.ParagraphStyleAttribute.self),
    SharedAttribute(UIKitScope.ForegroundColorAttribute.self),
    SharedAttribute(UIKitScope.BackgroundColorAttribute.self),
    number(UIKitScope.KernAttribute.self),
    number(UIKitScope.TrackingAttribute.self),
    style(UIKitScope.StrikethroughStyleAttribute.self),
    style(UIKitScope.UnderlineStyleAttribute.self),
    SharedAttribute(UIKitScope.StrokeColorAttribute.self),
    number(UIKitScope.StrokeWidthAttribute.self),
    SharedAttribute(UIKitScope.ShadowAttribute.self),
    SharedAttribute(UIKitScope.AttachmentAttribute.self),
    number(UIKitScope.BaselineOffsetAttribute.self),
    SharedAttribute(UIKitScope.UnderlineColorAttribute.self),
    SharedAttribute(UIKitScope.StrikethroughColorAttribute.self),
    number(UIKitScope.ObliquenessAttribute.self),
    number(UIKitScope.ExpansionAttribute.self),
  ]
}

extension NSAttributedString {
  /// Creates a string with the characters of Swift's attributed string and the attributes of Foundation and UIKit.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString()
    for run in attrStr.runs {
      var attributes: [Key: Any] = [:]
      for shared in SharedAttribute.all { attributes[shared.name] = shared.read(run) }
      result.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }

  /// Creates a string as `init(_:)` does: attributes of other scopes have no name in this class.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }
}

extension AttributeContainer {
  /// Creates the attributes of a dictionary that Foundation and UIKit support.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for shared in SharedAttribute.all {
      if let value = dictionary[shared.name] { shared.write(value, &self) }
    }
  }
}

extension AttributedString {
  /// Creates a string with the characters of an attributed string and the attributes of Foundation and UIKit.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      let container = AttributeContainer(attributes)
      append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: container))
    }
  }

  /// Creates a string with the attributes of a scope, such as `\.uiKit`. All attributes that UIKit and Foundation
  /// support are included for any scope.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>)
    throws
  {
    self.init(nsStr)
  }
}
