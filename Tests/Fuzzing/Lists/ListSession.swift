import CVirtualHost
import Foundation
import ObjectiveC
import UIKit

/// A table or collection view under test, with the cells and data of a `ListSession`.
@MainActor protocol FuzzedList: AnyObject {
  var view: UIScrollView { get }
  /// The sections that the data source returns.
  var sections: [ListSection] { get set }
  /// Whether reloaded items stay selected.
  var keepsSelectionOfReloaded: Bool { get }
  var cells: [Weak<UIView>] { get }

  /// Commits a batch, and changes the data at the time at which an app with such a list would change it.
  func update(_ batch: ListBatch, _ random: inout RandomBytes)
  func reloadAll()
  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool)
  func setEditing(_ isEditing: Bool, animated: Bool)
  func scroll(to path: IndexPath, _ random: inout RandomBytes)
  /// Performs a random action that only this kind of list supports.
  func act(_ random: inout RandomBytes)

  var counts: [Int] { get }
  var selectedPaths: [IndexPath] { get }
  /// The cells that are on the screen according to the list.
  var shown: [ShownItem] { get }
  /// The index paths that are on the screen according to the list.
  var visiblePaths: [IndexPath] { get }
  /// The cells in the view hierarchy that are not hidden, at any position.
  var cellsInHierarchy: [UIView] { get }
}

struct Weak<Object: AnyObject> {
  weak var object: Object?
}

/// A cell on the screen, with its frame and the frame of its item according to the list.
struct ShownItem {
  let cell: UIView
  let path: IndexPath?
  let text: String?
  let position: CGRect
}

/// A list under random changes, which is compared with a model of its correct content.
@MainActor final class ListSession {
  private var random: RandomBytes
  private var next = 0
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let list: any FuzzedList
  /// The numbers of the selected items.
  private var selected: Set<Int> = []
  private var isEditing = false
  private var console: [String] = []
  private(set) var batches = 0

  init(_ list: any FuzzedList, random: RandomBytes) {
    self.list = list
    self.random = random
    Console.sink = { [weak self] line in
      MainActor.assumeIsolated { self?.console.append(line) }
    }
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    list.view.frame = CGRect(x: 0, y: 0, width: 393, height: 700)
    list.view.contentInsetAdjustmentBehavior = .never
    window.rootViewController?.view.addSubview(list.view)
  }

  /// Performs a number of batches, each with random actions of a user before and after it.
  func play(batches count: Int) throws {
    try step("first layout") {}
    while batches < count {
      try autoreleasepool { try act() }
    }
    try step("rest") { for _ in 0..<5 { ViewSession.frame(after: 0.5) } }
    try checkRest()
  }

  /// Removes the list from the screen. Returns the views that must be freed now.
  func end() -> [Weak<UIView>] {
    Console.sink = nil
    list.view.removeFromSuperview()
    window.rootViewController = nil
    window.isHidden = true
    return list.cells + [Weak(object: list.view)]
  }

  // MARK: What happens

  private func act() throws {
    switch random.below(20) {
    case 0..<9:
      batches += 1
      let batch = ListBatch(list.sections, &random, next: &next)
      let isAnimated = random.below(3) > 0
      selected = selected(after: batch)
      try step("batch \(batches)\(isAnimated ? ", animated" : "")") {
        if isAnimated {
          list.update(batch, &random)
        } else {
          UIView.performWithoutAnimation { list.update(batch, &random) }
        }
      }
    case 9..<12:
      let height = max(0, list.view.contentSize.height - list.view.bounds.height)
      let offset = CGPoint(x: 0, y: height * CGFloat(random.below(1001)) / 1000)
      let isAnimated = random.below(2) == 0
      try step("offset \(offset.y)") { list.view.setContentOffset(offset, animated: isAnimated) }
    case 12: try step("drag") { drag() }
    case 13:
      if let path = somewhere { try step("scroll to \(path)") { list.scroll(to: path, &random) } }
    case 14, 15: try select()
    case 16:
      isEditing.toggle()
      selected = []
      let isAnimated = random.below(2) == 0
      try step("editing \(isEditing)") { list.setEditing(isEditing, animated: isAnimated) }
    case 17 where random.below(4) == 0:
      let width: CGFloat = [320, 393, 430, 700][random.below(4)]
      try step("width \(width)") { list.view.frame.size.width = width }
    case 17 where random.below(3) == 0:
      selected = []
      try step("reload") { list.reloadAll() }
    case 17, 18:
      try step("act") {
        list.act(&random)
        noteSelection()
      }
    default:
      let seconds = Double(random.below(40)) / 60
      try step("\(seconds) s") { ViewSession.frame(after: seconds) }
    }
    if random.below(4) == 0 { try step("frame") { ViewSession.frame(after: 1 / 60) } }
  }

