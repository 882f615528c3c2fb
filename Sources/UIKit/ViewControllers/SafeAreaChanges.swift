/// The safe areas of controllers' views while a window takes another size. Views, bars and containers take their new frames
/// one after the other then, and the areas in between are those of no screen: each controller hears of its area when its
/// view is laid out within what is around it, at the latest when all are.
@MainActor enum SafeAreaChanges {
  private static var depth = 0
  private static var waiting: [UIViewController] = []

  static var isCollecting: Bool { depth > 0 }

  static func collect(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    while !waiting.isEmpty { waiting.removeFirst().tellOfSafeArea() }
  }

  static func add(_ controller: UIViewController) { waiting.append(controller) }
}

extension UIViewController {
  func safeAreaDidChange(from old: UIEdgeInsets) {
    guard SafeAreaChanges.isCollecting else { return viewSafeAreaInsetsDidChange() }
    guard toldSafeArea == nil else { return }
    toldSafeArea = old
    SafeAreaChanges.add(self)
  }

  /// Tells of an area that is another one than the controller knows.
  func tellOfSafeArea() {
    guard let told = toldSafeArea else { return }
    toldSafeArea = nil
    if let view = viewIfLoaded, view.safeAreaInsets != told { viewSafeAreaInsetsDidChange() }
  }
}
