/// Expands the build settings in a text.
///
/// As in Xcode, a setting that refers to itself gets its value in the next lower layer, so circular settings
/// terminate. The cost of an expansion is limited, because thirty settings that each contain the previous one twice
/// would exhaust any machine.
struct SettingExpansion {
  /// The budget that all expansions of a target's settings share.
  final class Account {
    /// The remaining budget. A variable costs one unit, and so do 64 bytes of text.
    fileprivate var rest = 300_000
    /// The problems, each with its chain of settings.
    fileprivate(set) var faults: [String] = []
    /// The chains of settings that refer to each other and have no value in a lower layer. Their values are empty.
    fileprivate(set) var cycles: [String] = []
    fileprivate var cyclic: Set<String> = []
    /// The settings that have been expanded.
    var known: [String: String?] = [:]
  }

  private static let maximumDepth = 100
  private static let maximumNesting = 32
  private static let maximumLength = 1 << 17

  let values: [String: [String]]
  let account: Account
  /// The settings that are being expanded, with the layers of their values.
  private var stack: [(name: String, layer: Int)] = []
  private var hasFailed = false

  init(values: [String: [String]], account: Account) {
    self.values = values
    self.account = account
  }

  mutating func value(of name: String) -> String? {
    let running = stack.last { $0.name == name }
    let count = running?.layer ?? values[name]?.count ?? 0
    guard count > 0, let text = values[name]?[count - 1] else {
      if running != nil, stack.last?.name != name, account.cyclic.count < 5, account.cyclic.insert(name).inserted {
        account.cycles.append("\(chain(name)) refer to one another in a circle, so \(name) is empty")
      }
      return nil
    }
    guard stack.count < Self.maximumDepth else {
      fail("refer to one another more than \(Self.maximumDepth) levels deep", at: name)
      return nil
    }
    stack.append((name, count - 1))
    defer { stack.removeLast() }
    return fill(text)
  }

  /// Returns the text with its variables expanded. A variable without a closing bracket remains unchanged.
  mutating func fill(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var frames = [Frame(open: 0, close: 0)]
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count, !hasFailed {
      let byte = bytes[index]
      if byte == UInt8(ascii: "$"), index + 1 < bytes.count, let close = Frame.closing(bytes[index + 1]) {
        frames.append(Frame(open: bytes[index + 1], close: close))
        if frames.count > Self.maximumNesting {
          fail("nest more than \(Self.maximumNesting) variables")
        }
        index += 2
        continue
      }
      index += 1
      if frames.count > 1, frames[frames.count - 1].isClosed(by: byte) {
        let inner = String(decoding: frames.removeLast().bytes, as: UTF8.self)
        frames[frames.count - 1].bytes += Array(variable(inner).utf8)
        if frames[frames.count - 1].bytes.count > Self.maximumLength {
          fail("expand to more than \(Self.maximumLength) bytes")
        }
      } else {
        frames[frames.count - 1].bytes.append(byte)
      }
    }
    while frames.count > 1 {
      let open = frames.removeLast()
      frames[frames.count - 1].bytes += [UInt8(ascii: "$"), open.open] + open.bytes
    }
    return hasFailed ? "" : String(decoding: frames[0].bytes, as: UTF8.self)
  }

  /// A variable that is being parsed, or the text outside of all variables.
  private struct Frame {
    let open: UInt8
    let close: UInt8
    var bytes: [UInt8] = []
    private var nesting = 0

    init(open: UInt8, close: UInt8) {
      self.open = open
      self.close = close
    }

    mutating func isClosed(by byte: UInt8) -> Bool {
      if byte == open { nesting += 1 }
      guard byte == close else { return false }
      nesting -= 1
      return nesting < 0
    }

    static func closing(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "("): UInt8(ascii: ")")
      case UInt8(ascii: "{"): UInt8(ascii: "}")
      default: nil
      }
    }
  }

  /// Expands a variable.
  /// - Parameter inner: the text between the brackets, such as `PRODUCT_NAME:lower`.
  private mutating func variable(_ inner: String) -> String {
    let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var found = parts[0] == "inherited" ? stack.last.flatMap { value(of: $0.name) } : value(of: parts[0])
    for modifier in parts.dropFirst() { found = BuildSettings.apply(modifier, to: found) }
    let result = found ?? ""
    account.rest -= 1 + (inner.utf8.count + result.utf8.count) / 64
    if account.rest < 0 { fail("take too many steps to expand") }
    return result
  }

  private mutating func fail(_ reason: String, at name: String? = nil) {
    guard !hasFailed else { return }
    hasFailed = true
    let message = "\(chain(name)) \(reason)"
    if account.faults.count < 5, !account.faults.contains(message) { account.faults.append(message) }
  }

  /// Returns the chain of settings, such as `A → B → A`.
  private func chain(_ last: String?) -> String {
    var names = stack.map(\.name) + (last.map { [$0] } ?? [])
    if names.isEmpty { names = ["the text"] }
    if names.count > 8 { names = names.prefix(6) + ["…"] + names.suffix(1) }
    return names.map { $0.count > 60 ? $0.prefix(60) + "…" : $0 }.joined(separator: " → ")
  }
}
