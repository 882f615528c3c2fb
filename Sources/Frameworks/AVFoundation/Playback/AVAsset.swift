import Foundation
import ObjectiveC

/// A film or a sound as its file. Only its length is known, and only of files on this machine.
open class AVAsset: NSObject {
  fileprivate let fileURL: URL?

  fileprivate init(fileURL: URL?) {
    self.fileURL = fileURL
    super.init()
  }

  public convenience init(url: URL) { self.init(fileURL: url) }

  /// Indefinite for what cannot be read.
  open var duration: CMTime {
    guard let fileURL, fileURL.isFileURL, let data = try? Data(contentsOf: fileURL),
      let seconds = AudioDuration.seconds(of: data)
    else { return .indefinite }
    return CMTime(seconds: seconds, preferredTimescale: 600)
  }
  open var isPlayable: Bool { duration.isNumeric }
}

/// The asset at a URL.
open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(fileURL: url)
  }
}
