@_exported import Foundation
import ObjectiveC

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The app's entries in the system's search index. Indexing is not available.
open class CSSearchableIndex: NSObject {
  // This is safe because the object has no state.
  nonisolated(unsafe) private static let shared = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { shared }
  open class func isIndexingAvailable() -> Bool { false }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    Unsupported.log("CSSearchableIndex.indexSearchableItems(_:completionHandler:)")
    DispatchQueue.global().async { completionHandler?(nil) }
  }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global().async { completionHandler?(nil) }
  }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    DispatchQueue.global().async { completionHandler?(nil) }
  }
}

open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

open class CSSearchableItemAttributeSet: NSObject {
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var contentURL: URL?
  public init(itemContentType: String) { super.init() }
}
