import CoreGraphics

/// A view's title and image in the large content viewer.
struct LargeContentSettings {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
