import CoreGraphics
import UIKit

/// The screen for which a scene is laid out: a device in an orientation, or Interface Builder's canvas.
package struct NibCanvas {
  package var name: String
  /// The size of the screen in its orientation.
  package var size: CGSize
  /// The size of the window; nil for one as large as the screen.
  package var windowSize: CGSize?
  package var scale: CGFloat
  package var safeArea: UIEdgeInsets
  package var isPad: Bool
  /// Whether this is the square canvas of Xcode 6 and 7, of any width and height, which shows only objects that are
  /// installed for all size classes.
  package var isOfAnySize = false
  /// The text size; the user's own for nil.
  package var category: UIContentSizeCategory?

  package init(
    name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, isPad: Bool, isOfAnySize: Bool = false
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.isPad = isPad
    self.isOfAnySize = isOfAnySize
  }

  /// Configures the screen of this process accordingly. It stays in portrait: its size defines its orientation.
  @MainActor func configureScreen() {
    var device = HostDevice()
    device.name = name
    device.isPad = isPad
    device.size = size
    device.scale = scale
    device.safeArea = HostDevice.Insets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    device.landscapeSafeArea = device.safeArea
    UIScreen.main.configure(device)
    UIApplication.shared.updateApplicationTraits(category: category ?? .large)
  }

  /// Returns a window of this size that shows the controller.
  @MainActor func window(showing controller: UIViewController) -> UIWindow {
    configureScreen()
    let window = UIWindow(frame: CGRect(origin: .zero, size: windowSize ?? size))
    if isOfAnySize {
      window.traitOverrides.horizontalSizeClass = .unspecified
      window.traitOverrides.verticalSizeClass = .unspecified
    }
    window.rootViewController = controller
    // The window is never displayed, but its views have to exist.
    window.installRootView()
    return window
  }
}

extension NibCanvas {
  /// Returns the canvas of a file, by the identifier in its `<device>`, with the safe area that Xcode assumes
  /// there.
  package static func canvas(device id: String, isLandscape: Bool) -> NibCanvas? {
    guard let known = known[id] else { return nil }
    var canvas = known
    guard isLandscape else { return canvas }
    let area = known.safeArea
    canvas.size = CGSize(width: known.size.height, height: known.size.width)
    if !known.isPad {
      canvas.safeArea = UIEdgeInsets(
        top: 0, left: area.bottom > 0 ? area.top : 0, bottom: area.bottom > 0 ? 21 : 0,
        right: area.bottom > 0 ? area.top : 0)
    }
    return canvas
  }

  private static func phone(_ id: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat)
    -> (String, NibCanvas)
  {
    let area = UIEdgeInsets(top: top, left: 0, bottom: top > 20 ? 34 : 0, right: 0)
    return (
      id,
      NibCanvas(name: id, size: CGSize(width: width, height: height), scale: scale, safeArea: area, isPad: false)
    )
  }

  private static func pad(_ id: String, _ width: CGFloat, _ height: CGFloat, _ top: CGFloat) -> (String, NibCanvas)
  {
    let area = UIEdgeInsets(top: top, left: 0, bottom: top > 20 ? 20 : 0, right: 0)
    return (
      id, NibCanvas(name: id, size: CGSize(width: width, height: height), scale: 2, safeArea: area, isPad: true)
    )
  }

  private static let known: [String: NibCanvas] = Dictionary(
    [
      phone("retina3_5", 320, 480, 2, 20), phone("retina4_0", 320, 568, 2, 20), phone("retina4_7", 375, 667, 2, 20),
      phone("retina5_5", 414, 736, 3, 20), phone("retina5_9", 375, 812, 3, 44), phone("retina6_1", 414, 896, 2, 44),
      phone("retina6_5", 414, 896, 3, 44), phone("retina6_0", 390, 844, 3, 47), phone("retina6_7", 428, 926, 3, 47),
      phone("retina6_12", 393, 852, 3, 59), phone("retina6_72", 430, 932, 3, 59),
      phone("retina6_3", 402, 874, 3, 62),
      pad("ipad9_7", 768, 1024, 20), pad("ipad10_5", 834, 1112, 20), pad("ipad10_9", 820, 1180, 24),
      pad("ipad11_0", 834, 1194, 24), pad("ipad12_9", 1024, 1366, 20), pad("ipad12_9rounded", 1024, 1366, 24),
    ], uniquingKeysWith: { first, _ in first })
}
