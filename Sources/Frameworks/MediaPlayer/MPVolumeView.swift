import Foundation
import UIKit

/// A slider for the device's volume. As in Apple's simulator, nothing is shown, because there is no audio output.
///
/// Apple's documentation: <https://developer.apple.com/documentation/mediaplayer/mpvolumeview>
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  @available(iOS, deprecated: 13.0) open var showsRouteButton = true
  open private(set) var areWirelessRoutesAvailable = false
  open private(set) var isWirelessRouteActive = false
  open var volumeWarningSliderImage: UIImage?
  private var images: [String: UIImage] = [:]

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    images["minimum \(state.rawValue)"] = image
  }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    images["maximum \(state.rawValue)"] = image
  }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images["thumb \(state.rawValue)"] = image
  }
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { images["minimum \(state.rawValue)"] }
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { images["maximum \(state.rawValue)"] }
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? { images["thumb \(state.rawValue)"] }
}
