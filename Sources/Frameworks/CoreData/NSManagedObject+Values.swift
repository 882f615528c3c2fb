import Foundation
import ObjectiveC

/// The values of properties, including both ends of relationships.
extension NSManagedObject {
  /// Returns the current value of a property.
  func current(_ key: String) -> Any? {
    if let value = transientValues[key] { return value }
    let reading = managedObjectContext?.reading ?? .objects
    if changedKeys.contains(key), reading != .store { return values[key] }
    if reading != .objects, let row = managedObjectContext?.row(identity) {
      // Predicates use the values of the store even if the object is a fault or has an older value. The store's
      // value is not kept in the object.
      return row.values[key].flatMap { objects(named: $0, key) }
    }
    if let value = values[key] { return value }
    guard let stored = snapshot.values[key], let value = objects(named: stored, key) else { return nil }
    if entity.relationshipsByName[key] != nil { values[key] = value }
    return value
  }

  /// Returns the value that was last fetched or saved.
  func committed(_ key: String) -> Any? { snapshot.values[key].flatMap { objects(named: $0, key) } }

  /// Returns the context's objects for the identities in a row.
  private func objects(named stored: Any, _ key: String) -> Any? {
    guard let relationship = entity.relationshipsByName[key] else { return stored }
    guard let context = managedObjectContext else { return nil }
    if let identity = stored as? ObjectIdentity { return context.object(of: identity) }
    return Self.value((stored as? [ObjectIdentity] ?? []).map(context.object(of:)), relationship)
  }

  func isChanged(_ key: String) -> Bool {
    guard changedKeys.contains(key) else { return false }
    guard entity.relationshipsByName[key] != nil else {
      return !AttributeValue.areEqual(values[key], snapshot.values[key])
    }
    let (now, before) = (stored(values[key], key), snapshot.values[key])
    if let now = now as? [ObjectIdentity] {
      let before = before as? [ObjectIdentity] ?? []
      return entity.relationshipsByName[key]?.isOrdered == true ? now != before : Set(now) != Set(before)
    }
    return now as? ObjectIdentity != before as? ObjectIdentity
  }

  func read(_ key: String) -> Any? {
    if isFault, managedObjectContext?.reading ?? .objects == .objects { fireFault() }
    if let property = entity.propertiesByName[key] as? NSFetchedPropertyDescription { return fetched(property) }
    if let value = current(key) { return value }
    guard let relationship = entity.relationshipsByName[key] else {
      if entity.propertiesByName[key] == nil, !entity.isImplied { complain(key, "valueFor") }
      return nil
    }
    guard relationship.isToMany else { return nil }
    return relationship.isOrdered ? NSOrderedSet() : NSSet()
  }

  /// Returns the results of a fetched property's request.
  private func fetched(_ property: NSFetchedPropertyDescription) -> [NSManagedObject] {
    guard let context = managedObjectContext, let template = property.fetchRequest else { return [] }
    let request = NSFetchRequest<NSManagedObject>()
    request.entityName = template.entityName
    request.predicate = template.predicate?.withSubstitutionVariables([
      "FETCH_SOURCE": self, "FETCHED_PROPERTY": property,
    ])
    request.sortDescriptors = template.sortDescriptors
    request.fetchLimit = template.fetchLimit
    return context.objects(request)
  }

  func write(_ value: Any?, _ key: String) {
    fireFault()
    switch entity.propertiesByName[key] {
    case let relationship as NSRelationshipDescription: set(value, relationship)
    case let attribute as NSAttributeDescription where attribute.isTransient:
      setTransient(AttributeValue.normal(value, attribute.attributeType), key)
    case let attribute as NSAttributeDescription: store(AttributeValue.normal(value, attribute.attributeType), key)
    case .some: setTransient(value, key)
    case nil:
      if entity.isImplied { return store(AttributeValue.normal(value, .undefinedAttributeType), key) }
      complain(key, "setValue:for")
    }
  }

  private func complain(_ key: String, _ method: String) {
    let text =
      "[<\(type(of: self)) \(address(of: self))> \(method)UndefinedKey:]: the entity \(entity.name ?? "") is not key "
      + "value coding-compliant for the key \"\(key)\"."
    ExceptionReport.raise(.undefinedKeyException, text, logged: text)
  }

  private func setTransient(_ value: Any?, _ key: String) {
    if !isAwaking { managedObjectContext?.willChange(self, key) }
    transientValues[key] = value
    markChanged(key)
  }

  private func set(_ value: Any?, _ relationship: NSRelationshipDescription) {
    let before = objects(of: relationship)
    var now = Self.objects(value).map { adopted($0, relationship) }
    if !relationship.isToMany { now = Array(now.prefix(1)) }
    store(Self.value(now, relationship), relationship.name)
    guard let inverse = relationship.inverseRelationship else { return }
    let (old, new) = (Set(before), Set(now))
    for object in before where !new.contains(object) { object.unlink(self, inverse) }
    for object in now where !old.contains(object) { object.link(self, inverse) }
  }

