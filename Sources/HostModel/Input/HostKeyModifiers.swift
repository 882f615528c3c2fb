/// The modifier keys that are down.
package struct HostKeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let shift = HostKeyModifiers(rawValue: 1)
  package static let control = HostKeyModifiers(rawValue: 2)
  package static let alternate = HostKeyModifiers(rawValue: 4)
  package static let command = HostKeyModifiers(rawValue: 8)

  /// As scripts call them.
  package static let named: KeyValuePairs<String, HostKeyModifiers> = [
    "shift": .shift, "control": .control, "alt": .alternate, "cmd": .command,
  ]
}
