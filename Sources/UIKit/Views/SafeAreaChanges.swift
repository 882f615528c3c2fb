/// Defers notifications of safe areas while a window changes its size. Views, bars and containers get their new
/// frames one after the other then, and the safe areas in between are inconsistent: each view, and its controller,
/// is notified when the view is laid out within its superview, at the latest when all views are.
@MainActor enum SafeAreaChanges {
  private static var depth = 0
  private static var waiting: [UIViewController] = []
  /// Views whose notification is pending, in the order of the first change, with the area of their latest
  /// notification.
  private static var views: [UIView] = []
  private static var known: [ObjectIdentifier: UIEdgeInsets] = [:]

  static var isCollecting: Bool { depth > 0 }

  static func collect(_ body: () -> Void) {
    begin()
    body()
    end()
  }

  /// Begins to collect changes, for changes that do not end in the same function.
  static func begin() { depth += 1 }

  static func end() {
    depth -= 1
    guard depth == 0 else { return }
    while !views.isEmpty { notify(views.removeFirst()) }
    while !waiting.isEmpty { waiting.removeFirst().notifyOfSafeArea() }
  }

  static func endInterruptedChanges() {
    depth = 0
    for view in views { view.flags[.owesSafeArea] = false }
    for controller in waiting { controller.notifiedSafeArea = nil }
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

  /// Notifies a view if its area differs from that of the last notification.
  static func notify(_ view: UIView) {
    guard view.flags[.owesSafeArea] else { return }
    view.flags[.owesSafeArea] = false
    if known.removeValue(forKey: ObjectIdentifier(view)) != view.safeAreaInsets { view.safeAreaInsetsDidChange() }
  }
}

extension UIViewController {
  func safeAreaDidChange(from old: UIEdgeInsets) {
    guard SafeAreaChanges.isCollecting else { return viewSafeAreaInsetsDidChange() }
    guard notifiedSafeArea == nil else { return }
    notifiedSafeArea = old
    SafeAreaChanges.add(self)
  }

  /// Notifies the controller if the area differs from that of the last notification.
  func notifyOfSafeArea() {
    guard let told = notifiedSafeArea else { return }
    notifiedSafeArea = nil
    if let view = viewIfLoaded, view.safeAreaInsets != told { viewSafeAreaInsetsDidChange() }
  }
}
