import Foundation
import ObjectiveC
import class ObjectiveC.NSExpression

extension NSManagedObjectContext {
  /// Returns the objects that match a request, before they are converted to its result type.
  func objects<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
    withCurrent {
      let name = request.entityName ?? request.entity?.name ?? String(describing: T.self)
      let entity = model.entity(named: name)
      persistentStoreCoordinator?.refreshIfChanged()
      var found = identities(of: entity, request.includesSubentities).map(object(of:))
      if !request.includesPendingChanges { found.removeAll(where: \.isInserted) }
      read(.rows) { found = chosen(found, request.predicate, request.sortDescriptors ?? []) }
      if request.fetchOffset > 0 { found.removeFirst(min(request.fetchOffset, found.count)) }
      if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
      if request.shouldRefreshRefetchedObjects { for object in found { refreshOne(object, keepsChanges: true) } }
      if !request.returnsObjectsAsFaults { for object in found { object.fireFault() } }
      return found
    }
  }

  private func chosen(
    _ objects: [NSManagedObject], _ predicate: NSPredicate?, _ descriptors: [NSSortDescriptor]
  ) -> [NSManagedObject] {
    let found = predicate.map { predicate in objects.filter { predicate.evaluate(with: $0) } } ?? objects
    if descriptors.isEmpty { return found }
    // The sort must be stable, so that objects that compare equal keep their order.
    return found.enumerated().sorted { a, b in
      let order = NSSortDescriptor.order(a.element, b.element, by: descriptors)
      return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
    }.map(\.element)
  }

  /// Sets the source of the values that objects report while the closure runs.
  private func read<Result>(_ source: Reading, _ body: () -> Result) -> Result {
    let outer = reading
    if outer == .objects || source == .store { reading = source }
    defer { reading = outer }
    return body()
  }

  /// Returns dictionaries with the values in the store, without the context's unsaved changes.
  func dictionaries<T>(_ request: NSFetchRequest<T>) -> [NSDictionary] {
    withCurrent {
      let entity = model.entity(named: request.entityName ?? request.entity?.name ?? "")
      persistentStoreCoordinator?.refreshIfChanged()
      let stored =
        persistentStoreCoordinator?.identities {
          request.includesSubentities ? $0.isKindOf(entity: entity) : $0.name == entity.name
        } ?? []
      return read(.store) {
        let found = chosen(stored.map(object(of:)), request.predicate, request.sortDescriptors ?? [])
        let rows = FetchedDictionaries.of(found, entity, request)
        let rest = rows.dropFirst(request.fetchOffset)
        return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
      }
    }
  }

  func run(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try BatchRun(self).run(request)
    case let request as NSBatchUpdateRequest: return try BatchRun(self).run(request)
    case let request as NSBatchInsertRequest: return try BatchRun(self).run(request)
    case let request as any AsynchronousFetching: return try request.run(in: self)
    default:
      Unsupported.log("NSManagedObjectContext.execute(_:) of \(type(of: request))")
      return NSPersistentStoreResult()
    }
  }
}

/// The results of requests whose results are dictionaries.
enum FetchedDictionaries {
  static func of<T>(
    _ objects: [NSManagedObject], _ entity: NSEntityDescription, _ request: NSFetchRequest<T>
  ) -> [NSDictionary] {
    let list = request.propertiesToFetch ?? entity.attributesByName.values.sorted { $0.name < $1.name }
    let groupNames = request.propertiesToGroupBy.map { $0.compactMap(name) } ?? []
    var rows: [NSDictionary] = []
    if !groupNames.isEmpty {
      rows = groups(objects, by: groupNames).map { row($0, list) }
      if let having = request.havingPredicate { rows = rows.filter { having.evaluate(with: $0) } }
    } else if !list.isEmpty, list.allSatisfy({ ($0 as? NSExpressionDescription)?.isAggregate == true }) {
      // Aggregate functions of all objects, such as a sum, produce a single row.
      rows = [row(objects, list)]
    } else {
      rows = objects.map { row([$0], list) }
    }
    guard request.returnsDistinctResults else { return rows }
    var seen: Set<NSDictionary> = []
    return rows.filter { seen.insert($0).inserted }
  }

  private static func name(_ property: Any) -> String? {
    property as? String ?? (property as? NSPropertyDescription)?.name
  }

  private static func groups(_ objects: [NSManagedObject], by names: [String]) -> [[NSManagedObject]] {
    var order: [NSArray] = []
    var groups: [NSArray: [NSManagedObject]] = [:]
    for object in objects {
      let key = NSArray(array: names.map { object.value(forKeyPath: $0) ?? NSNull() })
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(object)
    }
    return order.compactMap { groups[$0] }
  }

  private static func row(_ members: [NSManagedObject], _ properties: [Any]) -> NSDictionary {
    let row = NSMutableDictionary()
    for property in properties {
      guard let name = name(property) else { continue }
      let value: Any?
      if let made = property as? NSExpressionDescription {
        let subject: Any? = made.isAggregate ? members as NSArray : members.first
        value = made.expression?.expressionValue(with: subject, context: nil)
      } else {
        value = members.first?.value(forKeyPath: name)
      }
      if let object = value as? NSManagedObject {
        row.setObject(object.objectID, forKey: name as NSString)
      } else if let value {
        row.setObject(value, forKey: name as NSString)
      }
    }
    return row
  }
}

/// A column in the dictionaries of a request that is computed by an expression.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// The expression that computes the column's values.
  open var expression: NSExpression?
  /// The type of the expression's values. It has no effect.
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  /// Whether the expression is an aggregate function.
  var isAggregate: Bool {
    guard let expression, expression.expressionType == .function else { return false }
    return ["sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:"].contains(
      expression.function)
  }
}
