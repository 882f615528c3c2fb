import Foundation

/// The members that an extension in one module adds to a framework's class and that classes in other modules
/// override. Objective-C allows such overrides for `@objc` members; Swift does not.
///
/// ```swift
/// // In the app:
/// extension UIView { @objc class var nibName: String { "\(self)" } }
/// // In its tests:
/// class BadgeView: UIView { override class var nibName: String { "Badge" } }
/// ```
/// The extension's member is renamed. A new member with the old name tests whether the object's class conforms to a
/// protocol for the override, and calls the protocol's requirement if it does and the renamed member otherwise. The
/// overriding class conforms to that protocol, and its override is renamed to the requirement's name:
///
/// ```swift
/// protocol __Overrides_nibName_of_UIView: AnyObject { static var __override_nibName_of_UIView: String { get } }
/// ```
public struct SharedOverrides: Sendable, Hashable {
  /// A member of an extension that a class in another module overrides.
  struct Member: Sendable, Hashable {
    let module: String
    /// The name of the extended class.
    let owner: String
    let member: MemberSummary

    /// The name of the protocol to which the overriding classes conform. Each overload has its own protocol.
    var protocolName: String {
      let labels = member.labels.map { "\($0)_" }.joined()
      return "__Overrides_\(member.isStatic ? "class_" : "")\(labels)\(name)"
    }
    /// The base name of the protocol's requirement.
    var requirementName: String { "__override_\(name)" }
    /// The new base name of the extension's member.
    var originalName: String { "__\(name)" }
    private var name: String { "\(member.name.trimmingBackticks)_of_\(owner.filter { $0 != "." })" }
    var key: String { (member.isStatic ? "+" : "") + member.fullName }
  }

  private(set) var members: [Member] = []
  /// The superclass of each class that the modules declare.
  private(set) var superclasses: [String: String] = [:]

  /// The value for modules without such overrides, which is the normal case.
  public static let none = SharedOverrides()

  private init() {}

  /// The name and the source files of a module.
  public struct Module: Sendable {
    public var name: String
    /// The paths of the files.
    public var files: [String]
    public init(name: String, files: [String]) {
      self.name = name
      self.files = files
    }
  }

  /// Finds the overrides across modules that are built together. A file is parsed for members only if its text
  /// contains the name of a member that another module overrides.
  public init(in modules: [Module], conditions: BuildConditions = BuildConditions()) {
    guard modules.count > 1 else { return }
    let texts = modules.map { module in
      SourceBridge.concurrently(module.files) { FileManager.default.contents(atPath: $0) ?? Data() }
    }
    let overridden = texts.map { $0.reduce(into: Set<String>()) { $0.formUnion(SourceWords.overrides(in: $1)) } }
    for (number, module) in modules.enumerated() {
      var names: Set<String> = []
      for (other, found) in overridden.enumerated() where other != number { names.formUnion(found) }
      guard !names.isEmpty else { continue }
      let candidates = texts[number].filter { SourceWords.mayExtend($0, with: names) }
      for summary in Self.summaries(of: candidates, conditions) {
        members += Self.members(of: summary, named: names, in: module.name)
      }
    }
    guard !members.isEmpty else { return }
    for summary in Self.summaries(of: texts.flatMap { $0 }.filter(SourceWords.hasClass), conditions) {
      for type in summary.types where type.kind == .class {
        guard let parent = type.inherited.first else { continue }
        superclasses[Self.lastComponent(type.name)] = Self.lastComponent(parent)
      }
    }
  }

  private static func summaries(of texts: [Data], _ conditions: BuildConditions) -> [FileSummary] {
    SourceBridge.concurrently(texts) {
      FileScanner.scan(SourceTree.parse(String(decoding: $0, as: UTF8.self)), conditions: conditions)
    }
  }

  private static func members(of summary: FileSummary, named names: Set<String>, in module: String) -> [Member] {
    summary.types.filter { $0.kind == .extension && !$0.isConstrained && !$0.isPrivate }.flatMap { type in
      type.members.filter { member in
        member.isExposed && !member.isOverride && !member.isPrivate && member.kind != .initializer
          && names.contains(member.name) && member.signature?.canForward == true
      }.map { Member(module: module, owner: type.name, member: $0.withoutOffset) }
    }
  }

  private static func lastComponent(_ name: String) -> String {
    String(name.split(separator: ".").last ?? Substring(name))
  }

  /// Returns the extension's member that a class with the given superclass overrides. The result is nil if the
  /// extension extends a class that one of the modules declares, because the bridge moves such a member into the
  /// class, where it can be overridden.
  func overridden(by key: String, inSubclassOf parent: String, outside module: String) -> Member? {
    guard !members.isEmpty else { return nil }
    var current = Self.lastComponent(parent)
    var steps = 0
    while steps < 64 {
      if let found = members.first(where: { $0.key == key && $0.owner == current && $0.module != module }) {
        return superclasses[current] == nil ? found : nil
      }
      guard let next = superclasses[current] ?? FrameworkTypes.superclass(of: current), next != current else {
        return nil
      }
      current = next
      steps += 1
    }
    return nil
  }

  /// Returns the member of an extension in the module that classes in other modules override.
  func member(_ key: String, of owner: String, in module: String) -> Member? {
    members.first { $0.key == key && $0.owner == owner && $0.module == module }
  }

  /// A text that is equal for equal overrides in every process.
  var digest: String {
    guard !members.isEmpty else { return "" }
    let lines = members.map { member in
      var writer = RecordWriter()
      writer.write(member.member)
      return "\(member.module) \(member.owner) \(FileState.hash(writer.bytes))"
    }
    let classes = superclasses.map { "\($0.key):\($0.value)" }
    let text = (lines.sorted() + classes.sorted()).joined(separator: "\n")
    return String(FileState.hash(Array(text.utf8)), radix: 16)
  }
}

/// Text searches that decide which source files are parsed.
enum SourceWords {
  /// Returns the names of the members that are declared with `override`.
  static func overrides(in text: Data) -> Set<String> {
    var names: Set<String> = []
    for end in ends(of: "override ", in: text) {
      // The line continues as in `override class var name` or `override open func name(`.
      let line = text[end...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{") }
      let words = String(decoding: line.prefix(120), as: UTF8.self).split {
        $0.isWhitespace || $0 == "(" || $0 == ":" || $0 == "<"
      }
      guard let keyword = words.firstIndex(where: { $0 == "func" || $0 == "var" }), keyword + 1 < words.count else {
        continue
      }
      names.insert(String(words[keyword + 1]))
    }
    return names
  }

  /// Returns whether the text may contain an extension with an `@objc` member that has one of the names.
  static func mayExtend(_ text: Data, with names: Set<String>) -> Bool {
    guard contains("@objc", text), contains("extension ", text) else { return false }
    return names.contains { contains("func \($0)", text) || contains("var \($0)", text) }
  }

  static func hasClass(_ text: Data) -> Bool { contains("class ", text) }

  private static func contains(_ word: String, _ text: Data) -> Bool { text.range(of: Data(word.utf8)) != nil }

  private static func ends(of word: String, in text: Data) -> [Data.Index] {
    let word = Data(word.utf8)
    var result: [Data.Index] = []
    var start = text.startIndex
    while let found = text.range(of: word, in: start..<text.endIndex) {
      result.append(found.upperBound)
      start = found.upperBound
    }
    return result
  }
}
