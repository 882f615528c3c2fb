import Foundation

/// The content that a diffable data source shows: a snapshot, and the outlines of those sections that were given as
/// outlines.
struct DiffableContent<Section: Hashable, Item: Hashable> {
  var list = ListSnapshot<Section, Item>()
  var trees: [Section: ItemTree<Item>] = [:]

  init() {}

  /// Creates content with the same outlines and the items of another snapshot.
  init(_ list: ListSnapshot<Section, Item>, keeping trees: [Section: ItemTree<Item>]) {
    self.list = list
    for (section, tree) in trees where list.position(of: section) != nil {
      var tree = tree
      tree.follow(list.items(in: section))
      self.trees[section] = tree
    }
  }

  /// Returns the outline of a section: the one that was applied, or its items as roots.
  func tree(of section: Section) -> ItemTree<Item> {
    if let tree = trees[section] { return tree }
    return list.position(of: section) == nil ? ItemTree() : ItemTree(roots: list.items(in: section))
  }

  /// Shows an outline in a section, which is appended if the snapshot does not contain it.
  mutating func setTree(_ tree: ItemTree<Item>, of section: Section) {
    if list.position(of: section) == nil { list.appendSections([section]) }
    list.replaceItems(of: section, by: tree.visibleItems)
    trees[section] = tree
  }
}

/// The sections and items to reload or reconfigure, at their positions after an update.
struct DiffableMarks {
  let sections: IndexSet
  let items: [IndexPath]
  let reconfigured: [IndexPath]
  var isEmpty: Bool { sections.isEmpty && items.isEmpty && reconfigured.isEmpty }

  init<Section: Hashable, Item: Hashable>(_ list: ListSnapshot<Section, Item>) {
    let sections = IndexSet(list.reloadedSections.list.compactMap { list.position(of: $0) })
    // Reloading a section includes its items.
    let items = list.reloadedItems.list.compactMap { list.indexPath(of: $0) }.filter { !sections.contains($0[0]) }
    let reloaded = Set(items)
    reconfigured = list.reconfiguredItems.list.compactMap { list.indexPath(of: $0) }
      .filter { !sections.contains($0[0]) && !reloaded.contains($0) }
    (self.sections, self.items) = (sections, items)
  }
}

/// A table or collection view with a diffable data source.
@MainActor protocol DiffableTarget: AnyObject {
  /// Whether the list has shown data before; otherwise it is reloaded without computing differences.
  var isShown: Bool { get }
  func canTake(_ difference: ListDifference) -> Bool
  func reloadData()
  func performBatch(animated: Bool, _ updates: @escaping () -> Void, completion: @escaping () -> Void)
  func take(_ difference: ListDifference, animated: Bool)
  func take(_ marks: DiffableMarks, animated: Bool)
  /// Called when items were expanded or collapsed without any other change.
  func outlineDidChange(animated: Bool)
}

