/// The safe areas of views while a window takes another size. Views, bars and containers take their new frames one
/// after the other then, and the areas in between are those of no screen: each view, and its controller, is
/// notified of its area when the view is laid out within what is around it, at the latest when all are.
@MainActor enum SafeAreaChanges {
  private static var depth = 0
  private static var waiting: [UIViewController] = []
  /// Views that are to hear of their areas, in the order of the first change, with the area that they know.
  private static var views: [UIView] = []
  private static var known: [ObjectIdentifier: UIEdgeInsets] = [:]

  static var isCollecting: Bool { depth > 0 }

  static func collect(_ body: () -> Void) {
    begin()
    body()
    end()
  }

  /// As `collect`, where what changes the areas does not end in the same function.
  static func begin() { depth += 1 }

  static func end() {
    depth -= 1
    guard depth == 0 else { return }
    while !views.isEmpty { tell(views.removeFirst()) }
    while !waiting.isEmpty { waiting.removeFirst().tellOfSafeArea() }
  }

  static func endLeftChanges() {
    depth = 0
    for view in views { view.flags[.owesSafeArea] = false }
    for controller in waiting { controller.toldSafeArea = nil }
    (views, waiting, known) = ([], [], [:])
  }

  static func add(_ controller: UIViewController) { waiting.append(controller) }

  /// Returns whether the view is notified of the change later.
  static func add(_ view: UIView, from old: UIEdgeInsets) -> Bool {
    guard isCollecting else { return false }
    guard !view.flags[.owesSafeArea] else { return true }
    view.flags[.owesSafeArea] = true
    views.append(view)
    known[ObjectIdentifier(view)] = old
    return true
  }

  /// Tells a view of an area that is another one than it knows.
  static func tell(_ view: UIView) {
    guard view.flags[.owesSafeArea] else { return }
    view.flags[.owesSafeArea] = false
    if known.removeValue(forKey: ObjectIdentifier(view)) != view.safeAreaInsets { view.safeAreaInsetsDidChange() }
  }
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
