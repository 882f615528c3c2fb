@_exported import Foundation
import ObjectiveC

/// The type of the activity that opens a search result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the result's identifier in the activity's user info.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The app's entries in the system's search index. Indexing is not available.
open class CSSearchableIndex: NSObject {
  // This is safe on any thread because the object has no state.
  nonisolated(unsafe) private static let shared = CSSearchableIndex()
  /// Returns the index of the app.
  open class func `default`() -> CSSearchableIndex { shared }
  /// Returns whether the device can index; always false.
  open class func isIndexingAvailable() -> Bool { false }

  /// Adds items to the index; it only logs that indexing is unsupported.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    Unsupported.log("CSSearchableIndex.indexSearchableItems(_:completionHandler:)")
    DispatchQueue.global().async { completionHandler?(nil) }
  }
  /// Removes items from the index; it has no effect.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global().async { completionHandler?(nil) }
  }
  /// Removes all items from the index; it has no effect.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    DispatchQueue.global().async { completionHandler?(nil) }
  }
}

/// An item of the search index.
open class CSSearchableItem: NSObject {
  /// The identifier of the item in the app.
  open var uniqueIdentifier: String
  /// The identifier of the group to which the item belongs.
  open var domainIdentifier: String?
  /// The attributes of the item.
  open var attributeSet: CSSearchableItemAttributeSet
  /// The date on which the item is removed.
  open var expirationDate: Date?
  /// Creates an item. If its identifier is nil, it is a new UUID.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

/// The attributes of an item.
open class CSSearchableItemAttributeSet: NSObject {
  /// The title of the item.
  open var title: String?
  /// The name of the item that is shown.
  open var displayName: String?
  /// The description of the content.
  open var contentDescription: String?
  /// The keywords of the item.
  open var keywords: [String]?
  /// The data of the thumbnail.
  open var thumbnailData: Data?
  /// The URL of the content.
  open var contentURL: URL?
  /// Creates attributes. The content type has no effect.
  public init(itemContentType: String) { super.init() }
}
