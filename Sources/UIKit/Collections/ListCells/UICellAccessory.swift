import CoreGraphics

/// A small view at a side of a list cell: a chevron, a checkmark, an editing control, a label or a custom view.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, name in
///   cell.accessories = [
///     .label(text: "3"), .disclosureIndicator(displayed: .whenNotEditing), .multiselect(displayed: .whenEditing),
///   ]
/// }
/// ```
///
/// The list determines the sides and the order of the system's accessories (facts/lists.md#accessories).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct>
public struct UICellAccessory {
  /// A closure that is called when the accessory is tapped.
  public typealias ActionHandler = () -> Void
  /// A closure that is called with the menu of a pop-up menu accessory when the user selected another of its
  /// elements.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The editing modes in which an accessory is visible.
  public enum DisplayedState: Hashable, Sendable {
    /// The accessory is visible in editing mode and out of it.
    case always
    /// The accessory is visible only while the list is in editing mode.
    case whenEditing
    /// The accessory is visible only while the list is not in editing mode.
    case whenNotEditing
  }

  /// The width of the slot in which an accessory is centered.
  public enum LayoutDimension: Sendable {
    /// The width of the accessory's view.
    case actual
    /// A width that all accessories of the same kind share.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    /// The chevron of `disclosureIndicator(displayed:options:)`, for a row that leads to another screen.
    case disclosureIndicator
    /// The rotating chevron of `outlineDisclosure(displayed:options:actionHandler:)`, by which items of an outline
    /// are expanded and collapsed.
    case outlineDisclosure
    /// The checkmark of `checkmark(displayed:options:)`.
    case checkmark
    /// The red control of `delete(displayed:options:actionHandler:)`.
    case delete
    /// The green control of `insert(displayed:options:actionHandler:)`.
    case insert
    /// The handle of `reorder(displayed:options:)`, by which the user moves the item.
    case reorder
    /// The circle of `multiselect(displayed:options:)`, which shows whether the item is selected.
    case multiselect
    /// The text of `label(text:displayed:options:)`.
    case label
    /// A custom view; two accessories are of the same type if they have the same view.
    case customView(UIView)
    /// The info button of `detail(displayed:options:actionHandler:)`.
    case detail
    /// The menu of `popUpMenu(_:displayed:options:selectedElementDidChangeHandler:)`.
    case popUpMenu
  }

  /// The side of a custom view, and its position among the accessories at that side.
  public enum Placement {
    /// A closure that returns the index at which the accessory is inserted among those at its side, from the
    /// leading edge to the trailing one.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The leading side, by default next to the content.
    case leading(
      displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { $0.count })
    /// The trailing side, by default next to the content.
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { _ in 0 })

    /// Returns the position before the accessory of the given type; the start if the cell has no such accessory.
    public static func position(before accessory: UICellAccessory) -> UICellAccessory.Placement.Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }
    /// Returns the position after the accessory of the given type; the end if the cell has no such accessory.
    public static func position(after accessory: UICellAccessory) -> UICellAccessory.Placement.Position {
      let type = accessory.accessoryType
      return { accessories in
        accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// The type of an accessory with its own options.
  enum Content {
    case system
    case label(String, UIFont, adjustsFont: Bool)
    case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
    case custom(CustomViewConfiguration)
  }

  /// The kind of accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let options: CellAccessoryOptions
  var content = Content.system
  var handler: ActionHandler?

  // MARK: Making

  /// Creates a chevron that points in the trailing direction.
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .disclosureIndicator, displayed: displayed, options: options.common)
  }

  /// Creates a detail button, an i in a circle, which calls the handler.
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DetailOptions = DetailOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .detail, displayed: displayed, options: options.common, handler: actionHandler)
  }

  /// Creates a checkmark in the tint color, at the trailing side. It receives no touches.
  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .checkmark, displayed: displayed, options: options.common)
  }

  /// Creates a minus in a red disc. Without a handler a tap opens the trailing swipe actions.
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = DeleteOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .delete, displayed: displayed, options: options.common, handler: actionHandler)
  }

  /// Creates a plus in a green disc.
  public static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.InsertOptions = InsertOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .insert, displayed: displayed, options: options.common, handler: actionHandler)
  }

  /// Creates a reorder control of three lines, by which the user moves the item if the data source allows it.
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .reorder, displayed: displayed, options: options.common)
  }

  /// Creates a circle, which is checked while the cell is selected.
  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .multiselect, displayed: displayed, options: options.common)
  }

  /// Creates a chevron that rotates when the item is expanded. Without a handler a tap expands and collapses the
  /// item in its section snapshot.
  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .outlineDisclosure, displayed: displayed, options: options.common, handler: actionHandler)
  }

  /// Creates a button with the selected element of a menu; a tap opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .popUpMenu, displayed: displayed, options: options.common,
      content: .menu(menu, selectedElementDidChangeHandler))
  }

  /// Creates a label with a short text, such as a number.
  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .label, displayed: displayed, options: options.common,
      content: .label(text, options.font, adjustsFont: options.adjustsFontForContentSizeCategory))
  }

  /// Creates an accessory with a custom view.
  public static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    switch configuration.placement {
    case .leading(let state, _), .trailing(let state, _): displayed = state
    }
    return UICellAccessory(
      accessoryType: .customView(configuration.customView), displayed: displayed, options: configuration.common,
      content: .custom(configuration))
  }
}

extension UICellAccessory {
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The rank of the system's accessories from the leading edge to the trailing one
  /// (facts/lists.md#accessories/order); nil for custom views.
  private var rank: (isLeading: Bool, number: Int)? {
    switch accessoryType {
    case .multiselect: (true, 0)
    case .delete: (true, 1)
    case .insert: (true, 2)
    case .label: (false, 0)
    case .popUpMenu: (false, 1)
    case .checkmark: (false, 2)
    case .detail: (false, 3)
    case .disclosureIndicator: (false, 4)
    case .outlineDisclosure: (false, 5)
    case .reorder: (false, 6)
    case .customView: nil
    }
  }

  /// Returns the accessories that are visible in a state, for each side from its leading end.
  static func arrange(_ accessories: [UICellAccessory], isEditing: Bool) -> (
    leading: [UICellAccessory], trailing: [UICellAccessory]
  ) {
    let shown = accessories.filter { $0.isDisplayed(whileEditing: isEditing) }
    func side(isLeading: Bool) -> [UICellAccessory] {
      var side = shown.enumerated().filter { $0.element.rank?.isLeading == isLeading }
        .sorted { ($0.element.rank?.number ?? 0, $0.offset) < ($1.element.rank?.number ?? 0, $1.offset) }
        .map(\.element)
      for accessory in shown {
        guard case .custom(let configuration) = accessory.content else { continue }
        switch configuration.placement {
        case .leading(_, let position) where isLeading, .trailing(_, let position) where !isLeading:
          side.insert(accessory, at: min(max(0, position(side)), side.count))
        default: break
        }
      }
      return side
    }
    return (side(isLeading: true), side(isLeading: false))
  }
}
