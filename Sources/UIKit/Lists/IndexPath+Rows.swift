import Foundation

/// The index of a row or an item within its section.
extension IndexPath {
  /// Creates the index path of a table's row: the section's index, then that of the row within it.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the index path of a collection view's item: the section's index, then that of the item within it.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section of the index path; -1 if it has none.
  public var section: Int {
    get { count > 0 ? self[0] : -1 }
    set { replace(at: 0, with: newValue) }
  }
  /// The row within the section; -1 for a path that names no row.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
  /// The item within the section; -1 for a path that names no item.
  public var item: Int {
    get { count > 1 ? self[1] : -1 }
    set { replace(at: 1, with: newValue) }
  }

  private mutating func replace(at position: Int, with value: Int) {
    guard position < count else { return }
    self[position] = value
  }
}

extension NSIndexPath {
  /// Creates the index path of a table's row: the section's index, then that of the row within it.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Creates the index path of a collection view's item: the section's index, then that of the item within it.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The first index; `NSNotFound` for an empty path.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
  /// The second index; `NSNotFound` for a path without it. The same as `item`.
  public var row: Int { item }
  /// The second index; `NSNotFound` for a path without it. The same as `row`.
  public var item: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
}
