import ObjectiveC
@_exported import UIKit

extension UIDocumentProperties {
  /// A document that metadata describe; its name is their title.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(name: metadata.documentName, metadata: metadata.copied)
  }

  /// What the menu of the title says of the document. A document made with a URL has metadata of that URL.
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
