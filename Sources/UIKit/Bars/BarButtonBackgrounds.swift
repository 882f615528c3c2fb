import CoreGraphics

/// The background images of an item, and the offsets of the images and of the title.
struct BarButtonBackgrounds {
  struct Key: Hashable {
    var state: UInt
    var style: Int?
    var metrics: UIBarMetrics
  }

  var images: [Key: UIImage] = [:]
  var backImages: [Key: UIImage] = [:]
  var imageOffsets: [UIBarMetrics: CGFloat] = [:]
  var backImageOffsets: [UIBarMetrics: CGFloat] = [:]
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

  func image(_ state: UIControl.State, _ style: UIBarButtonItem.Style?, _ metrics: UIBarMetrics) -> UIImage? {
    images[Key(state: state.rawValue, style: style?.rawValue, metrics: metrics)]
  }

  mutating func set(
    _ image: UIImage?, _ state: UIControl.State, _ style: UIBarButtonItem.Style?, _ metrics: UIBarMetrics
  ) {
    images[Key(state: state.rawValue, style: style?.rawValue, metrics: metrics)] = image
  }

  func backImage(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    backImages[Key(state: state.rawValue, metrics: metrics)]
  }

  mutating func setBack(_ image: UIImage?, _ state: UIControl.State, _ metrics: UIBarMetrics) {
    backImages[Key(state: state.rawValue, metrics: metrics)] = image
  }
}
