@_exported import CoreMedia
@_exported import Foundation
@_exported import QuartzCore

/// Returns the largest centered rectangle inside another one that has the given aspect ratio.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  guard scale.isFinite else { return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0) }
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}

/// A media type, such as `.video` or `.audio`.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a media type from its four-character code.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Video.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Timed metadata, such as detected codes and faces.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Depth data of a camera.
  public static let depthData = AVMediaType(rawValue: "dpth")
}

/// A media file type, with its uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a file type from its uniform type identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A QuickTime movie.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// An MPEG-4 file.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// An MPEG-4 video file of iTunes.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// An MPEG-4 audio file.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// A Core Audio file.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// A WAVE audio file.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// An AIFF audio file.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// An MP3 file.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// A JPEG image.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}

/// The way in which a video is scaled and positioned in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fits the video into the layer, keeping its aspect ratio.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Fills the layer, keeping the aspect ratio; the video is cropped.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the video to the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
