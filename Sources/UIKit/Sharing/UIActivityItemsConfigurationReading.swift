import CoreGraphics

/// What is done with the items of a configuration: shared or copied.
public struct UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let share = Self("UIActivityItemsConfigurationInteractionShare")
  public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}

/// What is known of shared items beside their data.
public struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let title = Self("UIActivityItemsConfigurationMetadataKeyTitle")
  public static let messageBody = Self("UIActivityItemsConfigurationMetadataKeyMessageBody")
  public static let linkPresentationMetadata = Self(
    "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
}

/// How large a preview of a shared item is to be.
public struct UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fullSize = Self("UIActivityItemsConfigurationPreviewIntentFullSize")
  public static let thumbnail = Self("UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// An object that tells what is shared: item providers, and optionally metadata, previews and activities of the app's own.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationreading-1wcm6>
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey)
    -> Any?
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// By default the items are shared, and nothing else.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    interaction == .share
  }
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// An object that has such a configuration: a responder.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationproviding-6xudw>
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
