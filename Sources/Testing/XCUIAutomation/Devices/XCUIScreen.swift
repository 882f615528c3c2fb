import UIKit

/// An object of which a screenshot can be captured.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding {
  func screenshot() -> XCUIScreenshot
}

/// A screen of the device.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuiscreen>
@preconcurrency @MainActor open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  public static let main = XCUIScreen()
  public static var screens: [XCUIScreen] { [main] }
  open var isMain: Bool { true }

  /// Returns a picture of the whole screen in its pixels.
  open func screenshot() -> XCUIScreenshot {
    guard let process = UITestSession.shared.frontProcess, let data = try? process.ask("picture").data else {
      return XCUIScreenshot.empty
    }
    return XCUIScreenshot(png: data)
  }
}

/// A picture of the screen or of a part of it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuiscreenshot>
@preconcurrency @MainActor open class XCUIScreenshot: NSObject {
  open nonisolated var pngRepresentation: Data { png }
  private let png: Data

  init(png: Data) {
    self.png = png
    super.init()
  }

  /// A black picture, for a screen without a running app.
  static var empty: XCUIScreenshot {
    let bounds = UIScreen.main.bounds
    let data = UIGraphicsImageRenderer(bounds: bounds).pngData { context in
      UIColor.black.setFill()
      context.fill(bounds)
    }
    return XCUIScreenshot(png: data)
  }

  /// The picture as an image with the screen's scale.
  open nonisolated var image: UIImage {
    MainActor.assumeIsolated { UIImage(data: png, scale: scale) ?? UIImage() }
  }

  private var scale: CGFloat {
    guard let image = UIImage(data: png), let process = UITestSession.shared.frontProcess else {
      return UIScreen.main.scale
    }
    return max(1, (image.size.width / max(1, process.screenBounds.width)).rounded())
  }

  /// Returns a part of a picture of the screen.
  func cropped(to frame: CGRect, of screen: CGRect) -> XCUIScreenshot {
    guard let image = UIImage(data: png), let pixels = image.cgImage, screen.width > 0 else { return self }
    let scale = CGFloat(pixels.width) / screen.width
    let area = frame.intersection(screen)
    guard !area.isEmpty else { return self }
    let part = CGRect(
      x: (area.minX * scale).rounded(), y: (area.minY * scale).rounded(), width: (area.width * scale).rounded(),
      height: (area.height * scale).rounded())
    guard let cut = pixels.cropping(to: part), let data = UIImage(cgImage: cut).pngData() else { return self }
    return XCUIScreenshot(png: data)
  }
}

extension XCTAttachment {
  /// Creates an attachment of a screenshot as a PNG file.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: "public.png")
    name = "Screenshot"
  }

  /// Creates an attachment of a screenshot. The quality has no effect, because the file is always a PNG.
  public convenience init(screenshot: XCUIScreenshot, quality: XCTAttachment.ImageQuality) {
    self.init(screenshot: screenshot)
  }
}
