/// The state of a cell for which configurations are made.
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
    /// The cell rises before it moves.
    case lifting
    /// The cell, or its preview, follows the finger.
    case dragging
  }

  /// What a drag session means for the cell.
  public enum DropState: Hashable, Sendable {
    /// Nothing is dragged over the cell.
    case none
    /// A drag session is over the list, but not over the cell.
    case notTargeted
    /// The cell would take the drop.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether a finger presses the cell. False by default.
  public var isHighlighted = false
  /// Whether the cell is selected. False by default.
  public var isSelected = false
  /// Whether the cell has the focus. False by default.
  public var isFocused = false
  /// Whether the cell sticks to the edge of the list.
  public var isPinned = false
  /// Whether the cell shows its editing controls. False by default.
  public var isEditing = false
  /// Whether the cell shows the children of an outline.
  public var isExpanded = false
  /// Whether the cell was moved aside so that its actions show.
  public var isSwiped = false
  /// Whether the user moves the cell to another row.
  public var isReordering = false
  /// Where the cell is in a drag. `.none` by default.
  public var cellDragState = DragState.none
  /// What something that is dragged over the cell would do. `.none` by default.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a cell that nothing has happened to, with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own by its key; nil for none.
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
