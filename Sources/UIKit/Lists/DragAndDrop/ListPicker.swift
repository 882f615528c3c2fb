import CoreGraphics
import Foundation

/// A list several of whose items a movement of fingers can select.
@MainActor protocol PickedList: DraggedList {
  var pickedItems: Set<IndexPath> { get }
  /// Returns whether a movement that begins at an item may select several: the delegate decides.
  func mayPick(from path: IndexPath) -> Bool
  /// Returns whether one finger is enough at a point, because it is on the circles of editing mode.
  func isOnCircles(_ point: CGPoint) -> Bool
  func pickingDidBegin(at path: IndexPath)
  func pickingDidEnd()
  /// Selects or deselects an item as a finger does.
  func pick(_ path: IndexPath, _ isSelected: Bool)
}

/// Selects several items by a movement of two fingers, or of one along the circles of editing mode.
///
/// The delegate decides whether it begins. The items between the first one and the one under the fingers become
/// selected, or deselected if the first one was selected; moving back reverts that.
@MainActor final class ListPicker: NSObject, UIGestureRecognizerDelegate {
  private static let moved = Selector("_flipsidePickItems")
  private static let movedAlone = Selector("_flipsidePickItemsAlone")
  private static let register: Void = {
    MessageDispatch.register(moved, on: ListPicker.self) { $0.panDidChange($0.pair) }
    MessageDispatch.register(movedAlone, on: ListPicker.self) { $0.panDidChange($0.single) }
  }()

  private let pair = UIPanGestureRecognizer()
  private let single = UIPanGestureRecognizer()
  private weak var list: (any PickedList)?
  private var first: IndexPath?
  private var selects = true
  /// The selection before the movement.
  private var before: Set<IndexPath> = []

  override init() {
    super.init()
    ListPicker.register
    pair.minimumNumberOfTouches = 2
    pair.maximumNumberOfTouches = 2
    pair.addTarget(self, action: ListPicker.moved)
    single.maximumNumberOfTouches = 1
    single.addTarget(self, action: ListPicker.movedAlone)
    for pan in [pair, single] { pan.delegate = self }
  }

  func install(on list: any PickedList) {
    self.list = list
    for pan in [pair, single] { list.addGestureRecognizer(pan) }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let list else { return false }
    return gestureRecognizer !== single || list.isOnCircles(touch.location(in: list))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let path = list.itemPath(at: gestureRecognizer.location(in: list)) else { return false }
    return list.mayPick(from: path)
  }

  /// Returns whether the list's scrolling waits for a recognizer, which depends on the number of fingers.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let list, otherGestureRecognizer === list.panGestureRecognizer else { return false }
    return gestureRecognizer === pair ? pair.numberOfTouches > 1 : single.numberOfTouches == 1
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard let list else { return }
    switch pan.state {
    case .began:
      guard first == nil, let path = list.itemPath(at: pan.location(in: list)) else { return }
      first = path
      list.endPress()
      list.pickingDidBegin(at: path)
      before = list.pickedItems
      selects = !before.contains(path)
      pick(to: path)
    case .changed: if let path = list.itemPath(at: pan.location(in: list)) { pick(to: path) }
    case .ended, .cancelled, .failed:
      guard first != nil else { return }
      first = nil
      list.pickingDidEnd()
    default: break
    }
  }

  private func pick(to last: IndexPath) {
    guard let list, let first else { return }
    let (low, high) = (min(first, last), max(first, last))
    for path in paths(from: low, to: high) where list.pickedItems.contains(path) != selects {
      list.pick(path, selects)
    }
    for path in list.pickedItems.symmetricDifference(before).sorted() where path < low || path > high {
      list.pick(path, before.contains(path))
    }
  }

  /// Returns all index paths from one to another.
  private func paths(from low: IndexPath, to high: IndexPath) -> [IndexPath] {
    let counts = list?.itemCounts ?? []
    guard low[0] <= high[0], counts.indices.contains(high[0]) else { return [] }
    return (low[0]...high[0]).flatMap { section in
      let first = section == low[0] ? low[1] : 0
      let last = min(section == high[0] ? high[1] : counts[section] - 1, counts[section] - 1)
      return first <= last ? (first...last).map { IndexPath(indexes: [section, $0]) } : []
    }
  }
}
