/// The state of a cell on which configurations depend.
///
/// ```swift
/// cell.configurationUpdateHandler = { cell, state in
///   var content = UIListContentConfiguration.cell().updated(for: state)
///   content.text = "Hello"
///   if state.isSelected { content.textProperties.color = .systemRed }
///   cell.contentConfiguration = content
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct>
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell is being dragged.
  public enum DragState: Hashable, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted before it moves.
    case lifting
    /// The cell, or its preview, follows the finger.
    case dragging
  }

  /// The role of the cell in a drag session over the list.
  public enum DropState: Hashable, Sendable {
    /// No item is dragged over the cell.
    case none
    /// A drag session is over the list, but not over the cell.
    case notTargeted
    /// The cell is the target of the drop.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled and receives no touches.
  public var isDisabled = false
  /// Whether a finger presses the cell. False by default.
  public var isHighlighted = false
  /// Whether the cell is selected. False by default.
  public var isSelected = false
  /// Whether the cell has focus. False by default.
  public var isFocused = false
  /// Whether the cell is pinned to the edge of the list.
  public var isPinned = false
  /// Whether the cell shows its editing controls. False by default.
  public var isEditing = false
  /// Whether the cell's children in an outline are visible.
  public var isExpanded = false
  /// Whether the cell was swiped to reveal its actions.
  public var isSwiped = false
  /// Whether the user is moving the cell.
  public var isReordering = false
  /// The cell's state in a drag. `.none` by default.
  public var cellDragState = DragState.none
  /// The cell's state as the target of a drop. `.none` by default.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell with traits in which nothing is selected, highlighted or disabled.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom value by its key; nil if there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    let states = [
      ("Disabled", isDisabled), ("Highlighted", isHighlighted), ("Selected", isSelected), ("Focused", isFocused),
      ("Pinned", isPinned), ("Editing", isEditing), ("Expanded", isExpanded), ("Swiped", isSwiped),
      ("Reordering", isReordering), ("Drag = lifting", cellDragState == .lifting),
      ("Drag = dragging", cellDragState == .dragging), ("Drop = not targeted", cellDropState == .notTargeted),
      ("Drop = targeted", cellDropState == .targeted),
    ]
    return "<UICellConfigurationState: traitCollection = \(traitCollection)" + describe(states, custom: custom)
      + ">"
  }
  public var debugDescription: String { description }
  /// The properties by their names, as debuggers show them.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "traitCollection": traitCollection, "isDisabled": isDisabled, "isHighlighted": isHighlighted,
        "isSelected": isSelected, "isFocused": isFocused, "isPinned": isPinned, "isEditing": isEditing,
        "isExpanded": isExpanded, "isSwiped": isSwiped, "isReordering": isReordering,
        "cellDragState": cellDragState, "cellDropState": cellDropState,
      ], displayStyle: .struct)
  }
}
