/// A key of a hardware keyboard.
package enum HostKey: Hashable, Sendable {
  case `return`, delete, forwardDelete, tab, escape, left, right, up, down, home, end, pageUp, pageDown, space
  /// The character that the key types without modifiers.
  case character(String)

  /// The keys that have a name in scripts.
  package static let named: KeyValuePairs<String, HostKey> = [
    "return": .return, "delete": .delete, "forwardDelete": .forwardDelete, "tab": .tab, "escape": .escape,
    "left": .left, "right": .right, "up": .up, "down": .down, "home": .home, "end": .end, "pageUp": .pageUp,
    "pageDown": .pageDown, "space": .space,
  ]
}
