import APITables
import SwiftSyntax

// Names that are not in Apple's tables and that the compiler would not find: those of Foundation and of smaller
// frameworks, and unknown ones.
extension UseFinder {
  /// Reports a type that no module declares.
  func reportUndeclaredType(_ name: String, at node: some SyntaxProtocol) {
    guard !importsUnknown, Self.looksLikeType(name), model.isUndeclaredType(name),
      !generics.contains(where: { $0[name] != nil })
    else { return }
    report(.type, name, .missing, at: node)
  }

  /// Returns whether the name has the form of a type, such as `Type` or `Outer.Type`, and not of a generic
  /// parameter `T` or a constant in capitals.
  private static func looksLikeType(_ name: String) -> Bool {
    guard let first = name.first, first.isUppercase, name.count > 2 else { return false }
    return name.contains(where: \.isLowercase)
  }

  /// Reports an unqualified name that no module declares.
  func reportUndeclaredName(_ name: String, call: AppModel.Call?, at node: some SyntaxProtocol) {
    guard !importsUnknown, !model.index.names.contains(name), !model.tables.library.globals.contains(name),
      !model.tables.declaredBaseNames.contains(name)
    else { return }
    if Self.looksLikeFunctionOfApples(name), call != nil || name.hasPrefix("k") {
      if model.isUndeclaredType(name) {
        report(.global, call == nil ? name : name + "(…)", .missing, at: node)
      }
    } else if name.first?.isUppercase == true, !model.modules.contains(name) {
      reportUndeclaredType(name, at: node)
    }
  }

  /// Returns whether the name has the form of a function or constant of Apple's C frameworks.
  private static func looksLikeFunctionOfApples(_ name: String) -> Bool {
    let prefixes = [
      "os_", "mach_", "objc_", "class_", "method_", "sel_", "vDSP_", "cblas_", "simd_", "kCF", "kCG", "kCT", "kSec",
      "kUT", "kCV", "kCM", "kAX",
    ]
    if prefixes.contains(where: name.hasPrefix) { return true }
    let shorts = ["CF", "CG", "CT", "CV", "CM", "AX", "Sec", "AudioServices", "UTType", "SCNetwork"]
    // A function name such as `CFAbsoluteTimeGetCurrent` contains a verb, which a type name does not.
    let verbs = ["Get", "Create", "Copy", "Make", "Set", "Add", "Is", "String", "From", "Post", "Update", "Play"]
    return shorts.contains { short in
      name.hasPrefix(short) && verbs.contains { name.dropFirst(short.count).contains($0) }
    }
  }

  /// Reports a missing member of a type whose members are all known.
  func reportLibraryMember(_ name: String, of type: String, call: AppModel.Call?, at node: some SyntaxProtocol) {
    guard !importsUnknown, !Self.everywhere.contains(name) else { return }
    if name == "init", let call { return reportLibraryInitializer(of: type, call, at: node) }
    guard model.libraryMember(name, of: type) == .missing else { return }
    let labels = call.map { "(\($0.labels.map { "\($0):" }.joined()))" } ?? ""
    report(.member, "\(type).\(name)\(labels)", .missing, at: node)
  }

  func reportLibraryInitializer(of type: String, _ call: AppModel.Call, at node: some SyntaxProtocol) {
    guard !importsUnknown, model.libraryInitializer(of: type, call) == .missing else { return }
    report(.member, "\(type).init(\(call.labels.map { "\($0):" }.joined()))", .missing, at: node)
  }

  /// The members that the compiler provides for every type.
  private static let everywhere: Set<String> = [
    "self", "Type", "Protocol", "rawValue", "hashValue", "description", "debugDescription", "allCases", "hash",
  ]
}
