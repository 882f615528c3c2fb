import Dispatch
import Foundation
import UIKit

/// The connection of an app's window with the assistive programs of the desktop, such as Orca.
///
/// A desktop says on the session's bus whether such programs run (`org.a11y.Status`). Only then does the app
/// connect to their own bus; until then a single connection sleeps, and without a session bus there is nothing at
/// all.
@MainActor final class DesktopAccessibility {
  private let target: AccessibleApplication
  private let schedule: @MainActor (@escaping @MainActor () -> Void) -> Void
  private var session: DBusConnection?
  private var bus: AccessibilityBus?
  private var isConnecting = false
  private static var loggedProblems: Set<String> = []

  private static let name = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let busName = "org.freedesktop.DBus"

  /// Creates the connection of an app's window with the desktop's assistive technologies.
  /// - Parameters:
  ///   - application: the app.
  ///   - window: its window.
  ///   - schedule: runs a closure in the main loop, outside of the main queue.
  init(
    _ application: UIApplication, _ window: any DesktopWindow,
    schedule: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
  ) {
    target = AccessibleApplication(application, window)
    self.schedule = schedule
  }

  /// Looks for assistive programs, without delay for the app.
  func start() {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty { return connect(address) }
    // Without an address, libdbus would start a bus of its own.
    let runtime = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
    guard
      environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false
        || runtime.map(FileManager.default.fileExists(atPath:)) == true
    else { return }
    DBusConnection.open(nil) { [weak self] connection, problem in
      guard let self else { return }
      guard let connection else {
        return Self.log("cannot look for assistive programs, as the session's bus cannot be reached: \(problem)")
      }
      self.watch(connection)
    }
  }

  private static func log(_ text: String) {
    if loggedProblems.insert(text).inserted { HostLog.note(text) }
  }

  // MARK: The session's bus

  private func watch(_ session: DBusConnection) {
    self.session = session
    session.start(schedule: schedule) { [weak self] message in
      self?.receive(message)
    } didClose: { [weak self] in
      self?.session = nil
      Self.log("the session's bus went away; assistive programs that start from now on do not find the app")
    }
    for rule in [
      "type='signal',sender='\(Self.busName)',member='NameOwnerChanged',arg0='\(Self.name)'",
      "type='signal',interface='\(ATSPI.propertiesInterface)',path='\(Self.path)',arg0='org.a11y.Status'",
    ] {
      session.call(Self.busName, "/org/freedesktop/DBus", Self.busName, "AddMatch", [.string(rule)])
    }
    session.call(Self.busName, "/org/freedesktop/DBus", Self.busName, "NameHasOwner", [.string(Self.name)]) {
      [weak self] answer in
      if answer.arguments.first?.flag == true { self?.askStatus() }
    }
  }

  private func receive(_ message: DBusMessage) {
    switch message.member {
    case "NameOwnerChanged":
      if message.arguments.last?.text?.isEmpty == false { askStatus() } else { disconnect() }
    case "PropertiesChanged": askStatus()
    default: break
    }
  }

  private func askStatus() {
    session?.call(
      Self.name, Self.path, ATSPI.propertiesInterface, "GetAll", [.string("org.a11y.Status")]
    ) { [weak self] answer in
      guard let self, answer.kind == .answer else { return }
      var status: [String: Bool] = [:]
      for case .entry(let name, let value) in answer.arguments.first?.elements ?? [] {
        status[name.text ?? ""] = value.flag
      }
      if status["IsEnabled"] == true || status["ScreenReaderEnabled"] == true {
        self.askAddress()
      } else {
        self.disconnect()
      }
      self.setScreenReader(status["ScreenReaderEnabled"] == true)
    }
  }

  /// Turns VoiceOver on or off, for which the desktop's screen reader stands.
  private func setScreenReader(_ isOn: Bool) {
    guard isOn != AccessibilitySettings.isOn(.voiceOver) else { return }
    target.application.send(.accessibility(.voiceOver, isOn: isOn))
  }

  private func askAddress() {
    guard bus == nil, !isConnecting else { return }
    session?.call(Self.name, Self.path, Self.name, "GetAddress") { [weak self] answer in
      guard let self, let address = answer.arguments.first?.text, answer.kind == .answer, !address.isEmpty else {
        return
      }
      self.connect(address)
    }
  }

  // MARK: The bus of assistive programs

  private func connect(_ address: String) {
    guard bus == nil, !isConnecting else { return }
    isConnecting = true
    DBusConnection.open(address) { [weak self] connection, problem in
      guard let self else { return }
      self.isConnecting = false
      guard let connection else {
        return Self.log("the bus of assistive programs cannot be reached: \(problem)")
      }
      self.bus = AccessibilityBus(connection, self.target, schedule: self.schedule) { [weak self] in
        self?.bus = nil
        self?.target.stopReporting()
        Self.log("the bus of assistive programs went away; they cannot read the app until there is another one")
      }
    }
  }

  private func disconnect() {
    bus?.close()
    bus = nil
    target.stopReporting()
  }

  // MARK: Changes

  /// Called after a frame and when the window gains or loses the focus.
  func screenDidChange() { bus?.screenDidChange() }

  func announce(_ text: String) { bus?.announce(text) }
}
