/// Protocols with initializers to which an app's extensions make the frameworks' classes conform:
///
///     protocol Makable { init() }
///     extension UIView: Makable {}
///
/// Swift treats the initializers of Apple's classes as available in all subclasses, as the protocol demands.
/// Flipside's classes do not declare them, but `RuntimeInitializers` provides them for every class of a framework.
/// The bridge therefore removes the requirement from the protocol and constrains the protocol to the common
/// superclass of the conforming types; `T()` for `T: Makable` then finds the provided initializer.
enum InitializerRequirements {
  /// The provided initializers by their labels, each with the topmost class that has it.
  private static let offered: [[String]: String] = [
    []: "NSObject", ["frame"]: "UIView", ["nibName", "bundle"]: "UIViewController",
  ]

  static func isOffered(_ member: MemberSummary, for root: String) -> Bool {
    guard member.kind == .initializer, let owner = offered[member.labels] else { return false }
    return FrameworkTypes.isClass(root, orInheritsFrom: owner)
  }

  /// Returns the topmost class that has the provided initializer with these labels; nil if there is no such
  /// initializer.
  static func owner(ofCallWith labels: [String]) -> String? { offered[labels] }

  /// The labels of calls that the provided initializers serve, each with the topmost class that has it.
  static var calls: [(labels: [String], owner: String)] { offered.map { ($0.key, $0.value) } }

  static func find(in index: ModuleIndex) -> [String: String] {
    var result: [String: String] = [:]
    for (name, parts) in index.types {
      let initializers = parts.filter { $0.kind == .protocol }.flatMap(\.members).filter { $0.kind == .initializer }
      guard !initializers.isEmpty, let root = root(of: conforming(to: name, in: index), in: index),
        initializers.contains(where: { isOffered($0, for: root) })
      else { continue }
      result[name] = root
    }
    return result
  }

  /// Returns the types that conform to a protocol or to a protocol that refines it, in declarations and in
  /// extensions.
  private static func conforming(to name: String, in index: ModuleIndex) -> [TypeSummary] {
    var found: [TypeSummary] = []
    var protocols = [name]
    var position = 0
    while position < protocols.count {
      for (type, parts) in index.types {
        for part in parts
        where part.inherited.contains(where: { index.resolve($0, from: type) == protocols[position] }) {
          if part.kind == .protocol {
            if !protocols.contains(type) { protocols.append(type) }
          } else {
            found.append(part)
          }
        }
      }
      position += 1
    }
    return found
  }

  /// Returns the framework's class that all conforming types inherit from; nil if no extension makes a framework's
  /// class conform, or if one of the types does not inherit from a known class.
  private static func root(of parts: [TypeSummary], in index: ModuleIndex) -> String? {
    var roots: Set<String> = []
    var extendsFramework = false
    for part in parts {
      let name = index.resolve(part.name)
      if part.kind == .extension,
        !index.isType(name) || !index.types[name]!.contains(where: { $0.kind != .extension })
      {
        guard FrameworkTypes.isKnownClass(name) else { return nil }
        roots.insert(name)
        extendsFramework = true
      } else {
        guard index.isClass(name), let root = index.ancestors(of: name).root, FrameworkTypes.isKnownClass(root)
        else { return nil }
        roots.insert(root)
      }
    }
    guard extendsFramework, let first = roots.sorted().first else { return nil }
    // The nearest common superclass.
    var current: String? = first
    while let name = current, !roots.allSatisfy({ FrameworkTypes.isClass($0, orInheritsFrom: name) }) {
      current = FrameworkTypes.superclass(of: name)
    }
    return current ?? "NSObject"
  }
}
