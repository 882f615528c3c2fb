/// Keys without a character, for `typeText(_:)`.
///
/// ```swift
/// field.typeText(XCUIKeyboardKey.delete.rawValue)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuikeyboardkey>
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let delete = Self("\u{8}")
  public static let `return` = Self("\r")
  public static let enter = Self("\u{3}")
  public static let tab = Self("\t")
  public static let space = Self(" ")
  public static let escape = Self("\u{1B}")
  public static let upArrow = Self("\u{F700}")
  public static let downArrow = Self("\u{F701}")
  public static let leftArrow = Self("\u{F702}")
  public static let rightArrow = Self("\u{F703}")
  public static let F1 = Self("\u{F704}")
  public static let F2 = Self("\u{F705}")
  public static let F3 = Self("\u{F706}")
  public static let F4 = Self("\u{F707}")
  public static let F5 = Self("\u{F708}")
  public static let F6 = Self("\u{F709}")
  public static let F7 = Self("\u{F70A}")
  public static let F8 = Self("\u{F70B}")
  public static let F9 = Self("\u{F70C}")
  public static let F10 = Self("\u{F70D}")
  public static let F11 = Self("\u{F70E}")
  public static let F12 = Self("\u{F70F}")
  public static let forwardDelete = Self("\u{F728}")
  public static let home = Self("\u{F729}")
  public static let end = Self("\u{F72B}")
  public static let pageUp = Self("\u{F72C}")
  public static let pageDown = Self("\u{F72D}")
  public static let clear = Self("\u{F739}")
  public static let help = Self("\u{F746}")
  public static let capsLock = Self("\u{F60}")
  public static let command = Self("\u{F61}")
  public static let control = Self("\u{F62}")
  public static let option = Self("\u{F63}")
  public static let shift = Self("\u{F64}")
  public static let function = Self("\u{F65}")
  public static let secondaryFn = Self("\u{F66}")

  /// The name of the key in the script language; nil if it has none.
  var scriptName: String? {
    [
      .delete: "delete", .return: "return", .enter: "return", .tab: "tab", .escape: "escape", .upArrow: "up",
      .downArrow: "down", .leftArrow: "left", .rightArrow: "right", .home: "home", .end: "end", .pageUp: "pageUp",
      .pageDown: "pageDown", .forwardDelete: "forwardDelete",
    ][self]
  }
}

extension XCUIElement {
  /// The modifier keys of an interaction.
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = Self(rawValue: 1 << 0)
    public static let shift = Self(rawValue: 1 << 1)
    public static let control = Self(rawValue: 1 << 2)
    public static let option = Self(rawValue: 1 << 3)
    public static let command = Self(rawValue: 1 << 4)
    public static let alternate = option

    /// The modifiers in the form of the script language, such as `shift+cmd+`.
    var scriptPrefix: String {
      let names: [(KeyModifierFlags, String)] = [
        (.shift, "shift"), (.control, "control"), (.option, "alt"), (.command, "cmd"),
      ]
      return names.filter { contains($0.0) }.map { $0.1 + "+" }.joined()
    }
  }
}
