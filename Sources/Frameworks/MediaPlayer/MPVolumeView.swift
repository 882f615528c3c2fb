import Foundation
import UIKit

/// A slider for the device's volume. As in Apple's simulator, nothing is shown, because there is no audio output.
///
/// Apple's documentation: <https://developer.apple.com/documentation/mediaplayer/mpvolumeview>
open class MPVolumeView: UIView {
  /// Whether the slider is shown. It has no effect.
  open var showsVolumeSlider = true
  /// Whether the button for the audio route is shown. It has no effect.
  @available(iOS, deprecated: 13.0) open var showsRouteButton = true
  /// Whether wireless routes are available; always false.
  open private(set) var areWirelessRoutesAvailable = false
  /// Whether a wireless route is active; always false.
  open private(set) var isWirelessRouteActive = false
  /// The image of the slider for high volumes. It has no effect.
  open var volumeWarningSliderImage: UIImage?
  private var images: [String: UIImage] = [:]

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  /// Sets the image at the low end of the slider for a state.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    images["minimum \(state.rawValue)"] = image
  }
  /// Sets the image at the high end of the slider for a state.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    images["maximum \(state.rawValue)"] = image
  }
  /// Sets the image of the slider's thumb for a state.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images["thumb \(state.rawValue)"] = image
  }
  /// Returns the image at the low end of the slider for a state.
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { images["minimum \(state.rawValue)"] }
  /// Returns the image at the high end of the slider for a state.
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { images["maximum \(state.rawValue)"] }
  /// Returns the image of the slider's thumb for a state.
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? { images["thumb \(state.rawValue)"] }
}
