import Foundation

/// The document that a screen shows, for the menu of its title (`UINavigationItem.documentProperties`).
///
/// ```swift
/// let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/notes.txt"))
/// properties.activityViewControllerProvider = {
///   UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
/// }
/// navigationItem.documentProperties = properties
/// ```
///
/// The menu opens with the document's name, and with a command that shares it if there is a provider of activities.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentproperties>
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  /// The metadata of LinkPresentation, which is a module above this one.
  package var metadataObject: NSObject?
  /// The name that the menu begins with.
  package var name: String
  package let url: URL?

  /// A document at a URL, named after its file.
  public init(url: URL) {
    self.url = url
    name = FileManager.default.displayName(atPath: url.path)
    super.init()
  }

  /// For metadata that LinkPresentation gives.
  package init(name: String, metadata: NSObject) {
    url = nil
    self.name = name
    metadataObject = metadata
    super.init()
  }

  /// Makes what is dragged from the menu's picture of the document.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? {
    didSet {
      if dragItemsProvider != nil {
        Unsupported.log("UIDocumentProperties.dragItemsProvider", effect: "the menu has no picture to drag")
      }
    }
  }
  /// Makes what the menu's command "Share" presents; nil means no such command.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether the title is beside a picture of the document. Default false.
  open var wantsIconRepresentation = false {
    didSet { if wantsIconRepresentation { Unsupported.log("UIDocumentProperties.wantsIconRepresentation") } }
  }
}
