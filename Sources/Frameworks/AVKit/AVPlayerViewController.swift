@_exported import AVFoundation
import ObjectiveC
@_exported import UIKit

/// Shows a player's video with playback controls. The screen is black, because videos are not decoded.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open private(set) lazy var contentOverlayView: UIView? = UIView()
  open var isReadyForDisplay: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.log("AVPlayerViewController")
    view.backgroundColor = .black
  }
}

/// The methods by which a delegate is notified of picture in picture. All methods are optional.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}
