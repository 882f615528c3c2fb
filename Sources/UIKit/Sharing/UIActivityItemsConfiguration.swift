import ObjectiveC

/// The items that an activity controller shares: item providers with metadata, previews and activities that
/// closures provide.
///
/// ```swift
/// let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "Hello")])
/// configuration.metadataProvider = { key in key == .title ? "Greeting" : nil }
/// let share = UIActivityViewController(activityItemsConfiguration: configuration)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivityitemsconfiguration>
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let providers: [NSItemProvider]

  /// Creates a configuration of objects, with an item provider for each.
  public init(objects: [any NSItemProviderWriting]) {
    providers = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  /// Creates a configuration of item providers.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }

  /// The app's object from which the configuration was made; stored for the app.
  open var localObject: Any?
  /// The interactions that the items support. Default: they are shared.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Returns metadata of all items together, such as a title. Nil, the default, for none.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Returns metadata of the item at an index. Nil, the default, for none.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Returns the provider of a preview of the item at an index, for an intent and a size in points. Nil, the
  /// default, for none.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Returns activities of the app's own, which are offered beside the system's. Nil, the default, for none.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  // MARK: UIActivityItemsConfigurationReading

  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}

extension NSItemProvider {
  /// Loads the provider's data in the first of the forms that activities support: a picture, an address, a text.
  @MainActor func loadSharedItem(_ take: @escaping @MainActor (Any) -> Void) {
    let classes: [any NSItemProviderReading.Type] = [UIImage.self, NSURL.self, NSString.self]
    guard let found = classes.first(where: { canLoadObject(ofClass: $0) }) else { return }
    loadObject(ofClass: found) { object, _ in
      MainActor.assumeIsolated {
        switch object {
        case let url as NSURL: take(url as URL)
        case let text as NSString: take(String(describing: text))
        case let object?: take(object)
        case nil: break
        }
      }
    }
  }
}
