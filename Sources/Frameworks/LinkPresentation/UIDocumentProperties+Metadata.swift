import ObjectiveC
@_exported import UIKit

extension UIDocumentProperties {
  /// Creates the properties of a document from metadata, whose title becomes the document's name.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(name: metadata.documentName, metadata: metadata.copied)
  }

  /// The metadata that the title menu shows. If the properties were created with a URL, it is the metadata of the
  /// URL.
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
