import Foundation

/// The quick actions of the app's icon on the Home Screen.
extension UIApplication {
  /// All quick actions: those of Info.plist, then the app's own.
  var quickActions: [UIApplicationShortcutItem] {
    UIApplicationShortcutItem.items(of: info) + (shortcutItems ?? [])
  }

  /// Returns the action with a title or a type; nil if there is no such action.
  func quickAction(named name: String) -> UIApplicationShortcutItem? {
    let all = quickActions
    return all.first { $0.localizedTitle == name } ?? all.first { $0.type == name }
  }

  /// Returns the reason why an action can't be chosen; nil if it can.
  package func problem(withQuickAction name: String) -> String? {
    guard quickAction(named: name) == nil else { return nil }
    let names = quickActions.map { "\"\($0.localizedTitle)\"" }
    return names.isEmpty
      ? "the app has no quick actions: neither UIApplicationShortcutItems of its Info.plist nor shortcutItems has any"
      : "there is no quick action \"\(name)\"; the app has \(names.joined(separator: ", "))"
  }

  /// Sends an app in front to the Home Screen, and brings it back by an action of the icon. The delegate is
  /// notified of the action before the app is active.
  func perform(quickAction name: String) {
    guard let item = quickAction(named: name) else { return }
    if state != .background { enterBackground() }
    enterForeground()
    perform(item)
    becomeActive()
  }

  /// Calls the delegate's method. It implements at most one of the methods with a completion handler and the
  /// asynchronous one.
  private func perform(_ item: UIApplicationShortcutItem) {
    Trace.log(.lifecycle, "the quick action \(item.type) is chosen")
    if let scene = frontScene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(scene, performActionFor: item) { _ in }
      Task { @MainActor in _ = await delegate.windowScene(scene, performActionFor: item) }
      return
    }
    guard let delegate else { return }
    delegate.application(self, performActionFor: item) { _ in }
    Task { @MainActor in _ = await delegate.application(self, performActionFor: item) }
  }

  // MARK: Launching

  /// The quick action that launches the app; nil for a launch by the icon itself.
  var launchAction: UIApplicationShortcutItem? {
    guard let name = ProcessInfo.processInfo.environment["FLIPSIDE_SHORTCUT"], !name.isEmpty else { return nil }
    if let problem = problem(withQuickAction: name) { Console.write("FLIPSIDE_SHORTCUT: \(problem)") }
    return quickAction(named: name)
  }

  /// Performs the action of the launch. Not called for apps that handled the action and returned false at the
  /// launch.
  func performLaunchAction(_ item: UIApplicationShortcutItem) { perform(item) }
}
