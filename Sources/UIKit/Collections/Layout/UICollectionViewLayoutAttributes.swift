import QuartzCore

/// The position and appearance of a cell or another view of a collection view. A `UIDynamicAnimator` can move it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The kind of element that the attributes describe.
  enum Role: Hashable {
    case cell, supplementary(String), decoration(String)

    fileprivate var name: String {
      switch self {
      case .cell: return ""
      case .supplementary(let kind): return "1" + kind
      case .decoration(let kind): return "2" + kind
      }
    }
  }

  private(set) var role = Role.cell
  /// The axes along which the layout only estimates, so that the cell is measured; set by layouts of this
  /// framework.
  var estimatedAxes: EstimatedAxes = []
  /// The position in the list, for cells, headers and footers of lists.
  var list: ListPlacement?

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates attributes of a supplementary view of a kind, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    role = .supplementary(elementKind)
  }
  /// Creates attributes of a decoration of a kind.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    role = .decoration(decorationViewKind)
  }

  public override init() { super.init() }

  func set(_ role: Role, _ indexPath: IndexPath) {
    self.role = role
    self.indexPath = indexPath
  }

  /// Returns a copy of the same class; a subclass copies the variables that it adds.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    uncheckedMainActor { () -> UICollectionViewLayoutAttributes in
      guard let copy = instantiate(type(of: self)) as? UICollectionViewLayoutAttributes else {
        return UICollectionViewLayoutAttributes()
      }
      copy.role = role
      copy.indexPath = indexPath
      copy.center = center
      copy.bounds = bounds
      copy.transform3D = transform3D
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.estimatedAxes = estimatedAxes
      copy.list = list
      return copy
    }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    uncheckedMainActor {
      guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
        return false
      }
      return role == other.role && indexPath == other.indexPath && center == other.center && bounds == other.bounds
        && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden && list == other.list
    }
  }

  nonisolated open override var hash: Int { uncheckedMainActor { indexPath.hashValue } }

  /// The index path of the item, supplementary view or decoration.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of a supplementary view or decoration; nil for an item.
  open var representedElementKind: String? {
    switch role {
    case .cell: return nil
    case .supplementary(let kind), .decoration(let kind): return kind
    }
  }
  /// Whether the attributes describe an item, a supplementary view or a decoration.
  open var representedElementCategory: UICollectionView.ElementCategory {
    switch role {
    case .cell: return .cell
    case .supplementary: return .supplementaryView
    case .decoration: return .decorationView
    }
  }
  open var center = CGPoint.zero
  open var bounds = CGRect.zero
  /// The size of the view, in points.
  open var size: CGSize {
    get { bounds.size }
    set { bounds.size = newValue }
  }
  /// The bounding box of the transformed bounds; undefined, as a view's, when it is set with a transform.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
      ).applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The transform of the view about its center. The identity by default.
  open var transform3D = CATransform3DIdentity
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The opacity of the view, from 0 to 1. Default 1.
  open var alpha: CGFloat = 1
  /// The order of overlapping views: higher ones are in front. Default 0.
  open var zIndex = 0
  /// Whether the view is hidden. False by default.
  open var isHidden = false

  var element: CollectionElement { CollectionElement(role: role, indexPath: indexPath) }

  nonisolated open override var description: String {
    uncheckedMainActor {
      let kind = representedElementKind.map { "; element kind: (\($0))" } ?? ""
      return
        "<\(MessageDispatch.shownName(of: self)): \(address(of: self))> index path: (\(indexPath.listDescription))\(kind); frame = \(NSCoder.string(for: frame)); zIndex = \(zIndex); "
    }
  }
}

/// The axes along which a size is an estimate.
struct EstimatedAxes: OptionSet {
  let rawValue: Int
  static let horizontal = EstimatedAxes(rawValue: 1)
  static let vertical = EstimatedAxes(rawValue: 2)
}

/// The identity of a cell, supplementary or decoration view of a collection view.
struct CollectionElement: Hashable, Comparable {
  let role: UICollectionViewLayoutAttributes.Role
  var indexPath: IndexPath

  /// Orders by index path; at the same path cells, then views by their kinds.
  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    a.indexPath == b.indexPath ? a.role.name < b.role.name : a.indexPath < b.indexPath
  }
}
