import CoreGraphics

/// An interaction with the items of a configuration: sharing or copying.
public struct UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  /// Wraps a name that UIKit does not define.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The items go to another app or service, by the share sheet.
  public static let share = Self("UIActivityItemsConfigurationInteractionShare")
  /// The items go to the pasteboard.
  public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}

/// A kind of metadata about shared items.
public struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  /// Wraps a name that UIKit does not define.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title of the items, a `String`.
  public static let title = Self("UIActivityItemsConfigurationMetadataKeyTitle")
  /// The text of a message that is sent with the items, a `String`.
  public static let messageBody = Self("UIActivityItemsConfigurationMetadataKeyMessageBody")
  /// The description of a page for a rich preview, an `LPLinkMetadata` of the framework LinkPresentation.
  public static let linkPresentationMetadata = Self(
    "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
}

/// The intended size of a preview of a shared item.
public struct UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  /// Wraps a name that UIKit does not define.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A preview as large as there is room for.
  public static let fullSize = Self("UIActivityItemsConfigurationPreviewIntentFullSize")
  /// A small preview, as in a list.
  public static let thumbnail = Self("UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// An object that provides the items to share: item providers, and optionally metadata, previews and activities of
/// its own.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationreading-1wcm6>
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The providers of the items, in their order.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Returns whether the items support an interaction. Optional; by default only sharing.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Returns metadata of all items together, for a key; nil for none. Optional; nil by default.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns metadata of the item at an index, for a key; nil for none. Optional; nil by default.
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey)
    -> Any?
  /// Returns the provider of a picture of the item at an index, for an intent and a size in points. Optional; nil
  /// by default.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// The app's own activities for the items, offered beside the system's. Optional; nil by default.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// Returns whether an interaction is supported: by default only sharing.
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
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationproviding-6xudw>
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The items that the responder offers to share; nil continues with the next responder.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
