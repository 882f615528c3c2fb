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
  /// The app's playback is unknown, playing, paused, stopped or interrupted.
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

  /// Creates an artwork from an image, which is returned for all sizes.
  @available(iOS, deprecated: 10.0, message: "use init(boundsSize:requestHandler:)")
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  /// Returns the image for a size.
  open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the album's artist.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the track's number in the album, counted from 1.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of the number of tracks in the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of the artwork, an `MPMediaItemArtwork`.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the duration in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the item's identifier.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of the item's media type.
public let MPMediaItemPropertyMediaType = "mediaType"

/// The key of the elapsed time in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the current rate of playback; 0 if it is paused.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the normal rate of playback.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the item's index in the queue, counted from 0.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of the number of items in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of the chapter's number, counted from 0.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The key of the number of chapters.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// The key for a live stream, a Boolean.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the media type: audio or video.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the media's URL.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
