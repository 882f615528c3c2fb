import Foundation

/// The state that tables and collection views keep beside their offset, if their data source names its elements
/// (`UIDataSourceModelAssociation`): the selection and the row at the top, found again after changes of the data.
@MainActor enum RestoredList {
  private static let first = "UIList.first"
  private static let distance = "UIList.distance"
  private static let selection = "UIList.selection"

  static func encode(_ view: UIView, with coder: NSCoder) {
    guard let list = List(view), let source = list.source else { return }
    func name(_ path: IndexPath) -> NSString? {
      source.modelIdentifierForElement(at: path, in: view).map { NSString(string: $0) }
    }
    if let top = list.visible.min(), let identifier = name(top), let frame = list.frame(top) {
      coder.encode(identifier, forKey: first)
      coder.encode(Double(list.scrollView.contentOffset.y - frame.minY), forKey: distance)
    }
    coder.encode(list.selected.compactMap(name) as NSArray, forKey: selection)
  }

  static func decode(_ view: UIView, with coder: NSCoder) {
    guard coder.containsValue(forKey: selection), let list = List(view), let source = list.source else { return }
    func path(_ identifier: Any?) -> IndexPath? {
      (identifier as? NSString).flatMap {
        source.indexPathForElement(withModelIdentifier: String(describing: $0), in: view)
      }
    }
    for identifier in coder.decodeObject(forKey: selection) as? [Any] ?? [] {
      if let path = path(identifier as AnyObject) {
        list.select(path)
        (view as? UITableView)?.state.restoredSelection[path] = String(describing: identifier)
      }
    }
    guard let top = path(coder.decodeObject(forKey: first) as AnyObject?), let frame = list.frame(top) else {
      return
    }
    list.scrollView.contentOffset.y = frame.minY + coder.decodeDouble(forKey: distance)
  }

  /// A table or a collection view.
  @MainActor private enum List {
    case table(UITableView)
    case collection(UICollectionView)

    init?(_ view: UIView) {
      if let table = view as? UITableView {
        self = .table(table)
      } else if let collection = view as? UICollectionView {
        self = .collection(collection)
      } else {
        return nil
      }
    }

    var scrollView: UIScrollView {
      switch self {
      case .table(let table): table
      case .collection(let collection): collection
      }
    }

    var source: (any UIDataSourceModelAssociation)? {
      switch self {
      case .table(let table): table.dataSource as? any UIDataSourceModelAssociation
      case .collection(let collection): collection.dataSource as? any UIDataSourceModelAssociation
      }
    }

    var visible: [IndexPath] {
      switch self {
      case .table(let table): table.indexPathsForVisibleRows ?? []
      case .collection(let collection): collection.indexPathsForVisibleItems
      }
    }

    var selected: [IndexPath] {
      switch self {
      case .table(let table): table.indexPathsForSelectedRows ?? []
      case .collection(let collection): collection.indexPathsForSelectedItems ?? []
      }
    }

    func frame(_ path: IndexPath) -> CGRect? {
      switch self {
      case .table(let table): table.rectForRow(at: path)
      case .collection(let collection): collection.layoutAttributesForItem(at: path)?.frame
      }
    }

    func select(_ path: IndexPath) {
      switch self {
      case .table(let table): table.selectRow(at: path, animated: false, scrollPosition: .none)
      case .collection(let collection): collection.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }
}
