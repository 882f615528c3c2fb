import Foundation
import ObjectiveC
import UIKit

/// The kinds of changes to a row or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An object or section was inserted.
  case insert = 1
  /// An object or section was deleted.
  case delete = 2
  /// An object has another index path.
  case move = 3
  /// The values of an object have changed at the same position in the results.
  case update = 4
}

/// A section of the results.
public protocol NSFetchedResultsSectionInfo {
  /// The name of the section.
  var name: String { get }
  /// The title of the section in an index.
  var indexTitle: String? { get }
  /// The number of objects in the section.
  var numberOfObjects: Int { get }
  /// The objects in the section.
  var objects: [Any]? { get }
}

/// The methods by which a delegate is notified of changes to the results.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate>
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the changes to rows and sections are reported.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for an inserted, deleted, moved or updated object, with its old and new index paths.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
  /// Called for an inserted or deleted section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called after the changes to rows and sections were reported.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Returns the index title of a section; nil stands for the first letter of its name.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { nil }
}

/// A controller that keeps the results of a request up to date for a list, and notifies its delegate of changes.
///
/// ```swift
/// let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
/// request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
/// let results = NSFetchedResultsController(
///   fetchRequest: request, managedObjectContext: NSPersistentContainer(name: "Notes").viewContext,
///   sectionNameKeyPath: nil, cacheName: nil)
/// try results.performFetch()
/// ```
///
/// A controller with a specific result type passes another controller to its delegate, which shares all its state,
/// because Swift's generic classes can't be converted to each other as in Objective-C. The two controllers are
/// equal (`==`) but not identical.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller>
open class NSFetchedResultsController<ResultType>: NSObject {
  private let core: FetchedResults
  /// The request whose results the controller keeps.
  public let fetchRequest: NSFetchRequest<ResultType>

  /// Creates a controller for a request with sort descriptors. Objects with the same value at `sectionNameKeyPath`
  /// form a section; with nil, there is one section.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    core = FetchedResults(context, sectionNameKeyPath, name) { [unowned fetchRequest] in
      context.objects(fetchRequest)
    }
    super.init()
    core.keepsRequest = fetchRequest
    if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> {
      core.speaker = { [weak own] in own }
    } else {
      let core = core
      core.speaker = { [weak core] in core.map { NSFetchedResultsController<any NSFetchRequestResult>(sharing: $0) }
      }
    }
  }

  /// Creates a controller without a request and context, whose results are empty. It can be the initial value of a
  /// property.
  public override init() {
    fetchRequest = NSFetchRequest()
    core = FetchedResults(NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType), nil, nil) { [] }
    super.init()
  }

  private init(sharing core: FetchedResults) {
    self.core = core
    fetchRequest = NSFetchRequest()
    super.init()
  }

  /// The delegate, which is notified of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }
  /// The context of the objects.
  open var managedObjectContext: NSManagedObjectContext { core.context }
  /// The key path whose values determine the sections; nil for a single section.
  open var sectionNameKeyPath: String? { core.sectionNameKeyPath }
  /// The name of the cache. It has no effect, because nothing is cached.
  open var cacheName: String? { core.cacheName }
  /// Deletes a cache. It has no effect, because nothing is cached.
  open class func deleteCache(withName name: String?) {}

  /// Fetches the objects. If there is a delegate, later changes are observed.
  open func performFetch() throws { core.fetch() }

  /// The fetched objects; nil before the first fetch.
  open var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }
  /// The sections; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.objects == nil ? nil : core.sections }

  /// Returns the object at an index path. As in Core Data, an invalid index path ends the app with an error
  /// message, because there is no object to return.
  open func object(at indexPath: IndexPath) -> ResultType {
    let (section, row) = (indexPath.first ?? 0, indexPath.last ?? 0)
    guard indexPath.count == 2, core.sections.indices.contains(section) else {
      Self.stop("no section at index \(section) in sections list")
    }
    let members = core.sections[section].members
    guard members.indices.contains(row), let object = members[row] as? ResultType else {
      Self.stop("no object at index \(row) in section at index \(section)")
    }
    return object
  }

  private static func stop(_ reason: String) -> Never {
    NSException(name: .invalidArgumentException, reason: reason).raise()
    preconditionFailure(reason)
  }
  /// Returns the index path of an object; nil if it is not among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? { core.indexPath(of: object as AnyObject) }

  /// The index titles of all sections.
  open var sectionIndexTitles: [String] { core.sections.compactMap(\.indexTitle) }
  /// Returns the index title for a section name, which is its first letter.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    FetchedSection.title(of: sectionName)
  }
  /// Returns the section for an index title, which has the same index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any FetchedResultsSharing)?.sharedResults === core
  }
  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller with any result type.
private protocol FetchedResultsSharing { var sharedResults: FetchedResults { get } }

extension NSFetchedResultsController: FetchedResultsSharing {
  fileprivate var sharedResults: FetchedResults { core }
}

/// The section objects that are passed to delegates.
final class FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [NSManagedObject]
  init(name: String, members: [NSManagedObject]) {
    self.name = name
    self.members = members
  }
  var indexTitle: String? { Self.title(of: name) }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }

  static func title(of name: String) -> String? { name.first.map { String($0).uppercased() } }
}
