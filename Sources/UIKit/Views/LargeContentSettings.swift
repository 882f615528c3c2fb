import CoreGraphics

/// What the large content viewer shows of a view.
struct LargeContentSettings {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
