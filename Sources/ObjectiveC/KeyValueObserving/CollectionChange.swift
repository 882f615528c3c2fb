import Foundation

/// A change of members of an observed collection.
struct CollectionChange {
  enum Moment { case old, new }

  let kind: NSKeyValueChange
  /// The indexes of the changed members, for an ordered collection.
  var indexes: IndexSet?
  /// The members that are added to a set.
  var gained: [Any] = []
  var lost: [Any] = []

  init(_ kind: NSKeyValueChange, at indexes: IndexSet) {
    self.kind = kind
    self.indexes = indexes
  }

  /// Creates the change of a set.
  ///
  /// - Parameter set: the members before the change.
  init(_ mutation: NSKeyValueSetMutationKind, with objects: Set<AnyHashable>, of set: Set<AnyHashable>) {
    switch mutation {
    case .union:
      kind = .insertion
      gained = objects.subtracting(set).map(\.base)
    case .minus:
      kind = .removal
      lost = objects.intersection(set).map(\.base)
    case .intersect:
      kind = .removal
      lost = set.subtracting(objects).map(\.base)
    case .set:
      kind = .replacement
      gained = objects.subtracting(set).map(\.base)
      lost = set.subtracting(objects).map(\.base)
    }
  }

  /// Returns the members before or after the change for the change dictionary; nil if there are none.
  func members(_ moment: Moment, in value: Any?) -> Any? {
    guard let indexes else {
      let members = moment == .old ? lost : gained
      return members.isEmpty ? nil : NSSet(array: members)
    }
    guard kind != (moment == .old ? .insertion : .removal) else { return nil }
    let list = value.flatMap(PredicateValue.members) ?? []
    return indexes.filter { list.indices.contains($0) }.map { list[$0] }
  }
}
