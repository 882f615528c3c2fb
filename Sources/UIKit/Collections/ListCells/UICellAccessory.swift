import CoreGraphics

/// A small view at a side of a list cell: a chevron, a checkmark, a control for editing, a label or a view of the app's own.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, name in
///   cell.accessories = [
///     .label(text: "3"), .disclosureIndicator(displayed: .whenNotEditing), .multiselect(displayed: .whenEditing),
///   ]
/// }
/// ```
///
/// The list decides on which side and in which order the system's accessories stand (facts/lists.md#accessories).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct>
public struct UICellAccessory {
  /// What is called when the accessory is tapped.
  public typealias ActionHandler = () -> Void
  /// Called with the menu of a pop-up menu accessory when the user chose another of its elements.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// When an accessory shows.
  public enum DisplayedState: Hashable, Sendable {
    /// In editing mode and out of it.
    case always
    /// Only while the list is in editing mode.
    case whenEditing
    /// Only while the list is not in editing mode.
    case whenNotEditing
  }

  /// The width of the room that an accessory gets; it is centred there.
  public enum LayoutDimension: Sendable {
    /// That of the accessory's view.
    case actual
    /// The same for all accessories of its kind.
    case standard
    /// In points.
    case custom(CGFloat)
  }

  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    /// The chevron of `disclosureIndicator(displayed:options:)`, which hints at a screen that a tap opens.
    case disclosureIndicator
    /// The turning chevron of `outlineDisclosure(displayed:options:actionHandler:)`, by which items of an outline
    /// open and close.
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
    /// A view of the app's own; two accessories are of the same type if they have the same view.
    case customView(UIView)
    /// The info button of `detail(displayed:options:actionHandler:)`.
    case detail
    /// The menu of `popUpMenu(_:displayed:options:selectedElementDidChangeHandler:)`.
    case popUpMenu
  }

  /// The side at which a view of the app's own stands, and its position among the accessories there.
  public enum Placement {
    /// Returns the index at which the accessory is inserted, of those at its side in their order from the leading edge to
    /// the trailing one.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading side, by default next to the content.
    case leading(
      displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { $0.count })
    /// At the trailing side, by default next to the content.
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { _ in 0 })

    /// Before the accessory of the given type; at the beginning if the cell has no such accessory.
    public static func position(before accessory: UICellAccessory) -> UICellAccessory.Placement.Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }
    /// After the accessory of the given type; at the end if the cell has no such accessory.
    public static func position(after accessory: UICellAccessory) -> UICellAccessory.Placement.Position {
      let type = accessory.accessoryType
      return { accessories in
        accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// What an accessory has of its own.
  enum Content {
    case system
    case label(String, UIFont, adjustsFont: Bool)
    case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
    case custom(CustomViewConfiguration)
  }

  /// Which of the system's accessories this is, or that it is a view of the app's own.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let options: CellAccessoryOptions
  var content = Content.system
  var handler: ActionHandler?

  // MARK: Making

  /// A chevron that points in the trailing direction.
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .disclosureIndicator, displayed: displayed, options: options.common)
  }

  /// A button with an i, which calls the handler.
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DetailOptions = DetailOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .detail, displayed: displayed, options: options.common, handler: actionHandler)
  }

  /// Creates a checkmark in the tint color, at the trailing side. It takes no touches.
  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .checkmark, displayed: displayed, options: options.common)
  }

  /// A minus in a red disc. Without a handler a tap opens the trailing swipe actions.
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = DeleteOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .delete, displayed: displayed, options: options.common, handler: actionHandler)
  }

  /// A plus in a green disc.
  public static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.InsertOptions = InsertOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .insert, displayed: displayed, options: options.common, handler: actionHandler)
  }

  /// Three lines, by which the user moves the item where the data source lets it move.
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .reorder, displayed: displayed, options: options.common)
  }

  /// A circle, which is checked while the cell is selected.
  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .multiselect, displayed: displayed, options: options.common)
  }

  /// A chevron that turns when the item is opened. Without a handler a tap opens and closes the item in its section
  /// snapshot.
  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .outlineDisclosure, displayed: displayed, options: options.common, handler: actionHandler)
  }

  /// A button with the chosen element of a menu; a tap shows the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .popUpMenu, displayed: displayed, options: options.common,
      content: .menu(menu, selectedElementDidChangeHandler))
  }

  /// A short text, such as a number.
  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .label, displayed: displayed, options: options.common,
      content: .label(text, options.font, adjustsFont: options.adjustsFontForContentSizeCategory))
  }

  /// A view of the app's own.
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

  /// The system's accessories in their order from the leading edge to the trailing one
  /// (facts/lists.md#accessories/order); nil for views of the app's own.
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

  /// The accessories that show in a state, at their sides, each side from its leading end on.
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
