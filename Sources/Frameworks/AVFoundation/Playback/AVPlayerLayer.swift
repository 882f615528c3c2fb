import ObjectiveC
import QuartzCore

/// A layer that shows a player's video. It is black, because videos are not decoded.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { bounds }

  public override init() {
    super.init()
    backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
