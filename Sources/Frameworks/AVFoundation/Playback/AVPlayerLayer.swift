import ObjectiveC
import QuartzCore

/// A layer that shows a player's video. It is black, because videos are not decoded.
open class AVPlayerLayer: CALayer {
  /// The player whose video is shown.
  open var player: AVPlayer?
  /// The way in which the video is scaled to the layer. It has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first frame is ready; always false.
  open var isReadyForDisplay: Bool { false }
  /// The frame of the video, which fills the layer.
  open var videoRect: CGRect { bounds }

  public override init() {
    super.init()
    backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a layer for a player's video.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
