/// The names that a compiler did not find, in the order of its messages.
struct MissingNames {
  /// `UIPickerView`, `UINavigationItem.largeTitle`, `import RxSwift`; each once.
  private(set) var names: [String] = []

  /// Reads the names from a compiler's messages.
  /// - Parameter messages: the texts after `error: ` in the compiler's lines.
  init(in messages: [String]) {
    for message in messages {
      guard let name = Self.name(in: message), !names.contains(name) else { continue }
      names.append(name)
    }
  }

  /// Returns the name in a compiler's message, which is between apostrophes.
  private static func name(in message: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2 else { return nil }
    if message.hasPrefix("cannot find"), message.hasSuffix("in scope") { return parts[1] }
    if message.hasPrefix("no such module") { return "import \(parts[1])" }
    guard message.contains("has no member"), parts.count > 4 else { return nil }
    return "\(parts[1]).\(parts[3])"
  }
}
