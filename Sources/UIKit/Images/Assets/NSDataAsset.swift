import CoreGraphics

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The content of a data set in an asset catalog.
///
/// ```swift
/// let words = NSDataAsset(name: "Words").map { String(decoding: $0.data, as: UTF8.self) }
/// ```
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/nsdataasset>
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  private let content: (name: String, data: Data, type: String)

  /// Loads the data set with that name in the main bundle; nil if there is no such data set.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Loads the data set with that name; nil if there is no such data set, or if its file is missing, which is
  /// logged.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = AssetCatalogs.data(named: name, in: bundle)?.content(for: .current) else { return nil }
    content = (name, found.data, found.type)
    super.init()
  }

  /// Returns the object itself, as assets are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name of the data set in the asset catalog that was passed to the initializer.
  open var name: NSDataAssetName { content.name }
  /// The contents of the file that matches the device.
  open var data: Data { content.data }
  /// The uniform type identifier of the data, such as `"public.json"`: from the catalog, else by the file's
  /// extension.
  open var typeIdentifier: String { content.type }
}
