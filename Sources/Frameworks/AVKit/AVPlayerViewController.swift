@_exported import AVFoundation
import ObjectiveC
@_exported import UIKit

/// A view controller that shows a player's video with playback controls. The screen is black, because videos are
/// not decoded.
///
/// ```swift
/// let screen = AVPlayerViewController()
/// screen.player = AVPlayer(url: URL(fileURLWithPath: NSHomeDirectory() + "/Documents/intro.mov"))
/// present(screen, animated: true) { screen.player?.play() }
/// ```
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  /// The player whose video is shown.
  open var player: AVPlayer?
  /// The delegate, which is notified of picture in picture.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether playback controls are shown. It has no effect.
  open var showsPlaybackControls = true
  /// The way in which the video is scaled. It has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether picture in picture is allowed. It has no effect.
  open var allowsPictureInPicturePlayback = true
  /// Whether playback begins in full screen. It has no effect.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether full screen ends with playback. It has no effect.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// The view between the video and the controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView()
  /// Whether the first frame is ready; always false.
  open var isReadyForDisplay: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.log("AVPlayerViewController")
    view.backgroundColor = .black
  }
}

/// The methods by which a delegate is notified of picture in picture. All methods are optional.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Called before picture in picture starts on Apple's systems; never called on Flipside.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called after picture in picture has stopped on Apple's systems; never called on Flipside.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}
