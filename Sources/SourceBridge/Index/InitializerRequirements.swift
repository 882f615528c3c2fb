/// Protocols with initializers to which an app's extensions make the frameworks' classes conform:
///
///     protocol Makable { init() }
///     extension UIView: Makable {}
///
/// To Swift, Apple's classes have their initializers in all subclasses, as a protocol requires. Flipside's do not,
/// but `RuntimeInitializers` offers them for every class of a framework. So the protocol omits the requirement and
/// names the class from which all conforming types inherit; `T()` for `T: Makable` finds that initializer.
enum InitializerRequirements {
  /// The initializers that are offered, by their labels, with the class from which on.
  private static let offered: [[String]: String] = [
    []: "NSObject", ["frame"]: "UIView", ["nibName", "bundle"]: "UIViewController",
  ]

  static func isOffered(_ member: MemberSummary, for root: String) -> Bool {
    guard member.kind == .initializer, let owner = offered[member.labels] else { return false }
    return FrameworkTypes.isClass(root, orInheritsFrom: owner)
  }

  /// The offered initializer that a call means: the class whose subclasses it is offered for.
  static func owner(ofCallWith labels: [String]) -> String? { offered[labels] }

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

  /// The types that conform to a protocol or to one that refines it: extended or declared.
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

  /// The framework's class that all inherit from, if an extension makes such a class conform; nil when one of them
  /// is something else.
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
    // The nearest class that all of them are.
    var current: String? = first
    while let name = current, !roots.allSatisfy({ FrameworkTypes.isClass($0, orInheritsFrom: name) }) {
      current = FrameworkTypes.superclass(of: name)
    }
    return current ?? "NSObject"
  }
}