  private var somewhere: IndexPath? {
    let paths = list.sections.indices.filter { !list.sections[$0].items.isEmpty }
    guard let section = random.element(of: paths) else { return nil }
    return IndexPath(indexes: [section, random.below(list.sections[section].items.count)])
  }

  private func select() throws {
    guard let path = somewhere else { return }
    let number = list.sections[path[0]].items[path[1]].number
    let isSelected = selected.insert(number).inserted
    if !isSelected { selected.remove(number) }
    let isAnimated = random.below(2) == 0
    try step("select \(path)") { list.setSelected(isSelected, path, animated: isAnimated) }
  }

  private func selected(after batch: ListBatch) -> Set<Int> {
    var left: Set<Int> = []
    for (section, content) in batch.before.enumerated() {
      for (row, item) in content.items.enumerated() where selected.contains(item.number) {
        if batch.keeps(IndexPath(indexes: [section, row]), throughReload: list.keepsSelectionOfReloaded) {
          left.insert(item.number)
        }
      }
    }
    return left
  }

  /// Scrolls with a finger, which sometimes is still down during the following actions.
  private func drag() {
    let x = CGFloat(150 + random.below(100))
    var y = CGFloat(200 + random.below(300))
    let way = CGFloat(random.below(81) - 40)
    UIApplication.shared.send(.touch(id: 0, phase: .began, location: CGPoint(x: x, y: y)))
    for _ in 0..<6 {
      y += way
      ViewSession.frame(after: 1 / 60)
      UIApplication.shared.send(.touch(id: 0, phase: .moved, location: CGPoint(x: x, y: y)))
    }
    UIApplication.shared.send(.touch(id: 0, phase: .ended, location: CGPoint(x: x, y: y)))
    noteSelection()
  }

  /// Updates the model, because a touch may have selected an item.
  private func noteSelection() { selected = Set(list.selectedPaths.compactMap { item(at: $0)?.number }) }

  // MARK: What must hold

  private func step(_ name: String, _ body: () -> Void) throws {
    body()
    list.view.layoutIfNeeded()
    if let line = console.first(where: { !$0.contains("Warning once only") }) {
      throw Finding("\(name): the console said \(line)")
    }
    try check(name)
  }

  private func item(at path: IndexPath) -> ListItem? {
    guard list.sections.indices.contains(path[0]), list.sections[path[0]].items.indices.contains(path[1]) else {
      return nil
    }
    return list.sections[path[0]].items[path[1]]
  }

  private func check(_ name: String) throws {
    func expect(_ condition: Bool, _ text: @autoclosure () -> String) throws {
      if !condition { throw Finding("\(name): \(text())") }
    }
    try expect(list.counts == list.sections.map(\.items.count), "the counts are \(list.counts)")
    let size = list.view.contentSize
    try expect(size.width.isFinite && size.height.isFinite, "the content's size is \(size)")
    let shown = list.shown
    for item in shown {
      guard let path = item.path else { throw Finding("\(name): a cell without an index path: \(item)") }
      let wanted = self.item(at: path)?.text
      try expect(item.text == wanted, "\(path) shows \(item.text ?? "nil"), not \(wanted ?? "nothing")")
      try expect(!item.cell.isHidden, "\(path) is hidden")
      try expect(item.cell.superview != nil, "\(path) is not in the list")
      let (frame, position) = (item.cell.frame, item.position)
      try expect(
        abs(frame.minY - position.minY) < 0.01 && abs(frame.height - position.height) < 0.01,
        "\(path) is at \(frame), not \(position)")
    }
    let paths = shown.compactMap(\.path).sorted()
    try expect(Set(paths).count == paths.count, "two cells for one item: \(paths)")
    let visible = list.visiblePaths.sorted()
    try expect(paths == visible, "the cells \(paths) are not those of \(visible)")
    let chosen = Set(list.selectedPaths.compactMap { self.item(at: $0)?.number })
    try expect(chosen == selected, "selected are \(chosen.sorted()), not \(selected.sorted())")
  }

  /// Checks at rest that every cell belongs to an item.
  private func checkRest() throws {
    let shown = Set(list.shown.map { ObjectIdentifier($0.cell) })
    let stray = list.cellsInHierarchy.filter { !shown.contains(ObjectIdentifier($0)) }
    guard stray.isEmpty else { throw Finding("\(stray.count) cells lie about: \(stray)") }
    for item in list.shown where item.cell.alpha != 1 {
      throw Finding("\(item.path.map { "\($0)" } ?? "a cell") has the opacity \(item.cell.alpha) at rest")
    }
  }
}
