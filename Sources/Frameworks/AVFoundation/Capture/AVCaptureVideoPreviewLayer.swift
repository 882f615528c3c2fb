import ObjectiveC
import QuartzCore

/// A layer that shows the camera's image. It is black, because there is no camera.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session whose video is shown.
  open var session: AVCaptureSession?
  /// The way in which the video is scaled to the layer. It has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection to the session; always nil.
  open var connection: AVCaptureConnection? { nil }

  public override init() {
    super.init()
    backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a layer that previews a session. It stays empty, as there is no camera.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// Returns the object unchanged.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
  /// Converts a rectangle from relative coordinates to the layer's.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    return CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }
  /// Converts a rectangle from the layer's coordinates to relative ones.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let rect = rectInLayerCoordinates
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGRect(
      x: rect.minX / bounds.width, y: rect.minY / bounds.height, width: rect.width / bounds.width,
      height: rect.height / bounds.height)
  }
}
