import CoreGraphics

/// The options that all accessories have in common.
struct CellAccessoryOptions {
  var isHidden = false
  var reservedLayoutWidth = UICellAccessory.LayoutDimension.standard
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var showsVerticalSeparator = true
  var outlineStyle = UICellAccessory.OutlineDisclosureOptions.Style.automatic
}

/// The options that all accessories of the system have.
protocol CommonAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
}

extension CommonAccessoryOptions {
  var common: CellAccessoryOptions {
    CellAccessoryOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
  }
}

/// The options of accessories with a disc.
protocol DiscAccessoryOptions: CommonAccessoryOptions {
  var backgroundColor: UIColor? { get }
}

extension DiscAccessoryOptions {
  var common: CellAccessoryOptions {
    CellAccessoryOptions(
      isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
      backgroundColor: backgroundColor)
  }
}

extension UICellAccessory {
  /// Options of the chevron that leads to another screen.
  public struct DisclosureIndicatorOptions: CommonAccessoryOptions {
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the accessory is centered in. Default standard.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the symbol; nil for the system's.
    public var tintColor: UIColor?
    /// Creates options of the disclosure indicator; nil stands for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Options of the detail button, an i in a circle.
  public struct DetailOptions: CommonAccessoryOptions {
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the accessory is centered in. Default standard.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the symbol; nil for the cell's tint color.
    public var tintColor: UIColor?
    /// Creates options of the detail button; nil stands for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Options of the checkmark.
  public struct CheckmarkOptions: CommonAccessoryOptions {
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the accessory is centered in. Default standard.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the symbol; nil for the cell's tint color.
    public var tintColor: UIColor?
    /// Creates options of the checkmark; nil stands for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Options of the minus in a disc.
  public struct DeleteOptions: DiscAccessoryOptions {
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the accessory is centered in. Default standard.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the minus; nil for white.
    public var tintColor: UIColor?
    /// The color of the disc; nil for red.
    public var backgroundColor: UIColor?
    /// Creates options of the delete control; nil stands for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options of the plus in a disc.
  public struct InsertOptions: DiscAccessoryOptions {
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the accessory is centered in. Default standard.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the plus; nil for white.
    public var tintColor: UIColor?
    /// The color of the disc; nil for green.
    public var backgroundColor: UIColor?
    /// Creates options of the insert control; nil stands for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options of the reorder control, three lines by which an item is moved.
  public struct ReorderOptions {
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the accessory is centered in. Default standard.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; nil for gray.
    public var tintColor: UIColor?
    /// Whether there is a line between this accessory and the one before it. Default true.
    public var showsVerticalSeparator: Bool
    /// Creates options of the reorder control; nil stands for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
    var common: CellAccessoryOptions {
      CellAccessoryOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        showsVerticalSeparator: showsVerticalSeparator)
    }
  }

  /// Options of the circle that is checked while the cell is selected.
  public struct MultiselectOptions: DiscAccessoryOptions {
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the accessory is centered in. Default standard.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the checkmark and the empty circle; nil for white and gray.
    public var tintColor: UIColor?
    /// The color of the disc; nil for the cell's tint color.
    public var backgroundColor: UIColor?
    /// Creates options of the multiple selection circle; nil stands for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options of the chevron that rotates when an item of an outline is expanded.
  public struct OutlineDisclosureOptions {
    /// The area in which a tap expands the item.
    public enum Style: Hashable, Sendable {
      /// The style `header` in a cell that is a section's header, else `cell`.
      case automatic
      /// A tap anywhere in the cell expands or collapses the item; the cell can't be selected.
      case header
      /// Only a tap on the chevron expands or collapses the item; a tap on the rest of the cell selects it.
      case cell
    }
    /// The area in which a tap expands the item. Default automatic.
    public var style: UICellAccessory.OutlineDisclosureOptions.Style
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the accessory is centered in. Default standard.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the symbol; nil for the cell's tint color.
    public var tintColor: UIColor?
    /// Creates options of the outline disclosure; nil stands for the default values.
    public init(
      style: UICellAccessory.OutlineDisclosureOptions.Style? = nil, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
    var common: CellAccessoryOptions {
      CellAccessoryOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor, outlineStyle: style)
    }
  }

  /// Options of the button that shows the selected element of a menu.
  public struct PopUpMenuOptions: CommonAccessoryOptions {
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the accessory is centered in. Default actual.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; nil for gray.
    public var tintColor: UIColor?
    /// Creates options of the pop-up menu; nil stands for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options of a short text.
  public struct LabelOptions: CommonAccessoryOptions {
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the accessory is centered in. Default actual.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the text; nil for gray.
    public var tintColor: UIColor?
    /// The font of the text; by default that of the text style body.
    public var font: UIFont
    /// Whether the font follows the user's text size. Default true.
    public var adjustsFontForContentSizeCategory: Bool
    /// Creates options of a text; nil stands for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A custom view as accessory.
  public struct CustomViewConfiguration {
    /// The view that is shown.
    public let customView: UIView
    /// The edge of the view, and whether it is visible in editing mode.
    public let placement: UICellAccessory.Placement
    /// Whether the accessory is invisible but occupies its space. Default false.
    public var isHidden: Bool
    /// The width of the slot that the view is centered in. Default standard; a wider view has its own width.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint color of the view; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame; otherwise it has the size that fits it. Default false.
    public var maintainsFixedSize: Bool
    /// Creates the configuration of a custom view; nil stands for the default values.
    public init(
      customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
    var common: CellAccessoryOptions {
      CellAccessoryOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
