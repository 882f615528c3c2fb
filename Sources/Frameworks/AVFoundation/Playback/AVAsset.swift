import Foundation
import ObjectiveC

/// A video or a sound in a file. Only its duration is available, and only for local files.
open class AVAsset: NSObject {
  fileprivate let fileURL: URL?

  fileprivate init(fileURL: URL?) {
    self.fileURL = fileURL
    super.init()
  }

  /// Creates an asset for the media at a URL.
  public convenience init(url: URL) { self.init(fileURL: url) }

  /// The duration; indefinite for a file that can't be read.
  open var duration: CMTime {
    guard let fileURL, fileURL.isFileURL, let data = try? Data(contentsOf: fileURL),
      let seconds = AudioDuration.seconds(of: data)
    else { return .indefinite }
    return CMTime(seconds: seconds, preferredTimescale: 600)
  }
  /// Whether the asset can be played, which requires a known duration.
  open var isPlayable: Bool { duration.isNumeric }
}

/// An asset in the file at a URL.
open class AVURLAsset: AVAsset {
  /// The URL of the asset.
  public let url: URL
  /// Creates an asset for the media at a URL. The options are ignored.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(fileURL: url)
  }
}
