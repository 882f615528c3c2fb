import UIKit

/// A change that assistive programs are notified of.
package struct AccessibleEvent: Equatable {
  /// The group of events, which is part of the signal's interface: `Object` or `Window`.
  package var group: String
  /// The kind of change, such as `StateChanged`.
  package var member: String
  /// The aspect that changed, such as `focused`.
  package var detail: String
  package var numbers: (Int32, Int32)
  package var value: DBusValue
  /// The number of the node that changed.
  package var node: Int

  package init(
    group: String = "Object", member: String, detail: String = "", numbers: (Int32, Int32) = (0, 0),
    value: DBusValue = .int32(0), node: Int
  ) {
    self.group = group
    self.member = member
    self.detail = detail
    self.numbers = numbers
    self.value = value
    self.node = node
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.group == b.group && a.member == b.member && a.detail == b.detail && a.numbers == b.numbers
      && a.value == b.value && a.node == b.node
  }

  /// The arguments of the signal.
  var arguments: [DBusValue] {
    [.string(detail), .int32(numbers.0), .int32(numbers.1), .variant(value), .noProperties]
  }

  /// The name of the event as listeners register for it, such as `Object:StateChanged:focused`.
  var name: String { "\(group):\(member):\(detail)" }

  // MARK: Kinds

  package static func state(_ name: String, _ isOn: Bool, of node: Int) -> Self {
    Self(member: "StateChanged", detail: name, numbers: (isOn ? 1 : 0, 0), node: node)
  }

  static func property(_ name: String, _ value: DBusValue, of node: Int) -> Self {
    Self(member: "PropertyChange", detail: name, value: value, node: node)
  }

  static func window(_ member: String, _ title: String) -> Self {
    Self(group: "Window", member: member, value: .string(title), node: AccessibleNode.window)
  }

  /// Returns the event that makes a screen reader speak a text at once.
  static func announcement(_ text: String) -> Self {
    let polite: Int32 = 1
    return Self(member: "Announcement", numbers: (polite, 0), value: .string(text), node: AccessibleNode.window)
  }

  // MARK: Differences

  /// Returns the events for the differences between two trees: removed elements, then new ones, then changes of
  /// those that stayed, and the new focus last.
  @MainActor static func changes(
    from old: AccessibleTree, to new: AccessibleTree, _ application: AccessibleApplication
  ) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    for number in old.order where new[number] == nil {
      guard let node = old[number] else { continue }
      // Only the topmost removed element is reported, with its container.
      if new[node.parent] != nil { events.append(.child("remove", node, application)) }
      events.append(.state("defunct", true, of: number))
    }
    for number in new.order {
      guard let node = new[number] else { continue }
      if let before = old[number], before.parent == node.parent { continue }
      if let before = old[number], new[before.parent] != nil {
        events.append(.child("remove", before, application))
      }
      // The elements of a new container are read with it.
      if old[node.parent] != nil { events.append(.child("add", node, application)) }
    }
    var focus: [AccessibleEvent] = []
    for number in new.order {
      guard let before = old[number], let node = new[number] else { continue }
      let changes = Self.changes(from: before, to: node)
      focus += changes.filter { $0.detail == "focused" && $0.numbers.0 == 1 }
      events += changes.filter { !($0.detail == "focused" && $0.numbers.0 == 1) }
    }
    // A new element may have the focus from the start.
    for number in new.order where old[number] == nil {
      if new[number]?.states.contains(.focused) == true { focus.append(.state("focused", true, of: number)) }
    }
    return events + focus
  }

  @MainActor private static func child(
    _ detail: String, _ node: AccessibleNode, _ application: AccessibleApplication
  ) -> AccessibleEvent {
    AccessibleEvent(
      member: "ChildrenChanged", detail: detail, numbers: (Int32(clamping: node.index), 0),
      value: application.reference(node.number), node: node.parent)
  }

  private static func changes(from old: AccessibleNode, to new: AccessibleNode) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    if old.role != new.role {
      events.append(.property("accessible-role", .uint32(new.role.rawValue), of: new.number))
    }
    if old.name != new.name { events.append(.property("accessible-name", .string(new.name), of: new.number)) }
    if old.details != new.details {
      events.append(.property("accessible-description", .string(new.details), of: new.number))
    }
    if let value = new.value, old.value != value {
      events.append(.property("accessible-value", .double(value), of: new.number))
    }
    for (state, name) in AccessibleStates.announced where old.states.contains(state) != new.states.contains(state) {
      events.append(.state(name, new.states.contains(state), of: new.number))
    }
    if old.states.contains(.active) != new.states.contains(.active), new.number == AccessibleNode.window {
      events.append(.window(new.states.contains(.active) ? "Activate" : "Deactivate", new.name))
    }
    if let before = old.text, let after = new.text, before != after {
      events += edit(from: Array(before.unicodeScalars), to: Array(after.unicodeScalars), of: new.number)
    }
    guard let selection = new.selection, selection != old.selection else { return events }
    if selection.upperBound != old.selection?.upperBound {
      let offset = Int32(clamping: selection.upperBound)
      events.append(AccessibleEvent(member: "TextCaretMoved", numbers: (offset, 0), node: new.number))
    }
    if !selection.isEmpty || old.selection?.isEmpty == false {
      events.append(AccessibleEvent(member: "TextSelectionChanged", node: new.number))
    }
    return events
  }

  /// Returns the deletion and the insertion between two texts, without their common beginning and end.
  private static func edit(
    from old: [Unicode.Scalar], to new: [Unicode.Scalar], of node: Int
  ) -> [AccessibleEvent] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    func event(_ detail: String, _ scalars: ArraySlice<Unicode.Scalar>) -> AccessibleEvent? {
      guard !scalars.isEmpty else { return nil }
      return AccessibleEvent(
        member: "TextChanged", detail: detail, numbers: (Int32(clamping: start), Int32(clamping: scalars.count)),
        value: .string(String(String.UnicodeScalarView(scalars))), node: node)
    }
    return [
      event("delete", old[start..<old.count - end]), event("insert", new[start..<new.count - end]),
    ].compactMap { $0 }
  }
}
