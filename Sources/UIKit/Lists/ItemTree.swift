/// The items of one section as an outline: each has a parent or is a root, and shows its children when it is
/// expanded.
struct ItemTree<Item: Hashable>: Equatable {
  private struct Node: Equatable {
    var parent: Item?
    var children: [Item] = []
    var isExpanded = false
  }

  private(set) var roots: [Item] = []
  private var nodes: [Item: Node] = [:]

  init() {}
  /// Creates an outline that contains roots only.
  init(roots: [Item]) { append(roots, to: nil) }

  // MARK: Queries

  func contains(_ item: Item) -> Bool { nodes[item] != nil }
  /// All items, parents before their children.
  var items: [Item] { walk(roots) { _ in true } }
  /// The items whose ancestors are all expanded.
  var visibleItems: [Item] { walk(roots) { $0.isExpanded } }
  var expandedItems: [Item] { items.filter { nodes[$0]?.isExpanded == true } }

  func children(of item: Item) -> [Item] { nodes[item]?.children ?? [] }
  func index(of item: Item) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  func isExpanded(_ item: Item) -> Bool { known(item)?.isExpanded ?? false }

  func isVisible(_ item: Item) -> Bool {
    guard known(item) != nil else { return false }
    return ancestors(of: item).allSatisfy { nodes[$0]?.isExpanded == true }
  }

  /// Returns the number of ancestors of an item: 0 for a root.
  func level(of item: Item) -> Int { known(item) == nil ? 0 : ancestors(of: item).count }

  func parent(of child: Item) -> Item? {
    guard let node = nodes[child] else {
      ListMistake.report("Child item identifier does not exist in section snapshot: \(child)")
      return nil
    }
    return node.parent
  }

  /// Returns the descendants of an item as an outline of their own, with the item as its root or with its children
  /// as roots.
  func subtree(of parent: Item, includingParent: Bool) -> ItemTree {
    var tree = ItemTree()
    guard known(parent, "Parent item identifier does not exist in section snapshot") else { return tree }
    tree.adopt(includingParent ? [parent] : children(of: parent), of: self, into: nil, at: 0)
    return tree
  }

  // MARK: Changes

  mutating func append(_ items: [Item], to parent: Item?) {
    guard !items.isEmpty else { return }
    if let parent, !known(parent, "Parent item identifier does not exist in section snapshot") { return }
    add(items, to: parent, at: siblings(under: parent).count)
  }

  mutating func insert(_ items: [Item], _ side: Side, _ anchor: Item) {
    guard !items.isEmpty, let place = place(side, anchor) else { return }
    add(items, to: place.parent, at: place.index)
  }

  mutating func insert(_ tree: ItemTree, _ side: Side, _ anchor: Item) {
    guard let place = place(side, anchor), isFree(tree.items) else { return }
    adopt(tree.roots, of: tree, into: place.parent, at: place.index)
  }

  mutating func replaceChildren(of parent: Item, by tree: ItemTree) {
    guard known(parent, "Parent item identifier does not exist in section snapshot") else { return }
    var rest = self
    for child in children(of: parent) { rest.remove(child) }
    guard rest.isFree(tree.items) else { return }
    self = rest
    adopt(tree.roots, of: tree, into: parent, at: 0)
  }

  mutating func delete(_ items: [Item]) {
    if let unknown = items.first(where: { nodes[$0] == nil }) {
      return ListMistake.report("Failed to find index of item \(unknown)")
    }
    for item in items where nodes[item] != nil { remove(item) }
  }

  mutating func deleteAll() { self = ItemTree() }

