/// The tests to run and their options, from the file that `flipside test` writes.
struct TestConfiguration {
  struct Bundle {
    var path: String
    var executable: String
    var module: String
    var isUITest: Bool

    /// The name of the target, with which filters begin.
    var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
  }

  struct Repetition {
    enum Mode: String { case none, fixed, untilFailure, retryOnFailure }
    var mode = Mode.none
    var count = 1
  }

  struct TimeAllowances {
    var isEnabled = false
    var standard = 600.0
    var longest = Double.infinity
  }

  /// The contents of the whole file.
  private(set) var raw: [String: Any] = [:]
  var bundles: [Bundle] = []
  var results: String?
  var attachments: String?
  var only: [TestIdentifier] = []
  var skip: [TestIdentifier] = []
  var done: Set<TestIdentifier> = []
  var isRandom = false
  var seed: UInt64 = 0
  var repetition = Repetition()
  var allowances = TimeAllowances()
  var baselines: String?
  /// Whether attachments are kept if a test passes.
  var keepsAttachments = false
  /// The lifetime of the pictures that UI tests take automatically; nil if none are taken.
  var film: XCTAttachment.Lifetime? = .deleteOnSuccess
  var isList = false
  var shard: (index: Int, count: Int)?

  init() {}

  /// Reads a configuration file; nil if it can't be read.
  init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file),
      let values = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else { return nil }
    raw = values
    bundles = (values["bundles"] as? [[String: Any]] ?? []).map { bundle in
      let path = bundle["path"] as? String ?? ""
      return Bundle(
        path: path, executable: bundle["executable"] as? String ?? "", module: bundle["module"] as? String ?? "",
        isUITest: bundle["isUITest"] as? Bool ?? false)
    }
    results = values["results"] as? String
    attachments = values["attachments"] as? String
    only = Self.identifiers(values["only"])
    skip = Self.identifiers(values["skip"])
    done = Set(Self.identifiers(values["done"]))
    isRandom = values["order"] as? String == "random"
    seed = (values["seed"] as? NSNumber)?.uint64Value ?? 0
    if let repetition = values["repetition"] as? [String: Any] {
      self.repetition.mode = (repetition["mode"] as? String).flatMap(Repetition.Mode.init) ?? .none
      self.repetition.count = max(1, (repetition["count"] as? NSNumber)?.intValue ?? 1)
    }
    if let allowances = values["timeAllowances"] as? [String: Any] {
      self.allowances.isEnabled = allowances["enabled"] as? Bool ?? false
      if let value = (allowances["default"] as? NSNumber)?.doubleValue, value > 0 {
        self.allowances.standard = value
      }
      if let value = (allowances["maximum"] as? NSNumber)?.doubleValue, value > 0 {
        self.allowances.longest = value
      }
    }
    baselines = values["baselines"] as? String
    keepsAttachments = values["attachmentLifetime"] as? String == "keepAlways"
    switch values["filmLifetime"] as? String {
    case "keepAlways": film = .keepAlways
    case "keepNever": film = nil
    default: break
    }
    isList = values["list"] as? Bool ?? false
    if let shard = values["shard"] as? [String: Any], let index = (shard["index"] as? NSNumber)?.intValue,
      let count = (shard["count"] as? NSNumber)?.intValue, count > 1, 1...count ~= index
    {
      self.shard = (index, count)
    }
  }

  /// Whether all tests of the bundles run in this process.
  var isWhole: Bool { only.isEmpty && skip.isEmpty && done.isEmpty && shard == nil }

  private static func identifiers(_ value: Any?) -> [TestIdentifier] {
    (value as? [String] ?? []).map { TestIdentifier($0) }
  }
}

/// The identifier of a test, class or target: `Target/Class/method` or a prefix of that.
struct TestIdentifier: Hashable, CustomStringConvertible {
  let parts: [String]

  init(_ parts: String...) { self.parts = parts }

  /// Parses an identifier. Parentheses after a method's name are ignored.
  init(_ text: String) {
    parts = text.split(separator: "/").map { $0.hasSuffix("()") ? String($0.dropLast(2)) : String($0) }
  }

  var description: String { parts.joined(separator: "/") }

  /// Returns whether the identifier equals the other one or belongs to the other one's class or target.
  func isContained(in other: TestIdentifier) -> Bool { parts.starts(with: other.parts) }
}
