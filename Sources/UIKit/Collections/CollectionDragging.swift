import CoreGraphics
import Foundation

/// The drags of a collection view's items, and what is dropped on the view.
///
/// While a drag is over the view, items are only shown elsewhere: each item after a gap has the frame of the next one, and an item that
/// is moved within the view is hidden. The data source's index paths stay what they are until it changes its data.
@MainActor final class CollectionDragging: NSObject {
  /// An item that stands for data which is still loaded.
  final class Placeholder {
    var path: IndexPath
    let cell: UICollectionViewCell
    let update: ((UICollectionViewCell) -> Void)?

    init(_ path: IndexPath, _ cell: UICollectionViewCell, _ update: ((UICollectionViewCell) -> Void)?) {
      self.path = path
      self.cell = cell
      self.update = update
    }
  }

  weak var view: UICollectionView?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The items that are lifted or dragged.
  var items: [(item: UIDragItem, path: IndexPath)] = []
  /// The cells that know that they are lifted or dragged.
  var draggedCells: [WeakReference<UICollectionViewCell>] = []
  var hasActiveDrag = false
  var hasActiveDrop = false
  /// Where the gap is, as the index path that its item would have.
  private(set) var gap: IndexPath?
  /// The item that is moved within the view, out of sight.
  private(set) var collapsed: IndexPath?
  private(set) var placeholders: [Placeholder] = []
  /// The item into which the dragged ones would go.
  var targeted: IndexPath?
  var proposal: UICollectionViewDropProposal?
  var destination: IndexPath?
  /// The gap that comes when the finger has rested for long enough.
  var waiting: (gap: IndexPath?, collapsed: IndexPath?, since: Double)?

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    drag.prefersFullSizePreviews = true
    drop.tick = { [weak self] session in self?.tick(session) ?? false }
  }

  // MARK: Where items are shown

  /// The place among all that is shown of the section: of an item, or of what is inserted before it.
  private func slot(of path: IndexPath) -> Int {
    var slot = path.item
    if let collapsed, collapsed.section == path.section, collapsed.item < path.item { slot -= 1 }
    if let gap, gap.section == path.section, gap.item <= slot { slot += 1 }
    slot += placeholders.filter { $0.path.section == path.section && $0.path.item <= path.item }.count
    return slot
  }

  /// The attributes of an item where it is shown.
  func displaced(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.role == .cell, gap != nil || collapsed != nil || !placeholders.isEmpty else {
      return attributes
    }
    let path = attributes.indexPath
    let slot = slot(of: path)
    guard slot != path.item || path == collapsed,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    if path == collapsed { copy.isHidden = true }
    guard path != collapsed, let frame = frame(ofSlot: slot, in: path.section) else { return copy }
    copy.center = CGPoint(x: frame.minX + copy.size.width / 2, y: frame.minY + copy.size.height / 2)
    return copy
  }

  private func raw(_ item: Int, _ section: Int) -> CGRect? {
    guard let view else { return nil }
    let element = CollectionElement(role: .cell, indexPath: IndexPath(item: item, section: section))
    return view.storedLayout.attributes(of: element).map(view.mirrored)?.frame
  }

  /// The frame of a place in a section, also beyond its last item.
  func frame(ofSlot slot: Int, in section: Int) -> CGRect? {
    guard let view, view.loadedCounts.indices.contains(section) else { return nil }
    let count = view.loadedCounts[section]
    if slot < count { return raw(slot, section) }
    guard count > 0, let last = raw(count - 1, section) else {
      let size = (view.storedLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
      return CGRect(origin: .zero, size: size)
    }
    var frame = last
    for _ in count...slot { frame = next(after: frame, count, section) }
    return frame
  }

  /// The place that an item after the last one would have: beside it, or at the begin of the next line.
  private func next(after last: CGRect, _ count: Int, _ section: Int) -> CGRect {
    guard let view else { return last }
    let before = count > 1 ? raw(count - 2, section) : nil
    let first = raw(0, section) ?? last
    let room = max(view.contentSize.width, view.bounds.width)
    if let before, before.minX != last.minX, before.minY != last.minY {
      // The last item began a line: the step within lines is that of the line before.
      let second = count > 2 ? raw(1, section) : nil
      let step = (second?.minX ?? first.maxX) - first.minX
      return last.offsetBy(dx: step, dy: 0)
    }
    if let before, before.minY == last.minY {
      let step = raw(count - 1, section).map { $0.minX - before.minX } ?? last.width
      let beside = last.offsetBy(dx: step, dy: 0)
      if beside.maxX <= room - first.minX + 0.5 || view.contentSize.width > view.bounds.width + 1 { return beside }
    }
    if before == nil, last.width * 2 < room {
      return last.offsetBy(dx: last.width + 10, dy: 0)
    }
    let line = (0..<count).lazy.compactMap { self.raw($0, section) }.last { $0.minY < last.minY }
    let step = line.map { last.minY - $0.minY } ?? last.height + 10
    return CGRect(x: first.minX, y: last.minY + step, width: last.width, height: last.height)
  }

  /// The gap's frame.
  var gapFrame: CGRect? {
    guard let gap else { return nil }
    let before = placeholders.filter { $0.path.section == gap.section && $0.path.item < gap.item }.count
    return frame(ofSlot: gap.item + before, in: gap.section)
  }

  func setGap(_ gap: IndexPath?, _ collapsed: IndexPath?) {
    waiting = nil
    guard gap != self.gap || collapsed != self.collapsed else { return }
    self.gap = gap
    self.collapsed = collapsed
    showChange()
  }

  /// Items go where they are shown now.
  func showChange() {
    guard let view else { return }
    view.query = CollectionQuery()
    view.setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      view.layoutIfNeeded()
      self.placePlaceholders()
    }
  }

  func placePlaceholders() {
    var used: [IndexPath: Int] = [:]
    for placeholder in placeholders.sorted(by: { $0.path < $1.path }) {
      let path = placeholder.path
      let before = placeholders.filter { $0.path.section == path.section && $0.path < path }.count
      let slot = path.item + before + used[path, default: 0]
      used[path, default: 0] += 1
      if let frame = frame(ofSlot: slot, in: path.section) { placeholder.cell.frame = frame }
    }
  }

  // MARK: Changes of the data

  func dataWillChange(_ map: CollectionPathMap, _ counts: [Int]) {
    items = items.map { item in (item.item, map.newPath(item.path) ?? item.path) }
    clearTarget()
    gap = nil
    collapsed = nil
    waiting = nil
    for placeholder in placeholders {
      let (section, item) = (placeholder.path.section, placeholder.path.item)
      let count = counts.indices.contains(section) ? counts[section] : 0
      let next = (item..<max(item, count)).lazy.compactMap { map.newPath(IndexPath(item: $0, section: section)) }
        .first
      let total = view?.loadedCounts ?? []
      placeholder.path =
        next ?? IndexPath(item: total.indices.contains(section) ? total[section] : 0, section: section)
    }
    MainTurn.afterThisTurn { [weak self] in self?.placePlaceholders() }
  }

  func dataWasReloaded() {
    clearTarget()
    gap = nil
    collapsed = nil
    waiting = nil
    for placeholder in placeholders { placeholder.cell.removeFromSuperview() }
    placeholders = []
  }

  func clearTarget() {
    if let targeted { view?.cellForItem(at: targeted)?.isHighlighted = false }
    targeted = nil
  }

  // MARK: Placeholders

  func insert(_ placeholder: UICollectionViewPlaceholder) -> Placeholder? {
    guard let view else { return nil }
    let path = placeholder.insertionIndexPath
    let counts = view.loadedCounts
    guard path.count == 2, counts.indices.contains(path.section), (0...counts[path.section]).contains(path.item)
    else {
      ListMistake.report(
        "attempt to insert a placeholder at \(path) but there are only "
          + "\(path.count == 2 && counts.indices.contains(path.section) ? counts[path.section] : 0) items in that section"
      )
      return nil
    }
    view.askedAt = RegistrationIdentity.count
    let cell = view.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
    view.askedAt = nil
    placeholder.cellUpdateHandler?(cell)
    UIView.performWithoutAnimation { view.addSubview(cell) }
    let new = Placeholder(path, cell, placeholder.cellUpdateHandler)
    placeholders.append(new)
    gap = nil
    UIView.performWithoutAnimation { placePlaceholders() }
    showChange()
    return new
  }

  /// Whether it was still there.
  func remove(_ placeholder: Placeholder) -> Bool {
    guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
    placeholders.remove(at: index)
    placeholder.cell.removeFromSuperview()
    view?.query = CollectionQuery()
    return true
  }

  func presentationPath(_ path: IndexPath) -> IndexPath {
    let before = placeholders.filter { $0.path.section == path.section && $0.path.item <= path.item }.count
    return IndexPath(item: path.item + before, section: path.section)
  }

  /// Nil for a placeholder.
  func dataPath(_ path: IndexPath) -> IndexPath? {
    var item = path.item
    for placeholder in placeholders.filter({ $0.path.section == path.section }).sorted(by: { $0.path < $1.path }) {
      if placeholder.path.item == item { return nil }
      if placeholder.path.item < item { item -= 1 }
    }
    return IndexPath(item: item, section: path.section)
  }
}

extension UICollectionView {
  func dragDelegatesDidChange() {
    guard dragging != nil || dragDelegate != nil || dropDelegate != nil else { return }
    let dragging = dragging ?? CollectionDragging(self)
    self.dragging = dragging
    func use(_ interaction: any UIInteraction, _ wants: Bool) {
      if wants, interaction.view == nil { addInteraction(interaction) }
      if !wants, interaction.view != nil { removeInteraction(interaction) }
    }
    use(dragging.drag, dragDelegate != nil)
    dragging.drag.isEnabled = dragInteractionEnabled
    use(dragging.drop, dropDelegate != nil)
  }

  func displaced(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    dragging?.displaced(attributes) ?? attributes
  }
}
