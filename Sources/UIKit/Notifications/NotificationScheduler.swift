import Foundation

/// The app's scheduled and delivered notifications.
///
/// They are delivered on the app's clock, if the user allows notifications: an active app determines their
/// presentation, and a banner is shown if the app is in the background. May be called on any thread.
package final class NotificationScheduler: @unchecked Sendable {
  package static let shared = NotificationScheduler()

  private struct State {
    var pending: [(notification: DeviceNotification, due: Date?)] = []
    var delivered: [(notification: DeviceNotification, date: Date)] = []
    var isProvisional = false
  }
  private let state = Locked(State())
  @MainActor private var timer: Timer?

  /// Whether notifications are delivered quietly before the user has decided.
  package var isProvisional: Bool {
    get { state.withLock { $0.isProvisional } }
    set { state.withLock { $0.isProvisional = newValue } }
  }

  package var isAllowed: Bool { SystemQuestion.isAllowed(.notifications) == true }

  // MARK: Pending

  package var pending: [DeviceNotification] { state.withLock { $0.pending.map(\.notification) } }

  /// Returns the next due date of a notification.
  package func dueDate(of identifier: String) -> Date? {
    state.withLock { $0.pending.first { $0.notification.identifier == identifier }?.due }
  }

  /// Adds a notification, which replaces one with the same identifier.
  package func add(_ notification: DeviceNotification) {
    let now = Date()
    let due = notification.nextDate(now)
    state.withLock { state in
      state.pending.removeAll { $0.notification.identifier == notification.identifier }
      state.pending.append((notification, due))
    }
    reschedule()
  }

  /// Removes those that fit.
  package func removePending(where fits: (DeviceNotification) -> Bool) {
    state.withLock { state in state.pending.removeAll { fits($0.notification) } }
    reschedule()
  }

  // MARK: Delivered

  package var delivered: [(notification: DeviceNotification, date: Date)] { state.withLock { $0.delivered } }

  /// Removes those that fit, with their banners.
  package func removeDelivered(where fits: @escaping @Sendable (DeviceNotification) -> Bool) {
    state.withLock { state in state.delivered.removeAll { fits($0.notification) } }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if let shown = NotificationBanner.current?.notification, fits(shown) { NotificationBanner.current?.hide() }
      }
    }
  }

  /// Removes all notifications and permissions, as in a newly installed app.
  @MainActor package func forget() {
    state.withLock { $0 = State() }
    timer?.invalidate()
    timer = nil
    NotificationBanner.current?.remove()
  }

  // MARK: Delivery

  private func reschedule() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.setTimer() } }
  }

  @MainActor private func setTimer() {
    timer?.invalidate()
    timer = nil
    guard let due = state.withLock({ $0.pending.compactMap(\.due).min() }) else { return }
    let timer = Timer(fire: due, interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.deliverDue() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @MainActor private func deliverDue() {
    let now = Date()
    let due = state.withLock { state -> [DeviceNotification] in
      let due = state.pending.filter { $0.due.map { $0 <= now } ?? false }.sorted {
        ($0.due ?? now) < ($1.due ?? now)
      }
      state.pending = state.pending.compactMap { entry in
        guard let date = entry.due, date <= now else { return entry }
        return entry.notification.repeats ? (entry.notification, entry.notification.nextDate(now)) : nil
      }
      return due.map(\.notification)
    }
    setTimer()
    for notification in due { deliver(notification, at: now) }
  }

  @MainActor private func deliver(_ notification: DeviceNotification, at date: Date) {
    Trace.log(.lifecycle, "the notification \(notification.identifier) is due")
    if isProvisional, !isAllowed { return keep(notification, date, [.list]) }
    guard isAllowed else { return }
    guard UIApplication.shared.applicationState != .background else {
      return keep(notification, date, .all)
    }
    notification.willPresent(date) { [weak self] presentation in
      // Apps may call the completion on any thread.
      if Thread.isMainThread {
        MainActor.assumeIsolated { self?.keep(notification, date, presentation) }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.keep(notification, date, presentation) } }
      }
    }
  }

  @MainActor private func keep(
    _ notification: DeviceNotification, _ date: Date, _ presentation: DeviceNotification.Presentation
  ) {
    if presentation.contains(.list) || presentation.contains(.banner) {
      state.withLock { state in
        state.delivered.removeAll { $0.notification.identifier == notification.identifier }
        state.delivered.append((notification, date))
      }
    }
    if presentation.contains(.badge), let badge = notification.badge {
      UIApplication.shared.applicationIconBadgeNumber = badge
    }
    if presentation.contains(.sound), let sound = notification.sound {
      Trace.log(.lifecycle, "the sound of a notification: \(sound)")
    }
    guard presentation.contains(.banner) else { return }
    NotificationBanner.show(notification) { [weak self] answer in
      self?.answer(answer, to: notification, date)
    }
  }

  /// Activates the app before it is notified of the response, unless the action works in the background.
  @MainActor private func answer(
    _ answer: DeviceNotification.Answer, to notification: DeviceNotification, _ date: Date
  ) {
    state.withLock { state in
      state.delivered.removeAll { $0.notification.identifier == notification.identifier }
    }
    var opensApp = true
    if case .action(let action, _) = answer { opensApp = action.opensApp }
    if opensApp, UIApplication.shared.applicationState == .background {
      UIApplication.shared.send(.enterForeground)
    }
    notification.didReceive(date, answer)
  }
}
