import Foundation

/// What the user does at the app's icon on the Home Screen.
extension UIApplication {
  /// All actions of the icon: those of Info.plist, and then the app's own.
  var quickActions: [UIApplicationShortcutItem] {
    UIApplicationShortcutItem.items(of: info) + (shortcutItems ?? [])
  }

  /// The action with a title or a type; nil if there is none.
  func quickAction(named name: String) -> UIApplicationShortcutItem? {
    let all = quickActions
    return all.first { $0.localizedTitle == name } ?? all.first { $0.type == name }
  }

  /// Why an action can't be chosen; nil where it can.
  package func problem(withQuickAction name: String) -> String? {
    guard quickAction(named: name) == nil else { return nil }
    let names = quickActions.map { "\"\($0.localizedTitle)\"" }
    return names.isEmpty
      ? "the app has no quick actions: neither UIApplicationShortcutItems of its Info.plist nor shortcutItems has any"
      : "there is no quick action \"\(name)\"; the app has \(names.joined(separator: ", "))"
  }

  /// The user goes to the Home Screen, if the app is in front, and comes back by an action of the icon. The
  /// delegate is notified of it before the app is active.
  func perform(quickAction name: String) {
    guard let item = quickAction(named: name) else { return }
    if state != .background { enterBackground() }
    enterForeground()
    perform(item)
    becomeActive()
  }

  /// Of the method with a completion handler and the asynchronous one a delegate has one at most.
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

  /// The action by which the app is launched; nil for a touch on the icon.
  var launchAction: UIApplicationShortcutItem? {
    guard let name = ProcessInfo.processInfo.environment["FLIPSIDE_SHORTCUT"], !name.isEmpty else { return nil }
    if let problem = problem(withQuickAction: name) { Console.write("FLIPSIDE_SHORTCUT: \(problem)") }
    return quickAction(named: name)
  }

  /// After the launch; not for apps that said by a false result that they have dealt with the action.
  func performLaunchAction(_ item: UIApplicationShortcutItem) { perform(item) }
}
