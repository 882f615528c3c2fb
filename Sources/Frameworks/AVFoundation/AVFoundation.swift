@_exported import CoreMedia
@_exported import Foundation
@_exported import QuartzCore

/// Returns the largest centred rectangle inside another one that has the given aspect ratio.
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
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let depthData = AVMediaType(rawValue: "dpth")
}

/// A media file type, with its uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}

/// The way in which a video is scaled and positioned in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
