@_exported import Photos
@_exported import UIKit

/// The configuration of a photo picker.
///
/// ```swift
/// var configuration = PHPickerConfiguration()
/// configuration.filter = .images
/// configuration.selectionLimit = 3
/// ```
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  /// The representation in which assets are delivered.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system chooses the representation.
    case automatic = 0
    /// Assets are delivered in their current representation.
    case current = 1
    /// Assets are delivered in the most compatible representation.
    case compatible = 2
  }
  /// The order of the results.
  public enum Selection: Int, Sendable {
    /// The results may be in any order.
    case `default` = 0
    /// The results are in the order of their selection, which is shown as numbers.
    case ordered = 1
  }

  /// The maximum number of selected assets; 0 for no limit, and 1 by default.
  public var selectionLimit = 1
  /// The filter for the assets that are shown; nil for all.
  public var filter: PHPickerFilter?
  /// The representation in which assets are delivered. It has no effect, because files are delivered unchanged.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the results.
  public var selection = Selection.default
  /// The identifiers of initially selected assets. They require a configuration that was created with a library.
  public var preselectedAssetIdentifiers: [String] = []
  /// Whether results contain the identifiers of their assets.
  let includesIdentifiers: Bool

  /// Creates a configuration whose results do not contain asset identifiers.
  public init() { includesIdentifiers = false }
  /// Creates a configuration whose results contain asset identifiers.
  public init(photoLibrary: PHPhotoLibrary) { includesIdentifiers = true }
}

/// A filter for the assets that a picker shows.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case images, videos, never
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }
  private let rule: Rule
  private init(_ rule: Rule) { self.rule = rule }

  /// Images, including Live Photos.
  public static let images = PHPickerFilter(.images)
  /// Videos.
  public static let videos = PHPickerFilter(.videos)
  /// Live Photos. Neither this filter nor the following ones match any asset, because the library contains no such
  /// assets.
  public static let livePhotos = PHPickerFilter(.never)
  /// Screenshots.
  public static let screenshots = PHPickerFilter(.never)
  /// Screen recordings.
  public static let screenRecordings = PHPickerFilter(.never)
  /// Slow-motion videos.
  public static let slomoVideos = PHPickerFilter(.never)
  /// Time-lapse videos.
  public static let timelapseVideos = PHPickerFilter(.never)
  /// Panoramas.
  public static let panoramas = PHPickerFilter(.never)
  /// Photos with a depth effect.
  public static let depthEffectPhotos = PHPickerFilter(.never)
  /// Bursts of photos.
  public static let bursts = PHPickerFilter(.never)
  /// Cinematic videos.
  public static let cinematicVideos = PHPickerFilter(.never)

  /// Returns a filter for assets that match at least one of the filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }
  /// Returns a filter for assets that match all filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }
  /// Returns a filter for assets that do not match the filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

  func fits(isMovie: Bool) -> Bool {
    switch rule {
    case .images: !isMovie
    case .videos: isMovie
    case .never: false
    case .any(let filters): filters.contains { $0.fits(isMovie: isMovie) }
    case .all(let filters): filters.allSatisfy { $0.fits(isMovie: isMovie) }
    case .not(let filter): !filter.fits(isMovie: isMovie)
    }
  }
}

/// A selected asset.
public struct PHPickerResult: Equatable, Hashable {
  /// The identifier of the asset, if the configuration was created with a library; nil otherwise.
  public let assetIdentifier: String?
  /// The provider that loads the asset as a `UIImage`, file or data.
  public let itemProvider: NSItemProvider
}