  /// Expands or collapses those of the items that are in the outline.
  mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) {
    for item in items { nodes[item]?.isExpanded = isExpanded }
  }

  /// Changes the tree to the order that the visible items have in the view: a removed item is removed with its
  /// children, a new item is inserted after the item before it, on its level.
  mutating func follow(_ visible: [Item]) {
    let shown = Set(visible)
    for item in visibleItems where !shown.contains(item) && contains(item) { remove(item) }
    guard visibleItems != visible else { return }
    var previous: Item?
    for item in visible {
      defer { previous = item }
      if contains(item) { continue }
      if let previous { insert([item], .after, previous) } else { add([item], to: nil, at: 0) }
    }
    // Other changes cannot be expressed in the tree: it becomes a list.
    if visibleItems != visible { self = ItemTree(roots: visible) }
  }

  private mutating func add(_ items: [Item], to parent: Item?, at index: Int) {
    guard isFree(items) else { return }
    for item in items { nodes[item] = Node(parent: parent) }
    link(items, under: parent, at: index)
  }

  private mutating func adopt(_ items: [Item], of tree: ItemTree, into parent: Item?, at index: Int) {
    for item in tree.walk(items, { _ in true }) { nodes[item] = tree.nodes[item] }
    for item in items { nodes[item]?.parent = parent }
    link(items, under: parent, at: index)
  }

  private mutating func link(_ items: [Item], under parent: Item?, at index: Int) {
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  private mutating func remove(_ item: Item) {
    if let parent = nodes[item]?.parent {
      nodes[parent]?.children.removeAll { $0 == item }
    } else {
      roots.removeAll { $0 == item }
    }
    for descendant in walk([item], { _ in true }) { nodes[descendant] = nil }
  }

  // MARK: Checks

  /// Returns whether the items are new to the outline and unique; otherwise raises Apple's exception.
  private func isFree(_ items: [Item]) -> Bool {
    var taken = items.filter { nodes[$0] != nil }
    taken += ListMistake.withoutRepeats(items).1
    guard !taken.isEmpty else { return true }
    ListMistake.report(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + ListMistake.set(ListMistake.withoutRepeats(taken).0))
    return false
  }

  private func known(_ item: Item) -> Node? {
    if nodes[item] == nil { ListMistake.report("Item identifier does not exist in section snapshot: \(item)") }
    return nodes[item]
  }

  private func known(_ item: Item, _ complaint: String) -> Bool {
    if nodes[item] == nil { ListMistake.report("\(complaint): \(item)") }
    return nodes[item] != nil
  }

  private func siblings(under parent: Item?) -> [Item] { parent.map(children) ?? roots }

  private func place(_ side: Side, _ anchor: Item) -> (parent: Item?, index: Int)? {
    let word = side == .before ? "before" : "after"
    guard known(anchor, "Item identifier to insert \(word) does not exist in section snapshot") else { return nil }
    let parent = nodes[anchor]?.parent
    return siblings(under: parent).firstIndex(of: anchor).map { (parent, side == .before ? $0 : $0 + 1) }
  }

  private func ancestors(of item: Item) -> [Item] {
    var ancestors: [Item] = []
    var next = nodes[item]?.parent
    while let item = next {
      ancestors.append(item)
      next = nodes[item]?.parent
    }
    return ancestors
  }

  /// Returns the items and their descendants below items for which `descends` returns true. Without recursion,
  /// because outlines may be deep.
  private func walk(_ items: [Item], _ descends: (Node) -> Bool) -> [Item] {
    var result: [Item] = []
    result.reserveCapacity(nodes.count)
    var open: [Item] = items.reversed()
    while let item = open.popLast() {
      result.append(item)
      if let node = nodes[item], !node.children.isEmpty, descends(node) {
        open.append(contentsOf: node.children.reversed())
      }
    }
    return result
  }
}

extension ItemTree {
  /// Returns a description with a line for each item: `+` for an expanded one and `-` for a collapsed one, `*` for
  /// a visible one.
  func outline(_ name: String) -> String {
    let visible = Set(visibleItems)
    let lines = items.map { item in
      let indent = String(repeating: "  ", count: level(of: item) + 1)
      return "\(indent)\(isExpanded(item) ? "+" : "-")\(visible.contains(item) ? "*" : " ")\(item)"
    }
    return (["<\(name):"] + lines).joined(separator: "\n") + ">"
  }
}
