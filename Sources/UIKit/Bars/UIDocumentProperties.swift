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
/// The menu begins with the document's name, and has a command for sharing if there is a provider of activities.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentproperties>
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  /// The metadata of the module LinkPresentation, which depends on this one.
  package var metadataObject: NSObject?
  /// The document's name, shown at the top of the menu.
  package var name: String
  package let url: URL?

  /// Creates properties of a document at a URL, named after its file.
  public init(url: URL) {
    self.url = url
    name = FileManager.default.displayName(atPath: url.path)
    super.init()
  }

  /// Creates properties for metadata from LinkPresentation.
  package init(name: String, metadata: NSObject) {
    url = nil
    self.name = name
    metadataObject = metadata
    super.init()
  }

  /// Returns the items of a drag from the menu's picture of the document.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? {
    didSet {
      if dragItemsProvider != nil {
        Unsupported.log("UIDocumentProperties.dragItemsProvider", effect: "the menu has no picture to drag")
      }
    }
  }
  /// Returns the controller that the menu's command "Share" presents; nil hides the command.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether a picture of the document is shown beside the title. False by default.
  open var wantsIconRepresentation = false {
    didSet { if wantsIconRepresentation { Unsupported.log("UIDocumentProperties.wantsIconRepresentation") } }
  }
}