/// Applies the snapshots of a diffable data source to its view, from any thread.
///
/// On the main thread that happens synchronously. On another thread, that thread computes the difference, and the
/// view is updated on the main thread; a request for the snapshot on that thread returns the one that was applied
/// last. Using several threads is a mistake (facts/diffable.md#applying/two-queues).
final class DiffableState<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  typealias Content = DiffableContent<Section, Item>

  enum Mode { case animated, notAnimated, reload }

  private struct Step {
    var content: Content
    var mode: Mode
    /// The number of the preceding step, from which the difference is computed.
    var base = -1
    var difference: ListDifference?
    var completion: (() -> Void)?
  }

  private struct Values {
    var shown = Content()
    var submitted = Content()
    /// The sequence numbers of the snapshot that is shown and of the one submitted last.
    var shownNumber = 0
    var submittedNumber = 0
    var waiting = 0
  }

  private let values = Locked(Values())
  @MainActor private var isApplying = false
  @MainActor private var postponed: [Step] = []
  @MainActor private var hasApplied = false
  @MainActor private let completions = OrderedCompletions()
  @MainActor var target: (any DiffableTarget)?

  @MainActor init() {}

  /// The content that the view shows or, during an update on another thread, will show.
  var content: Content {
    values.withLock { Thread.isMainThread || $0.waiting == 0 ? $0.shown : $0.submitted }
  }

  func numberOfItems(inSection section: Int) -> Int {
    let items = content.list.items
    guard items.indices.contains(section) else {
      ListMistake.reportUnmet("section < _impl.numberOfSections")
      return 0
    }
    return items[section].count
  }

  func apply(_ content: Content, _ mode: Mode, completion: (() -> Void)?) {
    var step = Step(content: content, mode: mode, completion: completion)
    if Thread.isMainThread {
      if values.withLock({ $0.waiting > 0 }) { DiffableState.reportMixedThreads() }
      return MainActor.assumeIsolated { [step] in show(step) }
    }
    let (base, before) = values.withLock { values in
      values.waiting += 1
      defer {
        values.submitted = content
        values.submittedNumber += 1
      }
      return (values.submittedNumber, values.submitted)
    }
    if mode != .reload {
      step.difference = content.list.difference(from: before.list)
      step.base = base
    }
    DispatchQueue.main.async { [step] in
      MainActor.assumeIsolated {
        self.values.withLock { $0.waiting -= 1 }
        self.show(step)
      }
    }
  }

  private static func reportMixedThreads() {
    ListMistake.report(
      "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will "
        + "deadlock. Please always submit updates either always on the main queue or always off the main queue")
  }

  @MainActor private func show(_ step: Step) {
    guard !isApplying else {
      DiffableState.reportMixedThreads()
      return postponed.append(step)
    }
    isApplying = true
    let (old, number) = values.withLock { ($0.shown, $0.shownNumber) }
    defer {
      isApplying = false
      if !postponed.isEmpty { show(postponed.removeFirst()) }
    }
    let completion = completions.add(step.completion)
    guard let target, hasApplied, target.isShown, step.mode != .reload else {
      hasApplied = true
      replace(by: step.content)
      target?.reloadData()
      return MainTurn.afterThisTurn(completion)
    }
    let known = step.base == number ? step.difference : nil
    let difference = known ?? step.content.list.difference(from: old.list)
    guard target.canTake(difference) else {
      replace(by: step.content)
      target.reloadData()
      return MainTurn.afterThisTurn(completion)
    }
    update(target, difference, DiffableMarks(step.content.list), step, completion)
  }

  @MainActor private func update(
    _ target: any DiffableTarget, _ difference: ListDifference, _ marks: DiffableMarks, _ step: Step,
    _ completion: @escaping () -> Void
  ) {
    let animated = step.mode == .animated
    if difference.isEmpty {
      replace(by: step.content)
      target.outlineDidChange(animated: animated)
    } else {
      target.performBatch(animated: animated) {
        self.replace(by: step.content)
        target.take(difference, animated: animated)
      } completion: {
        if marks.isEmpty { completion() }
      }
    }
    if !marks.isEmpty {
      target.performBatch(animated: animated, { target.take(marks, animated: animated) }, completion: completion)
    } else if difference.isEmpty {
      MainTurn.afterThisTurn(completion)
    }
  }

  /// Replaces the content that the view's data source provides.
  @MainActor func replace(by content: Content) {
    values.withLock { values in
      values.shown = content
      values.shown.list = content.list.withoutMarks
      values.shownNumber += 1
      guard values.waiting == 0 else { return }
      values.submitted = values.shown
      values.submittedNumber = values.shownNumber
    }
  }
}

/// Completions that are called in the order in which their updates began, each not before its own update has ended:
/// an update without animations may end before an animated one that began earlier.
@MainActor final class OrderedCompletions {
  private final class Entry {
    var isOver = false
    let completion: (() -> Void)?
    init(_ completion: (() -> Void)?) { self.completion = completion }
  }

  private var entries: [Entry] = []

  /// Adds the completion of an update that begins. Call the result when the update has ended.
  func add(_ completion: (() -> Void)?) -> () -> Void {
    let entry = Entry(completion)
    entries.append(entry)
    return { [self] in
      entry.isOver = true
      while let first = entries.first, first.isOver {
        entries.removeFirst()
        first.completion?()
      }
    }
  }
}
