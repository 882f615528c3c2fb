import CoreGraphics

/// The banner of a notification at the top of the screen: a tap opens it, a swipe upwards dismisses it, a long
/// press shows its actions, and it disappears after five seconds.
@MainActor final class NotificationBanner {
  static var current: NotificationBanner?

  let notification: DeviceNotification
  private let answer: (DeviceNotification.Answer) -> Void
  private let window = SystemWindow(level: 10)
  private let view: NotificationBannerView
  private var timer: Timer?

  /// The duration for which a banner is shown, in seconds, as iOS's.
  private static let duration = 5.0

  static func show(_ notification: DeviceNotification, answer: @escaping (DeviceNotification.Answer) -> Void) {
    current?.remove()
    let banner = NotificationBanner(notification, answer)
    current = banner
    banner.slideIn()
  }

  private init(_ notification: DeviceNotification, _ answer: @escaping (DeviceNotification.Answer) -> Void) {
    self.notification = notification
    self.answer = answer
    view = NotificationBannerView(notification)
    let root = UIViewController()
    root.view.backgroundColor = nil
    window.rootViewController = root
    window.addSubview(view)
    root.view.isUserInteractionEnabled = false
    view.onOpen = { [weak self] in self?.finish(.open) }
    view.onLeave = { [weak self] in self?.hide() }
    view.onExpand = { [weak self] in self?.expand() }
    view.onAction = { [weak self] in self?.choose($0) }
  }

  private func place() {
    let width = min(window.bounds.width - 16, 420)
    let height = view.height(for: width)
    view.frame = CGRect(
      x: (window.bounds.width - width) / 2, y: max(8, window.safeAreaInsets.top - 4), width: width, height: height)
    view.layoutIfNeeded()
  }

  private func slideIn() {
    window.isHidden = false
    place()
    let frame = view.frame
    view.frame.origin.y = -frame.height - 20
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) { self.view.frame = frame }
    let timer = Timer(afterInterval: Self.duration, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.hide() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Slides out.
  func hide() {
    timer?.invalidate()
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseIn],
      animations: { self.view.frame.origin.y = -self.view.frame.height - 20 },
      completion: { _ in self.remove() })
  }

  /// Removes the banner immediately.
  func remove() {
    timer?.invalidate()
    window.isHidden = true
    window.rootViewController = nil
    if Self.current === self { Self.current = nil }
  }

  private func finish(_ choice: DeviceNotification.Answer) {
    remove()
    answer(choice)
  }

  private func expand() {
    let actions = notification.actions()
    guard !actions.isEmpty else { return }
    timer?.invalidate()
    view.actions = actions
    UIView.animate(withDuration: 0.3) { self.place() }
  }

  private func choose(_ action: DeviceNotification.Action) {
    guard let input = action.input else { return finish(.action(action, text: nil)) }
    // The field needs the keyboard, and so a key window.
    let alert = UIAlertController(title: notification.title, message: notification.body, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = input.placeholder }
    alert.addAction(UIAlertAction(title: SystemStrings.text("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: input.button, style: .default) { [weak alert, answer] _ in
        answer(.action(action, text: alert?.textFields?.first?.text ?? ""))
      })
    remove()
    let window = UIApplication.shared.windows.first { $0.isKeyWindow }
    window?.rootViewController?.frontmost.present(alert, animated: true)
  }
}

extension UIViewController {
  /// The last controller of the chain of presentations over this one.
  fileprivate var frontmost: UIViewController { presentedReference?.frontmost ?? self }
}
