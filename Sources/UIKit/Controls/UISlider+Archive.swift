import QuartzCore

extension ArchivedProperty {
  /// The archived properties of sliders.
  static let slider: [ArchivedProperty] = [
    of("minimum", \UISlider.minimumValue), of("maximum", \UISlider.maximumValue), of("value", \UISlider.value),
    of("continuous", \UISlider.isContinuous), of("minimumTint", \UISlider.minimumTrackTintColor),
    of("maximumTint", \UISlider.maximumTrackTintColor), of("thumb", \UISlider.thumbTintColor),
    of("minimumImage", \UISlider.minimumValueImage), of("maximumImage", \UISlider.maximumValueImage),
    states("thumbs", { (slider: UISlider, state) in slider.thumbImage(for: state) }) {
      $0.setThumbImage($1 as? UIImage, for: $2)
    },
    states("minimumTracks", { (slider: UISlider, state) in slider.minimumTrackImage(for: state) }) {
      $0.setMinimumTrackImage($1 as? UIImage, for: $2)
    },
    states("maximumTracks", { (slider: UISlider, state) in slider.maximumTrackImage(for: state) }) {
      $0.setMaximumTrackImage($1 as? UIImage, for: $2)
    },
  ]
}
