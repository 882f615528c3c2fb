/// The modifier keys that are down. The raw values are those of `UIKeyModifierFlags`.
package struct HostKeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let shift = HostKeyModifiers(rawValue: 1 << 17)
  package static let control = HostKeyModifiers(rawValue: 1 << 18)
  package static let alternate = HostKeyModifiers(rawValue: 1 << 19)
  package static let command = HostKeyModifiers(rawValue: 1 << 20)
  package static let all: HostKeyModifiers = [.shift, .control, .alternate, .command]

  /// The modifiers by their names in scripts.
  package static let named: KeyValuePairs<String, HostKeyModifiers> = [
    "shift": .shift, "control": .control, "alt": .alternate, "cmd": .command,
  ]
}
