import Foundation
import ObjectiveC
import UIKit

/// The information about the playing item that iOS shows on its lock screen. Flipside has no lock screen, so the
/// values are only stored.
///
/// Apple's documentation: <https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter>
open class MPNowPlayingInfoCenter: NSObject {
  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let shared = MPNowPlayingInfoCenter()

  /// Returns the center of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }

  private struct State {
    var info: [String: Any]?
    var playback = MPNowPlayingPlaybackState.unknown
  }
  private let state = Locked(State())

  /// The information about the playing item, with the keys of `MPMediaItem` and `MPNowPlayingInfoProperty`.
  open var nowPlayingInfo: [String: Any]? {
    get { state.withLock { $0.info } }
    set { state.withLock { $0.info = newValue } }
  }
  /// The state of playback.
  open var playbackState: MPNowPlayingPlaybackState {
    get { state.withLock { $0.playback } }
    set { state.withLock { $0.playback = newValue } }
  }
}

/// The state of playback.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// The artwork of a media item, which is created in the requested size.
open class MPMediaItemArtwork: NSObject {
  private let make: (CGSize) -> UIImage
  /// The maximum size of the artwork.
  open private(set) var bounds: CGRect

  /// Creates artwork from a closure that returns an image for a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    make = requestHandler
    super.init()
  }

  @available(iOS, deprecated: 10.0, message: "use init(boundsSize:requestHandler:)")
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  /// Returns the image for a size.
  open func image(at size: CGSize) -> UIImage? { make(size) }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"

public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
