import CoreGraphics

/// Shows the system's questions to the user of a window or a script. The alert is in front of the app, which is
/// inactive until the alert is answered, as on iOS.
@MainActor package enum SystemAlerts {
  private static var window: SystemWindow?
  private static weak var shown: SystemQuestion?

  private final class AlertWindow: SystemWindow {
    override var isModal: Bool { true }
  }

  /// Enables alerts of the system; answers are saved in the app's container between launches.
  package static func begin() {
    SystemQuestion.isAnswered = true
    SystemQuestion.file = SystemQuestion.fileOfApp
    SystemQuestion.observer = { showNext() }
  }

  /// Ends showing alerts, and removes the visible one.
  package static func end() {
    SystemQuestion.isAnswered = false
    SystemQuestion.file = nil
    SystemQuestion.observer = nil
    SystemQuestion.forget()
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    shown = nil
  }

  private static func showNext() {
    guard let question = SystemQuestion.waiting.first, shown == nil else { return }
    shown = question
    let alert = UIAlertController(
      title: question.title, message: question.message.isEmpty ? nil : question.message, preferredStyle: .alert)
    for (index, title) in question.buttons.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { _ in
          close()
          question.choose(index)
        })
    }
    let window = AlertWindow(level: 20)
    let root = UIViewController()
    root.view.backgroundColor = nil
    window.rootViewController = root
    window.isHidden = false
    self.window = window
    root.present(alert, animated: true)
    UIApplication.shared.resignActiveForSystem()
  }

  private static func close() {
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    shown = nil
    if SystemQuestion.waiting.count <= 1 { UIApplication.shared.becomeActiveAfterSystem() }
    DispatchQueue.main.async { MainActor.assumeIsolated { showNext() } }
  }
}

extension UIApplication {
  /// Makes the app inactive. An app that has not become active yet becomes active when the alert has been answered.
  fileprivate func resignActiveForSystem() { resignActive() }
  fileprivate func becomeActiveAfterSystem() { if applicationState != .background { becomeActive() } }
}
