import ObjectiveC
import QuartzCore

/// A layer that shows the camera's image. It is black, because there is no camera.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }

  public override init() {
    super.init()
    backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    return CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let rect = rectInLayerCoordinates
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGRect(
      x: rect.minX / bounds.width, y: rect.minY / bounds.height, width: rect.width / bounds.width,
      height: rect.height / bounds.height)
  }
}
