import Foundation

/// Mistakes of apps in changes of snapshots, in the words of Apple's exceptions. Where Apple's frameworks end the
/// app, the console gets the text, and the call ignores the mistaken arguments.
enum ListMistake {
  static func report(_ text: String) { ExceptionReport.raise(.internalInconsistencyException, "\(text)") }

  static func reportUnmet(_ condition: String) { report("Invalid parameter not satisfying: \(condition)") }

  static func reportOwnDestination(_ identifier: some Hashable) {
    report(
      "Invalid update: destination for insertion operation [\(identifier)] is in the insertion identifier list for update"
    )
  }

  static func reportMissingCell(
    _ source: String, _ kind: String, _ view: some Any, _ indexPath: IndexPath, _ item: some Any
  ) {
    report(
      "\(source) cell provider returned nil for index path \(indexPath) with item identifier '\(item)', which is not "
        + "allowed. You must always return a cell to the \(kind): \(view)")
  }

  /// Returns the number of sections or items, limited to the maximum that can be laid out; a larger number is a
  /// mistake and is reported.
  static func possible(_ count: Int, _ list: String, _ kind: @autoclosure () -> String, most: Int = 500_000) -> Int
  {
    guard count > most else { return max(0, count) }
    Console.writeOnce(
      "\(list) was asked to show \(count) \(kind()), which is more than there can be; it shows \(most).")
    return most
  }

  /// Returns the identifiers without repeats.
  static func unique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) -> [Identifier] {
    let (unique, repeats) = withoutRepeats(identifiers)
    if !repeats.isEmpty {
      report("Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(set(repeats))")
    }
    return unique
  }

  static func withoutRepeats<Identifier: Hashable>(_ identifiers: [Identifier]) -> ([Identifier], [Identifier]) {
    guard identifiers.count > 1 else { return (identifiers, []) }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var told: Set<Identifier> = []
    var unique: [Identifier] = []
    var repeats: [Identifier] = []
    unique.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      if seen.insert(identifier).inserted {
        unique.append(identifier)
      } else if told.insert(identifier).inserted {
        repeats.append(identifier)
      }
    }
    return (unique, repeats)
  }

  /// Returns the identifiers that a snapshot has.
  static func known<Identifier: Hashable>(
    _ identifiers: [Identifier], _ deed: String, _ isKnown: (Identifier) -> Bool
  ) -> [Identifier] {
    identifiers.filter { identifier in
      if isKnown(identifier) { return true }
      report("Attempted to \(deed) identifier that does not exist in the snapshot: \(identifier)")
      return false
    }
  }

  static func noteExisting<Identifier: Hashable>(_ identifiers: [Identifier]) {
    let isOne = identifiers.count == 1
    Console.write(
      "Diffable data source detected an attempt to insert or append \(counted(identifiers, "item")) in the snapshot. "
        + "The existing item \(isOne ? "identifier" : "identifiers") will be moved into place instead, but this "
        + "operation will be more expensive. For best performance, inserted item identifiers should always be unique. "
        + "Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this "
        + "in the debugger. Item \(named(identifiers))")
  }

  static func reportExistingSections<Identifier: Hashable>(_ identifiers: [Identifier]) {
    report(
      "Diffable data source detected an attempt to insert or append \(counted(identifiers, "section")) in the "
        + "snapshot. Identifiers in a snapshot must be unique. Section \(named(identifiers))")
  }

  private static func counted<Identifier>(_ identifiers: [Identifier], _ kind: String) -> String {
    identifiers.count == 1
      ? "1 \(kind) identifier that already exists" : "\(identifiers.count) \(kind) identifiers that already exist"
  }

  private static func named<Identifier>(_ identifiers: [Identifier]) -> String {
    if identifiers.count == 1 { return "identifier that already exists: \(identifiers[0])" }
    return "identifiers that already exist: (\n\(lines(identifiers))\n)"
  }

  /// Returns the description of a set, as Foundation formats it.
  static func set<Identifier>(_ identifiers: [Identifier]) -> String { "{(\n\(lines(identifiers))\n)}" }

  private static func lines<Identifier>(_ identifiers: [Identifier]) -> String {
    identifiers.map { "    \($0)" }.joined(separator: ",\n")
  }
}
