import Foundation
import UIKit

/// The state that fetched results controllers share: the objects in their sections, and the observer of their
/// context.
final class FetchedResults: @unchecked Sendable {
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// Returns the controller that is passed to the delegate.
  var speaker: () -> NSFetchedResultsController<any NSFetchRequestResult>? = { nil }
  var keepsRequest: AnyObject?
  private(set) var objects: [NSManagedObject]?
  private(set) var sections: [FetchedSection] = []
  private let find: () -> [NSManagedObject]
  private var token: (any NSObjectProtocol)?

  init(
    _ context: NSManagedObjectContext, _ path: String?, _ cache: String?, find: @escaping () -> [NSManagedObject]
  ) {
    self.context = context
    sectionNameKeyPath = path
    cacheName = cache
    self.find = find
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token as Any) }
  }

  func fetch() {
    let found = find()
    objects = found
    sections = grouped(found)
    guard token == nil else { return }
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] notification in
      let keys = [NSUpdatedObjectsKey, NSRefreshedObjectsKey]
      let updated = keys.compactMap { notification.userInfo?[$0] as? Set<NSManagedObject> }
      self?.contextDidChange(updated.reduce(into: []) { $0.formUnion($1) })
    }
  }

  /// Groups consecutive objects with equal section names into sections. Without a key path there is a single
  /// section, even if it is empty.
  private func grouped(_ found: [NSManagedObject]) -> [FetchedSection] {
    guard let sectionNameKeyPath else { return [FetchedSection(name: "", members: found)] }
    var sections: [FetchedSection] = []
    for object in found {
      let name = Self.name(object.value(forKeyPath: sectionNameKeyPath))
      if let last = sections.last, last.name == name {
        last.members.append(object)
      } else {
        sections.append(FetchedSection(name: name, members: [object]))
      }
    }
    return sections
  }

  /// Returns a section name for a value. Boolean values become numbers, as in Objective-C.
  private static func name(_ value: Any?) -> String {
    switch value {
    case let number as NSNumber:
      number.stringValue == "true" || number.stringValue == "false"
        ? (number.boolValue ? "1" : "0") : number.stringValue
    case let flag as Bool: flag ? "1" : "0"
    case let value?: "\(value)"
    case nil: ""
    }
  }

  func indexPath(of object: AnyObject) -> IndexPath? { Self.indexPath(of: object, in: sections) }

  private static func indexPath(of object: AnyObject, in sections: [FetchedSection]) -> IndexPath? {
    for (section, info) in sections.enumerated() {
      if let row = info.members.firstIndex(where: { $0 === object }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  private func contextDidChange(_ updated: Set<NSManagedObject>) {
    let (oldObjects, oldSections) = (objects ?? [], sections)
    let found = find()
    let new = grouped(found)
    let isSame = found.elementsEqual(oldObjects, by: ===) && new.map(\.name) == oldSections.map(\.name)
    if isSame, !found.contains(where: updated.contains) { return }
    // The results change only after the delegate was notified, because delegates may read the old results until
    // then.
    guard let delegate, let controller = speaker() else {
      (objects, sections) = (found, new)
      return
    }
    delegate.controllerWillChangeContent(controller)
    (objects, sections) = (found, new)
    notifyDelegate(delegate, controller, from: oldSections, to: new, updated)
    delegate.controllerDidChangeContent(controller)
  }

  private func notifyDelegate(
    _ delegate: any NSFetchedResultsControllerDelegate,
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    from old: [FetchedSection], to new: [FetchedSection], _ updated: Set<NSManagedObject>
  ) {
    for (index, section) in old.enumerated() where !new.contains(where: { $0.name == section.name }) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
    }
    let oldPaths = Self.paths(old)
    let newPaths = Self.paths(new)
    for (object, path) in oldPaths.sorted(by: { $0.value < $1.value }) where newPaths[object] == nil {
      delegate.controller(controller, didChange: object, at: path, for: .delete, newIndexPath: nil)
    }
    for (object, path) in newPaths.sorted(by: { $0.value < $1.value }) where oldPaths[object] == nil {
      delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: path)
    }
    // Among the remaining objects, those whose relative order changed are reported as moved.
    let stayingOld = old.flatMap { section in
      section.members.filter { newPaths[$0] != nil }.map { ($0, section.name) }
    }
    let stayingNew = new.flatMap { section in
      section.members.filter { oldPaths[$0] != nil }.map { ($0, section.name) }
    }
    let moved = Set(
      stayingNew.difference(from: stayingOld, by: { $0.0 === $1.0 && $0.1 == $1.1 }).insertions.compactMap {
        change -> NSManagedObject? in
        if case .insert(_, let element, _) = change { return element.0 }
        return nil
      })
    for (object, _) in stayingNew {
      guard let from = oldPaths[object], let to = newPaths[object] else { continue }
      if moved.contains(object) {
        delegate.controller(controller, didChange: object, at: from, for: .move, newIndexPath: to)
      } else if updated.contains(object) {
        delegate.controller(controller, didChange: object, at: from, for: .update, newIndexPath: to)
      }
    }
  }

  private static func paths(_ sections: [FetchedSection]) -> [NSManagedObject: IndexPath] {
    var paths: [NSManagedObject: IndexPath] = [:]
    for (section, info) in sections.enumerated() {
      for (row, object) in info.members.enumerated() { paths[object] = IndexPath(row: row, section: section) }
    }
    return paths
  }
}
