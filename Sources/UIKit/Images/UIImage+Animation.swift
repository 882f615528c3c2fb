internal import CImageCodecs
import CoreGraphics

extension UIImage {
  /// Returns an image of frames that are shown in sequence for equal times; nil if there are no frames.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    var storage = ImageStorage(content: .animation(images, duration: duration))
    storage.scale = first.scale
    return UIImage(storage: storage)
  }

  /// Returns an animation of the files `name0`, `name1`, … up to `name1024`, beginning with 0 or 1; or of all
  /// frames of one animated GIF or WebP file with that name. One cycle takes `duration` seconds; 0 gives each frame
  /// 1/30 second, or the file's own times.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    for number in 0...1024 {
      guard let frame = UIImage(named: "\(name)\(number)") else {
        if number == 0 { continue }
        break
      }
      frames.append(frame)
    }
    if frames.isEmpty { return animatedFile(named: name, duration: duration) }
    return animatedImage(with: frames, duration: duration)
  }

  /// Returns the images `name0`, `name1` and so on as one animated image, each resizable with the insets; nil if
  /// there are none. The duration of one cycle is in seconds.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns the images `name0`, `name1` and so on as one animated image, each resizable with the insets in the
  /// given mode; nil if there are none. The duration of one cycle is in seconds.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  private static func animatedFile(named name: String, duration: TimeInterval) -> UIImage? {
    for ending in ["", ".gif", ".webp"] {
      guard let path = Bundle.main.path(forResource: name + ending, ofType: nil),
        let data = ImageFiles.contents(of: path)
      else { continue }
      return animatedImage(data: data, duration: duration)
    }
    return nil
  }

  /// Returns all frames of an animated file. Frames with different times are repeated proportionally, as `UIImage`
  /// shows each for the same time.
  package static func animatedImage(data: Data, duration: TimeInterval) -> UIImage? {
    var limits = codec_limits(max_side: 0, max_pixels: 0, max_frames: 0)
    guard let decoded = ImageDecoder.decode(data, limits: &limits, name: nil) else { return nil }
    let orientation = Orientation(exif: decoded.orientation)
    // Delays below 20 ms are replaced by 100 ms, as in browsers and on iOS.
    let hundredths = decoded.frames.map { max(Int(($0.delay * 100).rounded()), 0) }.map { $0 < 2 ? 10 : $0 }
    let unit = max(hundredths.reduce(0, Self.greatestDivisor), 1)
    var frames: [UIImage] = []
    for (frame, time) in zip(decoded.frames, hundredths) {
      let image = UIImage(cgImage: frame.image, scale: 1, orientation: orientation)
      frames += Array(repeating: image, count: min(time / unit, 1_000))
    }
    let total = duration > 0 ? duration : Double(hundredths.reduce(0, +)) / 100
    return decoded.frames.count > 1 ? animatedImage(with: frames, duration: total) : frames.first
  }

  private static func greatestDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestDivisor(second, first % second)
  }
}
