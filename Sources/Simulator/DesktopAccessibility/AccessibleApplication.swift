import UIKit

/// The application as assistive programs of the desktop see it: answers their calls and reports its changes.
///
/// It knows nothing of buses, so that tests can call it. The tree is read when it is first needed after a change.
@MainActor package final class AccessibleApplication {
  let application: UIApplication
  private(set) weak var window: (any DesktopWindow)?
  /// The name of the connection on the bus, which is part of references to elements.
  package var busName = ""
  /// The reference to the desktop, as the registry returned it.
  package var desktop = DBusValue.structure([.string(""), .path(ATSPI.nullPath)])
  /// The number that the registry gave to the application.
  var identifier: Int32 = 0
  /// Called with work to do once the answer to the present call was sent.
  package var afterAnswer: (@escaping @MainActor () -> Void) -> Void = { $0() }
  /// The taps that programs ask for; nil without a window.
  private(set) lazy var presses = window.map { AccessiblePresses($0) }
  private var objects = AccessibleObjects()
  private var cached: AccessibleTree?
  private var readAt = -Double.infinity
  /// The tree whose changes were reported last.
  private var reported: AccessibleTree?

  /// The time in seconds after which the tree is read again even if no frame was drawn: an app can change the
  /// elements of a container without drawing anything.
  private static let mostAge = 0.2

  package init(_ application: UIApplication, _ window: any DesktopWindow) {
    self.application = application
    self.window = window
  }

  /// The tree as it is now.
  package var tree: AccessibleTree {
    let now = CACurrentMediaTime()
    if let cached, now - readAt < Self.mostAge, now >= readAt { return cached }
    let tree = AccessibleTree(application, &objects, window)
    cached = tree
    readAt = now
    return tree
  }

  /// Discards what was read of the screen.
  package func invalidate() { cached = nil }

  func reference(_ number: Int) -> DBusValue { .structure([.string(busName), .path(ATSPI.path(number))]) }
  var nullReference: DBusValue { .structure([.string(""), .path(ATSPI.nullPath)]) }

  // MARK: Calls

  /// Answers a call.
  package func answer(_ call: ATSPICall) throws(ATSPIError) -> [DBusValue] {
    if call.path == ATSPI.cachePath { return try answerCache(call) }
    guard let number = ATSPI.number(call.path), let node = tree[number] else {
      throw .unknownObject("there is no accessible object \(call.path)")
    }
    if call.interface == ATSPI.propertiesInterface { return try answerProperties(call, of: node) }
    if call.interface == "org.freedesktop.DBus.Introspectable" { return [.string(Self.introspection(of: node))] }
    let interface = try interface(call.interface, of: node, member: call.member)
    let target = AccessibleTarget(application: self, node: node)
    let answer =
      switch interface {
      case .accessible: try target.accessible(call)
      case .application: try target.application(call)
      case .component: try target.component(call)
      case .action: try target.action(call)
      case .text: try target.text(call)
      case .editableText: try target.editableText(call)
      case .value: [DBusValue]?.none
      }
    guard let answer else { throw .unknownMethod("\(interface.rawValue) has no method \(call.member)") }
    return answer
  }

  /// Returns the interface that a call means, if the node has it. A call may leave it out.
  private func interface(
    _ name: String, of node: AccessibleNode, member: String
  ) throws(ATSPIError) -> ATSPI.Interface {
    if name.isEmpty { return .accessible }
    guard let interface = ATSPI.Interface(rawValue: name), node.interfaces.contains(interface) else {
      throw .unknownInterface("\(node.path) does not have the interface \(name)")
    }
    return interface
  }

  private func answerProperties(_ call: ATSPICall, of node: AccessibleNode) throws(ATSPIError) -> [DBusValue] {
    let interface = try interface(try call.text(0), of: node, member: call.member)
    let target = AccessibleTarget(application: self, node: node)
    switch call.member {
    case "Get":
      let name = try call.text(1)
      guard let value = target.property(name, of: interface) else {
        throw .unknownProperty("\(interface.rawValue) has no property \(name)")
      }
      return [.variant(value)]
    case "GetAll":
      let entries = AccessibleTarget.properties[interface, default: []].compactMap { name in
        target.property(name, of: interface).map { DBusValue.entry(.string(name), .variant($0)) }
      }
      return [.array("{sv}", entries)]
    case "Set":
      let name = try call.text(1)
      guard call.arguments.count == 3 else {
        throw .invalidArguments("Set takes an interface, a property and a value")
      }
      try target.set(name, of: interface, to: call.arguments[2])
      return []
    default: throw .unknownMethod("\(ATSPI.propertiesInterface) has no method \(call.member)")
    }
  }

  /// Answers `GetItems`, by which a program reads the whole tree at once.
  private func answerCache(_ call: ATSPICall) throws(ATSPIError) -> [DBusValue] {
    guard call.member == "GetItems" else {
      throw .unknownMethod("\(ATSPI.cacheInterface) has no method \(call.member)")
    }
    let tree = tree
    let items = tree.order.compactMap { tree[$0] }.map { item(for: $0) }
    return [.array("((so)(so)(so)iiassusau)", items)]
  }

  private func item(for node: AccessibleNode) -> DBusValue {
    .structure([
      reference(node.number), reference(AccessibleNode.application), parent(of: node), .int32(Int32(node.index)),
      .int32(Int32(node.children.count)), .strings(node.interfaces.map(\.rawValue)), .string(node.name),
      .uint32(node.role.rawValue), .string(node.details), .array("u", node.states.words),
    ])
  }

  func parent(of node: AccessibleNode) -> DBusValue {
    node.number == AccessibleNode.application ? desktop : reference(node.parent)
  }

  private static func introspection(of node: AccessibleNode) -> String {
    let names = node.interfaces.map(\.rawValue) + [propertiesName]
    return "<node>" + names.map { "<interface name=\"\($0)\"/>" }.joined() + "</node>"
  }

  private static let propertiesName = ATSPI.propertiesInterface

  // MARK: Changes

  /// Returns the events for all that changed since the last call; none after the first one.
  package func changes() -> [AccessibleEvent] {
    invalidate()
    let new = tree
    defer { reported = new }
    return reported.map { AccessibleEvent.changes(from: $0, to: new, self) } ?? []
  }

  /// Discards the reported state when no program listens any more.
  package func stopReporting() {
    reported = nil
    cached = nil
  }
}
