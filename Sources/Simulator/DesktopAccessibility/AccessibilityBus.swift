import Dispatch
import UIKit

/// The app's connection to the bus of assistive programs: registers the app, answers calls and sends events.
///
/// Events are made only while a program has registered for some, or has called the app.
@MainActor final class AccessibilityBus {
  private let connection: DBusConnection
  private let target: AccessibleApplication
  private let schedule: @MainActor (@escaping @MainActor () -> Void) -> Void
  /// The number of registrations for each event, by its name and the listener's.
  private var listeners: [String: Int] = [:]
  /// The programs that have called the app, by their names on the bus.
  private var callers: Set<String> = []
  private var registry = ""
  private var isCheckScheduled = false
  /// The work that follows the answer of the present call.
  private var following: [@MainActor () -> Void] = []
  private var isHandling = false

  private static let registryName = "org.a11y.atspi.Registry"
  private static let registryPath = "/org/a11y/atspi/registry"
  private static let busName = "org.freedesktop.DBus"
  /// The time in seconds for which changes are collected before they are reported.
  private static let collectionTime = 0.03

  /// Registers the app.
  /// - Parameters:
  ///   - connection: an open connection to the bus.
  ///   - target: the elements.
  ///   - schedule: runs a closure in the main loop.
  ///   - didClose: called when the bus went away.
  init(
    _ connection: DBusConnection, _ target: AccessibleApplication,
    schedule: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void,
    didClose: @escaping @MainActor () -> Void
  ) {
    self.connection = connection
    self.target = target
    self.schedule = schedule
    target.busName = connection.name
    target.afterAnswer = { [weak self] work in
      if let self, self.isHandling { self.following.append(work) } else { work() }
    }
    connection.start(schedule: schedule, receive: { [weak self] in self?.receive($0) }, didClose: didClose)
    for rule in [
      "type='signal',interface='\(Self.registryName)',path='\(Self.registryPath)'",
      "type='signal',sender='\(Self.busName)',interface='\(Self.busName)',member='NameOwnerChanged',arg2=''",
    ] {
      connection.call(Self.busName, "/org/freedesktop/DBus", Self.busName, "AddMatch", [.string(rule)])
    }
    register()
  }

  private func register() {
    connection.call(
      Self.registryName, ATSPI.rootPath, "org.a11y.atspi.Socket", "Embed",
      [target.reference(AccessibleNode.application)], starts: true
    ) { [weak self] answer in
      guard let self else { return }
      guard answer.kind == .answer, let desktop = answer.arguments.first else {
        return HostLog.note(
          "the registry of assistive programs refused the app: \(answer.arguments.first?.text ?? "no reason was given")"
        )
      }
      self.registry = answer.sender
      self.target.desktop = desktop
      self.readListeners()
    }
  }

  private func readListeners() {
    connection.call(Self.registryName, Self.registryPath, Self.registryName, "GetRegisteredEvents") {
      [weak self] answer in
      guard let self, answer.kind == .answer else { return }
      for pair in answer.arguments.first?.elements ?? [] {
        guard let fields = pair.elements, fields.count >= 2 else { continue }
        self.add(fields[1].text ?? "", of: fields[0].text ?? "")
      }
      if self.isObserved { self.begin() }
    }
  }

  func close() { connection.close() }

  // MARK: Messages

  private func receive(_ message: DBusMessage) {
    switch message.kind {
    case .signal: receiveSignal(message)
    case .call: answer(message)
    case .answer, .failure: break
    }
  }

  private func receiveSignal(_ message: DBusMessage) {
    let texts = message.arguments.map { $0.text ?? "" }
    switch message.member {
    case "NameOwnerChanged":
      if let name = texts.first { forget(name) }
    case "EventListenerRegistered" where texts.count >= 2:
      let wasObserved = isObserved
      add(texts[1], of: texts[0])
      if !wasObserved { begin() }
    case "EventListenerDeregistered" where texts.count >= 2: remove(texts[1], of: texts[0])
    default: break
    }
  }

  private func answer(_ message: DBusMessage) {
    if message.interface == "org.freedesktop.DBus.Peer" {
      // Programs ask whether the app still runs.
      return message.member == "Ping"
        ? connection.answer([]) : connection.fail("org.freedesktop.DBus.Error.UnknownMethod", message.member)
    }
    if message.sender != registry, callers.insert(message.sender).inserted, callers.count == 1, listeners.isEmpty {
      begin()
    }
    isHandling = true
    do {
      let values = try target.answer(
        ATSPICall(message.path, message.interface, message.member, message.arguments))
      if message.wantsAnswer { connection.answer(values) }
    } catch {
      if message.wantsAnswer { connection.fail(error.name, error.text) }
    }
    isHandling = false
    let work = following
    following = []
    guard !work.isEmpty else { return }
    for item in work { item() }
    screenDidChange()
  }

  // MARK: Listeners

  private var isObserved: Bool { !listeners.isEmpty || !callers.isEmpty }

  private func add(_ event: String, of listener: String) { listeners["\(listener) \(event)", default: 0] += 1 }

  private func remove(_ event: String, of listener: String) {
    let key = "\(listener) \(event)"
    guard let count = listeners[key] else { return }
    listeners[key] = count > 1 ? count - 1 : nil
    stopIfUnobserved()
  }

  private func forget(_ name: String) {
    callers.remove(name)
    listeners = listeners.filter { !$0.key.hasPrefix(name + " ") }
    stopIfUnobserved()
  }

  private func stopIfUnobserved() { if !isObserved { target.stopReporting() } }

  /// Reads the tree that further changes are compared with.
  private func begin() {
    _ = target.changes()
    if let node = target.tree[AccessibleNode.window], node.states.contains(.active) {
      send(.window("Activate", node.name))
    }
    for number in target.tree.order where target.tree[number]?.states.contains(.focused) == true {
      send(.state("focused", true, of: number))
    }
  }

  // MARK: Events

  /// Reports the changes of the screen soon, if a program listens.
  func screenDidChange() {
    target.invalidate()
    guard isObserved, !isCheckScheduled else { return }
    isCheckScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.collectionTime) { [weak self] in
      MainActor.assumeIsolated {
        self?.schedule {
          guard let self else { return }
          self.isCheckScheduled = false
          guard self.isObserved else { return }
          for event in self.target.changes() { self.send(event) }
        }
      }
    }
  }

  func announce(_ text: String) { if isObserved { send(.announcement(text)) } }

  private func send(_ event: AccessibleEvent) {
    connection.signal(
      ATSPI.path(event.node), "org.a11y.atspi.Event.\(event.group)", event.member, event.arguments)
  }
}
