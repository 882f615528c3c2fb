import ObjectiveC

/// The notification whose announcement is spoken.
@MainActor struct SpokenNotification {
  private let notification: UIAccessibility.Notification
  private let argument: Any?

  init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    self.notification = notification
    self.argument = argument
  }

  /// Forwards the notification to the host. An announcement ends at once, and the app is notified that it was
  /// spoken, as with VoiceOver.
  func give() {
    switch notification {
    case .announcement:
      guard let text, !text.isEmpty else { return }
      HostFeedback.give(.announcement, text)
      let info: [AnyHashable: Any] = [
        UIAccessibility.announcementStringValueUserInfoKey: text,
        UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
      ]
      guard UIAccessibility.isVoiceOverRunning else { return }
      DispatchQueue.main.async {
        NotificationCenter.default.post(
          name: UIAccessibility.announcementDidFinishNotification, object: nil, userInfo: info)
      }
    case .screenChanged: change("screen changed")
    case .layoutChanged: change("layout changed")
    case .pageScrolled: change("page scrolled")
    default: break
    }
  }

  private func change(_ what: String) {
    let subject = text ?? (argument as? UIResponder).map { $0.accessibilityLabel ?? Trace.className($0) }
    HostFeedback.give(.change, subject.map { "\(what): \($0)" } ?? what)
  }

  private var text: String? { argument as? String ?? (argument as? NSAttributedString)?.string }
}
