@_exported import Photos
@_exported import UIKit

/// The configuration of a picker: its items and its selection.
///
/// ```swift
/// var configuration = PHPickerConfiguration()
/// configuration.filter = .images
/// configuration.selectionLimit = 3
/// ```
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  /// The representation in which assets are handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// As it is in the library.
    case current = 1
    /// In the form that most programs read.
    case compatible = 2
  }
  /// The order of the results.
  public enum Selection: Int, Sendable {
    /// Any order.
    case `default` = 0
    /// The order in which they were chosen, which is shown as numbers.
    case ordered = 1
  }

  /// The largest number of assets; 0 for any number. Default 1.
  public var selectionLimit = 1
  /// The kinds of assets that are offered; nil for all.
  public var filter: PHPickerFilter?
  /// The representation in which assets are handed over. Files are handed over as they are.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the results.
  public var selection = Selection.default
  /// The identifiers of assets that are chosen from the start, for a configuration that was made with a library.
  public var preselectedAssetIdentifiers: [String] = []
  /// Whether results contain the identifiers of their assets.
  let includesIdentifiers: Bool

  /// A configuration whose results have no asset identifiers.
  public init() { includesIdentifiers = false }
  /// A configuration whose results have the identifiers of their assets.
  public init(photoLibrary: PHPhotoLibrary) { includesIdentifiers = true }
}

/// Which kinds of assets a picker offers.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case images, videos, never
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }
  private let rule: Rule
  private init(_ rule: Rule) { self.rule = rule }

  /// Still images, Live Photos included.
  public static let images = PHPickerFilter(.images)
  /// Videos.
  public static let videos = PHPickerFilter(.videos)
  /// Live Photos. The library holds none, so nothing matches; the same applies to the kinds below.
  public static let livePhotos = PHPickerFilter(.never)
  /// Screenshots.
  public static let screenshots = PHPickerFilter(.never)
  /// Screen recordings.
  public static let screenRecordings = PHPickerFilter(.never)
  /// Videos in slow motion.
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

  /// Assets that fit one of the filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }
  /// Assets that fit all of the filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }
  /// Assets that do not fit the filter.
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

/// A chosen asset.
public struct PHPickerResult: Equatable, Hashable {
  /// The identifier of the asset, where the configuration was made with a library.
  public let assetIdentifier: String?
  /// Loads the picture as a `UIImage`, or its file or data.
  public let itemProvider: NSItemProvider
}
