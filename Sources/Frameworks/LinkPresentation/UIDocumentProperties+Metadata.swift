import ObjectiveC
@_exported import UIKit

extension UIDocumentProperties {
  /// A document that metadata describe; its name is their title.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(name: metadata.documentName, metadata: metadata.copied)
  }

  /// The description of the document in the menu of the title. The metadata of a document made with a URL is that
  /// of the URL.
  public var metadata: LPLinkMetadata {
    get {
      if let metadata = metadataObject as? LPLinkMetadata { return metadata }
      let metadata = LPLinkMetadata()
      metadata.title = name
      metadata.url = url
      metadata.originalURL = url
      metadataObject = metadata
      return metadata
    }
    set {
      metadataObject = newValue.copied
      name = newValue.documentName
    }
  }
}

extension LPLinkMetadata {
  fileprivate var documentName: String { title ?? (url ?? originalURL)?.lastPathComponent ?? "" }
  fileprivate var copied: LPLinkMetadata { copy() as? LPLinkMetadata ?? self }
}
