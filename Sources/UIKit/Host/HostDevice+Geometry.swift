import CoreGraphics

extension HostDevice {
  /// The size of the screen in portrait, in points.
  package var size: CGSize {
    get { CGSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }
}