  /// Returns the related object in this object's context. An object without a context is inserted into it.
  private func adopted(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) -> NSManagedObject {
    guard let context = managedObjectContext, object.managedObjectContext !== context else { return object }
    guard object.managedObjectContext != nil else {
      if !object.isDeleted { context.insert(object) }
      return object
    }
    let text =
      "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts "
      + "(source = \(objectID), destination = \(object.objectID))"
    ExceptionReport.raise(
      .invalidArgumentException, text, logged: "\(text); the object of the source's own context is taken.")
    return context.object(of: object.identity)
  }

  static func value(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) -> Any? {
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets the value without updating the other ends of relationships.
  func store(_ value: Any?, _ key: String) {
    guard !isAwaking else {
      values[key] = nil
      snapshot.values[key] = stored(value, key)
      return
    }
    managedObjectContext?.willChange(self, key)
    values[key] = value
    changedKeys.insert(key)
    markChanged(key)
  }

  private func markChanged(_ key: String) {
    guard let context = managedObjectContext, !isAwaking else { return }
    keysOfEvent.insert(key)
    context.didChange(self)
  }

  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let list as [NSManagedObject]: list
    default: []
    }
  }

  func objects(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
    Self.objects(primitiveValue(forKey: relationship.name))
  }

  /// Updates the other end of a relationship.
  private func link(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    KeyValueObserving.change(self, relationship.name) {
      let others = objects(of: relationship)
      guard relationship.isToMany else {
        for other in others where other !== object {
          if let inverse = relationship.inverseRelationship { other.unlink(self, inverse) }
        }
        return store(object, relationship.name)
      }
      store(Self.value(others + [object], relationship), relationship.name)
    }
  }

  func unlink(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    KeyValueObserving.change(self, relationship.name) {
      store(Self.value(objects(of: relationship).filter { $0 !== object }, relationship), relationship.name)
    }
  }

  // MARK: Rows and faults

  /// Returns the value in the form in which a row stores it.
  func stored(_ value: Any?, _ key: String) -> Any? {
    guard let relationship = entity.relationshipsByName[key] else { return value }
    let objects = Self.objects(value)
    guard relationship.isToMany else { return objects.first?.identity }
    return (relationship.isOrdered ? objects : objects.sorted { $0.order < $1.order }).map(\.identity)
  }

  /// Returns the row that a save will write for the object.
  func currentRow() -> StoredRow {
    var row = snapshot
    for key in changedKeys { row.values[key] = stored(values[key], key) }
    return row
  }

  /// Fetches the values of a fault.
  func fireFault() {
    guard isFault, let context = managedObjectContext else { return }
    isFault = false
    guard let row = context.row(identity) else {
      if !context.shouldDeleteInaccessibleFaults {
        Console.write("CoreData could not fulfill a fault for '\(objectID)': its values are nil.")
      }
      return
    }
    snapshot = row
    awaking { awakeFromFetch() }
  }

  func awaking(_ body: () -> Void) {
    isAwaking = true
    body()
    isAwaking = false
  }

  /// Discards the values and their changes, so that they are fetched again on access.
  func turnIntoFault() {
    guard !isFault else { return }
    willTurnIntoFault()
    announce(Array(changedKeys)) {
      (snapshot, values, changedKeys, transientValues) = (StoredRow(), [:], [], [:])
      keysOfEvent = []
      isFault = true
    }
    didTurnIntoFault()
  }

  /// Notifies key-value observers about changes of several keys.
  func announce(_ keys: [String], _ body: () -> Void) {
    for key in keys { KeyValueObserving.willChange(self, key) }
    body()
    for key in keys { KeyValueObserving.didChange(self, key) }
  }

  /// Replaces the snapshot by the current row of the store or parent context. The object's own changes are kept.
  func refresh(from row: StoredRow) {
    let keys = Set(row.values.keys).union(snapshot.values.keys).subtracting(changedKeys)
    announce(Array(keys)) {
      snapshot = row
      for key in keys { values[key] = nil }
    }
  }

  /// Resets the values to those that were last fetched or saved.
  func discardChanges() {
    announce(Array(changedKeys)) {
      for key in changedKeys { values[key] = nil }
      changedKeys = []
      keysOfEvent = []
    }
    awake(fromSnapshotEvents: .rollback)
  }

  /// Makes the saved values the object's snapshot, and clears its changes.
  func didCommit(_ row: StoredRow) {
    snapshot = row
    for key in changedKeys where entity.relationshipsByName[key] == nil { values[key] = nil }
    changedKeys = []
    (isInserted, isUpdated) = (false, false)
  }
}
