import Foundation

/// The name of a test, class, suite or target, such as `AppTests/LoginTests/testLogin`.
struct TestName: Hashable, Codable, CustomStringConvertible {
  let components: [String]

  var description: String { components.joined(separator: "/") }
  var target: String { components[0] }

  init(_ components: [String]) { self.components = components.map(Self.plain) }

  /// Parses a name as written on the command line.
  /// - Parameter text: a name such as `AppTests/LoginTests/testLogin()`; the parentheses are optional.
  init(text: String) throws {
    let parts = Self.split(text)
    guard let first = parts.first, !first.isEmpty else {
      throw Failure(
        "the name of a test must be TARGET, TARGET/CLASS or TARGET/CLASS/METHOD, not \"\(text)\"", code: 2)
    }
    self.init(parts)
  }

  /// Creates the name of a test in a target.
  /// - Parameters:
  ///   - target: the name of the target.
  ///   - identifier: the identifier in the form of schemes and test plans, such as `LoginTests/testLogin()`.
  init(target: String, identifier: String) { self.init([target] + Self.split(identifier)) }

  /// Splits a name at slashes, except inside parentheses and backquotes.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var (depth, isQuoted) = (0, false)
    for character in text {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "`": isQuoted.toggle()
      default: break
      }
      if character == "/", depth <= 0, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func plain(_ component: String) -> String {
    component.hasSuffix("()") ? String(component.dropLast(2)) : component
  }

  /// Returns whether this is the other test's name, or the name of its class or target.
  func contains(_ other: TestName) -> Bool {
    components.count <= other.components.count && zip(components, other.components).allSatisfy(==)
  }

  /// The name without the target, in Apple's form `LoginTests/testLogin()`.
  var identifier: String {
    let own = components.dropFirst()
    guard let last = own.last else { return target }
    return (own.dropLast() + [last.hasSuffix(")") ? last : last + "()"]).joined(separator: "/")
  }

  /// The name of the test's class or suite. A Swift Testing function outside of a suite is its own suite.
  var suite: TestName { TestName(Array(components.count > 2 ? components.dropLast() : components[...])) }
}

/// The share of one machine if several machines divide the tests, such as `2/5`.
struct TestShard: Equatable {
  var index: Int
  var count: Int

  init(text: String) throws {
    let parts = text.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, count <= 10_000,
      (1...count).contains(index)
    else {
      throw Failure("--shard must be INDEX/COUNT, such as 2/5, not \"\(text.prefix(60))\"", code: 2)
    }
    (self.index, self.count) = (index, count)
  }

  /// Distributes groups of tests so that all shards take about the same time: the longest groups come first, and
  /// each goes to the shard with the lowest total. Machines with the same tests and times compute the same result.
  ///
  /// - Parameters:
  ///   - groups: the names of the groups with their weights.
  ///   - count: the number of shards.
  static func distribute(_ groups: [(name: TestName, weight: Double)], over count: Int) -> [[TestName]] {
    let ordered = groups.sorted { ($1.weight, $0.name.description) < ($0.weight, $1.name.description) }
    var shards = Array(repeating: (weight: 0.0, names: [TestName]()), count: count)
    for group in ordered {
      let least = shards.indices.min { (shards[$0].weight, $0) < (shards[$1].weight, $1) } ?? 0
      shards[least].weight += group.weight
      shards[least].names.append(group.name)
    }
    return shards.map(\.names)
  }
}
