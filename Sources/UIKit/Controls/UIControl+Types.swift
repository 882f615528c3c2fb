extension UIControl {
  /// An event of a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger has touched down in the control.
    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    /// A finger has touched down repeatedly: for the second tap and further ones.
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    /// A finger moved within the control.
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    /// A finger moved outside of the control, which still tracks it.
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    /// A finger moved back into the control.
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// A finger left the control, which still tracks it.
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// A finger was lifted within the control, as in a tap on a button.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// A finger was lifted outside of the control.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The system canceled the touch.
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    /// The user changed the control's value. Changes by code send no event.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    /// The primary action of the control was triggered.
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    /// The control's menu was requested.
    public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
    /// A text field began to be edited.
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    /// The user changed the text of a field.
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    /// Editing of a text field ended.
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    /// The return key was pressed in a text field.
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    /// All events of touches.
    public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
    /// All events of text fields.
    public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
    /// Events for the app's own use.
    public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
    /// Events that are reserved for frameworks.
    public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
    /// All events.
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control is enabled, and neither selected nor highlighted.
    public static var normal: State { [] }
    /// A touch is inside the control, or code highlighted it.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// The control is disabled.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// The control is selected, which the app decides.
    public static var selected: State { State(rawValue: 1 << 2) }
    /// The control has keyboard focus.
    public static var focused: State { State(rawValue: 1 << 3) }
    /// States for the app's own use.
    public static var application: State { State(rawValue: 0x00FF_0000) }
    /// States that are reserved for frameworks.
    public static var reserved: State { State(rawValue: 0xFF00_0000) }
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is centered horizontally or vertically.
    case center = 0
    /// The content is at the top.
    case top = 1
    /// The content is at the bottom.
    case bottom = 2
    /// The content is stretched to the height.
    case fill = 3
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered horizontally or vertically.
    case center = 0
    /// The content is at the left.
    case left = 1
    /// The content is at the right.
    case right = 2
    /// The content is stretched to the width.
    case fill = 3
    /// The content is at the leading side.
    case leading = 4
    /// The content is at the trailing side.
    case trailing = 5
  }
}
