import Foundation

/// Changes that the user makes in a list with a diffable data source, such as moving an item.
extension DiffableState {
  /// An app's handlers for expanding and collapsing the items of outlines; nil for handlers that the app did not
  /// set.
  struct OutlineHandlers {
    var shouldExpand: ((Item) -> Bool)?
    var willExpand: ((Item) -> Void)?
    var shouldCollapse: ((Item) -> Bool)?
    var willCollapse: ((Item) -> Void)?
    /// The children of an item that is opened; gets those that it had.
    var load: ((Item, ItemTree<Item>) -> ItemTree<Item>)?
  }

  /// Opens or closes the item at an index path, animated, as its disclosure accessory does.
  @MainActor func toggleOutline(at path: IndexPath, _ handlers: OutlineHandlers) {
    var content = content
    guard let item = content.list.item(at: path), content.list.sections.indices.contains(path.section) else {
      return
    }
    let section = content.list.sections[path.section]
    guard var tree = content.trees[section], tree.contains(item) else { return }
    if tree.isExpanded(item) {
      guard handlers.shouldCollapse?(item) ?? true else { return }
      handlers.willCollapse?(item)
      tree.setExpanded(false, [item])
    } else {
      guard handlers.shouldExpand?(item) ?? true else { return }
      handlers.willExpand?(item)
      if let load = handlers.load {
        tree.replaceChildren(of: item, by: load(item, tree.subtree(of: item, includingParent: false)))
      }
      tree.setExpanded(true, [item])
    }
    content.setTree(tree, of: section)
    apply(content, .animated, completion: nil)
  }

  /// Returns the level of an item in its outline and whether it is expanded; nil for an item outside of outlines.
  @MainActor func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    let content = content
    guard !content.trees.isEmpty, let item = content.list.item(at: path),
      content.list.sections.indices.contains(path.section),
      let tree = content.trees[content.list.sections[path.section]], tree.contains(item)
    else { return nil }
    return (tree.level(of: item), tree.isExpanded(item))
  }

  /// Moves an item as the user's finger did. Items below it in an outline follow in a second step.
  /// - Parameters:
  /// - will: called with the state before the change and the state after it, before anything changes.
  /// - did: called with the same states afterward.
  @MainActor func move(
    _ source: IndexPath, to destination: IndexPath, will: (Content, Content) -> Void,
    did: (Content, Content) -> Void
  ) {
    let old = content
    guard let item = old.list.item(at: source), source != destination,
      old.list.sections.indices.contains(source.section), old.list.sections.indices.contains(destination.section)
    else { return }
    let (from, section) = (old.list.sections[source.section], old.list.sections[destination.section])
    var list = old.list
    list.delete([item])
    var items = list.items(in: section)
    let index = min(max(0, destination.item), items.count)
    items.insert(item, at: index)
    list.replaceItems(of: section, by: items)
    // The view's present content: one item at another position.
    var shown = DiffableContent<Section, Item>()
    shown.list = list
    shown.trees = old.trees
    var final = shown
    if old.trees[from] != nil || old.trees[section] != nil {
      final.moveInOutline(item, from: from, to: section, at: index)
    }
    will(old, final)
    replace(by: shown)
    if final.list.items != list.items {
      MainTurn.afterThisTurn { [weak self] in self?.apply(final, .animated, completion: nil) }
    } else {
      replace(by: final)
    }
    did(old, final)
  }
}

extension DiffableContent {
  /// Moves an item with its descendants to an index among the visible items of a section.
  fileprivate mutating func moveInOutline(_ item: Item, from: Section, to section: Section, at index: Int) {
    var source = trees[from] ?? ItemTree(roots: [item])
    let moved =
      source.contains(item) ? source.subtree(of: item, includingParent: true) : ItemTree(roots: [item])
    if source.contains(item) { source.delete([item]) }
    if trees[from] != nil { trees[from] = source }
    let others = list.items(in: section).filter { $0 != item }
    var target = from == section ? source : trees[section] ?? ItemTree(roots: others)
    let below = Set(moved.items)
    // The neighbors of the finger that do not move along.
    let before = others.prefix(index).last { !below.contains($0) }
    let after = others.dropFirst(index).first { !below.contains($0) }
    if let after, let before, target.contains(after), target.parent(of: after) == before {
      target.insert(moved, .before, after)
    } else if let before, target.contains(before) {
      target.insert(moved, .after, before)
    } else if let after, target.contains(after) {
      target.insert(moved, .before, after)
    } else {
      target = moved
    }
    if from != section { list.replaceItems(of: from, by: source.visibleItems) }
    list.replaceItems(of: section, by: target.visibleItems)
    if trees[section] != nil || from == section { trees[section] = target }
  }
}
