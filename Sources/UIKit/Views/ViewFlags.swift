import QuartzCore

/// The boolean properties and small enumerations of a view, packed into one word.
struct ViewFlags {
  struct Flag: OptionSet {
    let rawValue: UInt32
    static let autoresizesSubviews = Flag(rawValue: 1 << 0)
    static let userInteraction = Flag(rawValue: 1 << 1)
    static let multipleTouch = Flag(rawValue: 1 << 2)
    static let exclusiveTouch = Flag(rawValue: 1 << 3)
    static let clearsContext = Flag(rawValue: 1 << 4)
    static let needsUpdateConstraints = Flag(rawValue: 1 << 5)
    static let subtreeNeedsUpdateConstraints = Flag(rawValue: 1 << 6)
    /// Constraints have been about the view.
    static let takesPartInLayout = Flag(rawValue: 1 << 7)
    static let translatesMask = Flag(rawValue: 1 << 8)
    static let preservesSuperviewMargins = Flag(rawValue: 1 << 9)
    static let insetsMarginsFromSafeArea = Flag(rawValue: 1 << 10)
    /// Whether the controller laid out the view already in the running pass.
    static let isLayingOut = Flag(rawValue: 1 << 11)
    static let isMoving = Flag(rawValue: 1 << 12)
    static let drawsContents = Flag(rawValue: 1 << 13)
    /// Whether the view or one of its descendants may have constraints.
    static let hasLayout = Flag(rawValue: 1 << 14)
    static let needsLayoutSync = Flag(rawValue: 1 << 15)
    static let subtreeNeedsLayoutSync = Flag(rawValue: 1 << 16)
    /// Whether the constraints in the view are solved separately.
    static let hostsLayout = Flag(rawValue: 1 << 17)
    /// The superview's new size moves the view by its mask.
    static let isAutoresizing = Flag(rawValue: 1 << 18)
    /// A stack view lays it out.
    static let isArranged = Flag(rawValue: 1 << 19)
    /// Whether the view has a tint or a tint adjustment mode of its own.
    static let hasOwnTint = Flag(rawValue: 1 << 20)
    /// A sheet pushes it back: its layer is drawn smaller than it is laid out.
    static let isPushedBack = Flag(rawValue: 1 << 21)
    /// Whether observers of traits are being called; further changes of traits are announced afterward.
    static let isAnnouncingTraits = Flag(rawValue: 1 << 22)
    static let traitsChangedMeanwhile = Flag(rawValue: 1 << 23)
    /// A `SelfSizingHost`.
    static let sizesItself = Flag(rawValue: 1 << 24)
    /// Whether the view is to be notified of its safe area when that is final (`SafeAreaChanges`).
    static let owesSafeArea = Flag(rawValue: 1 << 25)
  }

  private var bits: Flag = [
    .autoresizesSubviews, .userInteraction, .clearsContext, .translatesMask, .insetsMarginsFromSafeArea,
  ]
  var contentMode: UInt8 = 0
  private var mask: UInt8 = 0

  var autoresizingMask: UIView.AutoresizingMask {
    get { UIView.AutoresizingMask(rawValue: UInt(mask)) }
    set { mask = UInt8(truncatingIfNeeded: newValue.rawValue & 0x3F) }
  }

  subscript(flag: Flag) -> Bool {
    get { bits.contains(flag) }
    set { if newValue { bits.insert(flag) } else { bits.remove(flag) } }
  }
}

/// Properties that few views set; allocated on first use.
final class ViewRareState {
  var tag = 0
  var background: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  /// The traits that were set through `traitOverrides`.
  var traitOverrides: UITraitOverrides?
  var traitObservers: [TraitObserver] = []
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var margins: ViewMargins?
  var followsReadableWidth = false
  var lastMargins: UIEdgeInsets?
  var restorationIdentifier: String?
  /// The focus effect that the app set, which may be nil for none.
  var focusEffect: UIFocusEffect??
  var focusGroupIdentifier: String?
  var focusGroupPriority: UIFocusGroupPriority?
  var ignoresInvertColors = false
  var interactions: [any UIInteraction] = []
  var largeContent = LargeContentSettings()
  /// Running animations that keep touches away.
  var interactionBlocks = 0
  /// A stack view's layout animates the view's coming or going.
  var hiddenChange: HiddenChange?
  /// Whether `becomeFirstResponder` was called outside of a window, to be repeated in one.
  var becomesFirstResponder = false
  /// Properties that an Interface Builder file varies by size class.
  var nibVariations: NibVariations?
}

/// The margins that an app set: fixed sides, or sides that are mirrored with the layout direction.
enum ViewMargins {
  case fixed(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}

extension UIView {
  var rareState: ViewRareState {
    if let rare { return rare }
    let state = ViewRareState()
    rare = state
    return state
  }
  /// Sets a trait that overrides an inherited one.
  func setTrait<Value>(_ trait: ReferenceWritableKeyPath<ViewRareState, Value>, _ value: Value) {
    rareState[keyPath: trait] = value
    updateTraits()
  }
}
