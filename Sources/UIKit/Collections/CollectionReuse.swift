import CoreGraphics
import Foundation

/// The source of a collection view's views: a class or a nib.
enum ReusableViewSource {
  case type(AnyClass)
  case nib(UINib)
  case template(NibCellTemplate)
}

/// The key of views that are interchangeable.
struct ReuseKey: Hashable {
  let role: UICollectionViewLayoutAttributes.Role
  let identifier: String
}

extension UICollectionView {
  // MARK: Making

  /// Returns a view from the pool, or a new one.
  func dequeue(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionReusableView? {
    if let reconfigured, reconfigured.reuse == key, reconfigured.shownAttributes?.indexPath == indexPath {
      return reconfigured
    }
    let attributes = attributes(of: CollectionElement(role: key.role, indexPath: indexPath))
    if let view = pools[key]?.popLast() {
      view.prepareForReuse()
      prepare(view, attributes, at: indexPath)
      return view
    }
    guard let source = sources[key], let view = make(source, attributes) else { return nil }
    view.collectionView = self
    view.reuse = key
    view.storedIdentifier = key.identifier
    prepare(view, attributes, at: indexPath)
    return view
  }

  private func prepare(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?, at path: IndexPath
  ) {
    view.shownAttributes = nil
    view.fittedSize = nil
    if let cell = view as? UICollectionViewCell {
      if cell.isHighlighted { cell.isHighlighted = false }
      if cell.isSelected { cell.isSelected = false }
    }
    if let attributes { UIView.performWithoutAnimation { view.show(attributes) } }
    if view.reuse.role == .cell, let cell = view as? UICollectionViewCell { showOutline(in: cell, at: path) }
  }

  private func make(_ source: ReusableViewSource, _ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionReusableView?
  {
    let frame = attributes.map { CGRect(origin: .zero, size: $0.size) } ?? .zero
    switch source {
    case .type(let type): return UICollectionView.make(type, frame.isFiniteRect ? frame : .zero)
    case .nib(let nib):
      return nib.instantiate(withOwner: nil).compactMap { $0 as? UICollectionReusableView }.first
    case .template(let template):
      let view = template.instantiate() as? UICollectionReusableView
      view?.template = template
      return view
    }
  }

  /// Calls the class's own `init(frame:)`, which is the first initializer of `UIView`.
  private static func make(_ type: AnyClass, _ frame: CGRect) -> UICollectionReusableView? {
    var arguments = InitializerArguments()
    arguments.add(numbers: frame.minX, frame.minY, frame.width, frame.height)
    return instantiate(type, from: UIView.self, initializer: 0, arguments) as? UICollectionReusableView
  }

  /// Creates a view of the class if the registration's file has none.
  private func makeWithoutNib<View: UICollectionReusableView>(_ type: View.Type) -> View {
    ListMistake.report("the nib of a registration has no \(type) as its only top level object")
    let view = UICollectionView.make(type, .zero) as? View
    // The initializer is the class's own.
    return view ?? unsafeDowncast(UICollectionReusableView(frame: .zero), to: type)
  }

  // MARK: Registrations

  func register(_ type: AnyClass?, _ role: UICollectionViewLayoutAttributes.Role, _ identifier: String) {
    setSource(type.map { .type($0) }, ReuseKey(role: role, identifier: identifier))
  }

  func register(_ nib: UINib?, _ role: UICollectionViewLayoutAttributes.Role, _ identifier: String) {
    setSource(nib.map { .nib($0) }, ReuseKey(role: role, identifier: identifier))
  }

  private func setSource(_ source: ReusableViewSource?, _ key: ReuseKey) {
    sources[key] = source
    // Views of the former class must not be reused.
    pools[key] = nil
    for view in shown.values where view.reuse == key { view.isStale = true }
  }

  /// Reports Apple's exception for an identifier that was not registered.
  func reportUnregistered(_ kind: String, _ identifier: String) {
    ListMistake.report(
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
  }

  // MARK: Recycling

  /// Adds a view that left the screen to its pool.
  func recycle(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    view.shownAttributes = nil
    guard view.collectionView === self, view.storedIdentifier != nil, !view.isStale else { return }
    pools[view.reuse, default: []].append(view)
  }
}

extension UICollectionView {
  /// A registration of a class or nib for cells, with a closure that configures them.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, indexPath, name in
  ///   cell.accessibilityLabel = name
  /// }
  /// let first = IndexPath(item: 0, section: 0)
  /// let cell = collectionView.dequeueConfiguredReusableCell(using: registration, for: first, item: "Anna")
  /// ```
  ///
  /// Create it once, outside of the data source's methods: each registration reuses only the views that it created.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>
  @preconcurrency @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identity = RegistrationIdentity()
    let nib: UINib?
    let handler: Handler

    /// Creates a registration of cells of a class.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }
    /// Creates a registration of cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A registration of a class or nib for supplementary views, with a closure that configures them.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration>
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// A closure that configures a view for an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Creates a registration of supplementary views of a kind and class, such as headers and footers.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }
    /// Creates a registration of supplementary views of a kind, such as headers and footers, from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of the registration, configured for the item; without an item it is not configured.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    noteRegistration(registration.identity)
    let key = ReuseKey(role: .cell, identifier: registration.identity.name)
    if sources[key] == nil { sources[key] = registration.nib.map { .nib($0) } ?? .type(Cell.self) }
    let cell = dequeue(key, for: indexPath) as? Cell ?? makeWithoutNib(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of the registration, configured for the index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    noteRegistration(registration.identity)
    let key = ReuseKey(role: .supplementary(registration.elementKind), identifier: registration.identity.name)
    if sources[key] == nil { sources[key] = registration.nib.map { .nib($0) } ?? .type(Supplementary.self) }
    let view = dequeue(key, for: indexPath) as? Supplementary ?? makeWithoutNib(Supplementary.self)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func noteRegistration(_ identity: RegistrationIdentity) {
    guard let asking = registrationsAtQuery, identity.number > asking else { return }
    ListMistake.report(
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or "
        + "inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is "
        + "requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused.")
  }
}

/// The identity of a registration, which is a value type.
@MainActor final class RegistrationIdentity {
  private(set) static var count = 0
  let number: Int
  var name: String { "registration \(number)" }

  init() {
    RegistrationIdentity.count += 1
    number = RegistrationIdentity.count
  }
}
