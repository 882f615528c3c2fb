import Foundation

/// The reusable cells and section views, and the sources of new ones.
///
/// The views of an identifier form a stack: the one that was added last is reused first (facts/tables.md#reuse).
@MainActor final class TablePool {
  /// The source of an identifier's views.
  enum Source {
    case type(AnyClass)
    case nib(UINib)
    case prototype(NibCellTemplate)
  }

  /// The identifier of headers and footers that show a title of the data source.
  static let titleIdentifier = "_FlipsideSectionTitle"

  private var cells: [String: [UITableViewCell]] = [:]
  private var edges: [String: [UITableViewHeaderFooterView]] = [:]
  private var adopted: [ObjectIdentifier: String] = [:]
  var cellSources: [String: Source] = [:]
  var edgeSources: [String: Source] = [:]

  // No two threads use it at once: it is set in the initializer and read in the deinitializer.
  private nonisolated(unsafe) var memoryObserver: (any NSObjectProtocol)?

  init() {
    memoryObserver = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { [weak self] _ in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { self?.removeAll() }
    }
  }

  deinit { if let memoryObserver { NotificationCenter.default.removeObserver(memoryObserver) } }

  /// The number of reusable cells, for tests of memory.
  var count: Int { cells.values.reduce(0) { $0 + $1.count } }

  /// Returns the identifier under which a cell is reused: its own, or the one for which its file is registered.
  func identifier(of cell: UITableViewCell) -> String? { cell.reuseIdentifier ?? adopted[ObjectIdentifier(cell)] }

  /// Notes the registered identifier of a view whose file gives none.
  func adopt(_ view: UIView, as identifier: String) { adopted[ObjectIdentifier(view)] = identifier }

  func keep(_ cell: UITableViewCell) {
    guard let identifier = identifier(of: cell) else {
      cell.removeFromSuperview()
      return
    }
    if cells[identifier]?.contains(where: { $0 === cell }) == true { return }
    cells[identifier, default: []].append(cell)
  }

  func keep(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView,
      let identifier = view.reuseIdentifier ?? adopted[ObjectIdentifier(view)]
    else { return }
    edges[identifier, default: []].append(view)
  }

  func takeCell(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }
  func takeEdge(_ identifier: String) -> UITableViewHeaderFooterView? { edges[identifier]?.popLast() }
  func takeTitleView() -> UITableViewHeaderFooterView? {
    guard let view = takeEdge(TablePool.titleIdentifier) else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Removes a reusable cell, which the app may have put to another use.
  func forget(_ cell: UITableViewCell) {
    guard let identifier = identifier(of: cell), cells[identifier]?.isEmpty == false else { return }
    cells[identifier]?.removeAll { $0 === cell }
  }

  /// Releases all reusable views, as after a memory warning (facts/tables.md#reuse/memory-warning).
  func removeAll() {
    for cell in cells.values.joined() { cell.removeFromSuperview() }
    cells.removeAll()
    edges.removeAll()
  }

  // MARK: Creation

  func makeCell(_ identifier: String) -> UITableViewCell? {
    switch cellSources[identifier] {
    case .type(let type):
      var arguments = InitializerArguments()
      arguments.add(UITableViewCell.CellStyle.default)
      arguments.add(Optional(identifier))
      return instantiate(type, from: UITableViewCell.self, initializer: 0, arguments) as? UITableViewCell
    case .nib(let nib):
      return nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UITableViewCell }.first
    case .prototype(let template): return template.instantiate() as? UITableViewCell
    case nil: return nil
    }
  }

  func makeEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    switch edgeSources[identifier] {
    case .type(let type):
      var arguments = InitializerArguments()
      arguments.add(Optional(identifier))
      return instantiate(type, from: UITableViewHeaderFooterView.self, initializer: 0, arguments)
        as? UITableViewHeaderFooterView
    case .nib(let nib):
      return nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }
        .first
    case .prototype(let template): return template.instantiate() as? UITableViewHeaderFooterView
    case nil: return nil
    }
  }
}
