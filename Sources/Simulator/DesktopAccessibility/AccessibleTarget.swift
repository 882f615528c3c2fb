import UIKit

/// The receiver of a call: a node, with its methods and properties.
@MainActor struct AccessibleTarget {
  let application: AccessibleApplication
  let node: AccessibleNode

  var object: UIResponder? { node.object }
  var screenFrame: CGRect {
    node.object.map { $0.accessibilityPath?.bounds ?? $0.accessibilityFrame } ?? UIScreen.main.bounds
  }

  // MARK: Properties

  /// The names of each interface's properties, in the order in which `GetAll` returns them.
  static let properties: [ATSPI.Interface: [String]] = [
    .accessible: ["Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId"],
    .application: ["ToolkitName", "Version", "AtspiVersion", "Id"],
    .action: ["NActions"],
    .text: ["CharacterCount", "CaretOffset"],
    .value: ["MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue", "Text"],
  ]

  /// Returns the value of a property; nil if the interface does not have it.
  func property(_ name: String, of interface: ATSPI.Interface) -> DBusValue? {
    switch (interface, name) {
    case (.accessible, "Name"): .string(node.name)
    case (.accessible, "Description"): .string(node.details)
    case (.accessible, "Parent"): application.parent(of: node)
    case (.accessible, "ChildCount"): .int32(Int32(node.children.count))
    case (.accessible, "Locale"): .string(locale)
    case (.accessible, "AccessibleId"): .string(object?.automationIdentifier ?? "")
    case (.application, "ToolkitName"): .string("UIKit")
    case (.application, "Version"): .string(UIDevice.current.systemVersion)
    case (.application, "AtspiVersion"): .string("2.1")
    case (.application, "Id"): .int32(application.identifier)
    case (.action, "NActions"): .int32(Int32(actions.count))
    case (.text, "CharacterCount"): text.map { .int32(Int32(clamping: $0.count)) }
    case (.text, "CaretOffset"): .int32(Int32(clamping: text?.selection?.upperBound ?? -1))
    case (.value, _): value(name)
    default: nil
    }
  }

  private func value(_ name: String) -> DBusValue? {
    guard let object, let range = AccessibleRange(object) else { return nil }
    return switch name {
    case "MinimumValue": .double(range.minimum)
    case "MaximumValue": .double(range.maximum)
    case "MinimumIncrement": .double(range.increment)
    case "CurrentValue": .double(range.current)
    case "Text": .string(object.accessibilityValue ?? "")
    default: nil
    }
  }

  /// Changes a property.
  func set(_ name: String, of interface: ATSPI.Interface, to value: DBusValue) throws(ATSPIError) {
    switch (interface, name) {
    case (.application, "Id"):
      guard let number = value.integer, let identifier = Int32(exactly: number) else {
        throw .invalidArguments("Id is a number")
      }
      application.identifier = identifier
    case (.value, "CurrentValue"):
      guard let number = value.number else { throw .invalidArguments("CurrentValue is a number") }
      guard let object, AccessibleRange.set(number, of: object) else {
        throw .readOnlyProperty("the user can't change the value of \(node.path)")
      }
      application.invalidate()
    default:
      guard property(name, of: interface) != nil else {
        throw .unknownProperty("\(interface.rawValue) has no property \(name)")
      }
      throw .readOnlyProperty("\(interface.rawValue).\(name) can't be set")
    }
  }

  private var locale: String {
    let language = object?.accessibilityLanguage ?? Locale.current.identifier
    return language.replacingOccurrences(of: "-", with: "_")
  }

  // MARK: Accessible

  func accessible(_ call: ATSPICall) throws(ATSPIError) -> [DBusValue]? {
    switch call.member {
    case "GetChildAtIndex":
      let index = try call.integer(0)
      let isThere = node.children.indices.contains(index)
      return [isThere ? application.reference(node.children[index]) : application.nullReference]
    case "GetChildren": return [.array("(so)", node.children.map { application.reference($0) })]
    case "GetIndexInParent": return [.int32(Int32(node.index))]
    case "GetRelationSet": return [.array("(ua(so))", relations)]
    case "GetRole": return [.uint32(node.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(node.role.name)]
    case "GetState": return [.array("u", node.states.words)]
    case "GetAttributes": return [.dictionary(attributes)]
    case "GetApplication": return [application.reference(AccessibleNode.application)]
    case "GetInterfaces": return [.strings(node.interfaces.map(\.rawValue))]
    default: return nil
    }
  }

  /// An element is a member of the container whose label names the group.
  private var relations: [DBusValue] {
    let tree = application.tree
    guard let parent = tree[node.parent], parent.role == .grouping || parent.role == .pageTabList else { return [] }
    let memberOf = DBusValue.uint32(5)
    let others = parent.children.filter { $0 != node.number }.map { application.reference($0) }
    return [.structure([memberOf, .array("(so)", others)])]
  }

  private var attributes: [(String, String)] {
    var attributes = [("toolkit", "UIKit")]
    guard let object else { return attributes }
    attributes.append(("class", Trace.className(object)))
    if let identifier = object.automationIdentifier { attributes.append(("id", identifier)) }
    if let placeholder = object.automationPlaceholder { attributes.append(("placeholder-text", placeholder)) }
    if node.role == .heading { attributes.append(("level", "1")) }
    for item in CustomContent.items(of: object) { attributes.append((item.label, item.value)) }
    return attributes
  }

  // MARK: Application

  func application(_ call: ATSPICall) throws(ATSPIError) -> [DBusValue]? {
    switch call.member {
    case "GetLocale": return [.string(locale)]
    // The app has no bus of its own; an empty address has programs use the common one.
    case "GetApplicationBusAddress": return [.string("")]
    default: return nil
    }
  }

  // MARK: Action

  private var actions: [AccessibleAction] { object.map { AccessibleAction.all(of: $0) } ?? [] }

  func action(_ call: ATSPICall) throws(ATSPIError) -> [DBusValue]? {
    let actions = actions
    switch call.member {
    case "GetActions":
      return [
        .array("(sss)", actions.map { .structure([.string($0.name), .string(""), .string("")]) })
      ]
    case "GetName", "GetLocalizedName": return [.string(try action(call, actions).name)]
    case "GetDescription", "GetKeyBinding":
      _ = try action(call, actions)
      return [.string("")]
    case "DoAction":
      let action = try action(call, actions)
      guard let object, let presses = application.presses else { return [.bool(false)] }
      // An action may wait, as one that presents an alert in a run loop of its own.
      application.afterAnswer { [application] in
        action.perform(on: object, presses)
        application.invalidate()
      }
      return [.bool(true)]
    default: return nil
    }
  }

  private func action(_ call: ATSPICall, _ actions: [AccessibleAction]) throws(ATSPIError) -> AccessibleAction {
    let index = try call.integer(0)
    guard actions.indices.contains(index) else {
      throw .invalidArguments("\(node.path) has \(actions.count) actions; there is no number \(index)")
    }
    return actions[index]
  }

  var text: AccessibleText? { object.flatMap { AccessibleText($0, node.role) } }
}
