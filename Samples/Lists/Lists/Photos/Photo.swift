import UIKit

/// A picture of hills under the sun, which follows from its number.
struct Photo: Hashable, Identifiable {
  let id: Int

  var title: String {
    let names = [
      String(localized: "Morning"), String(localized: "Noon"), String(localized: "Evening"),
      String(localized: "Night"),
    ]
    return "\(names[id % names.count]) \(id)"
  }

  /// Hours after sunrise, 0 to 1.
  var time: CGFloat { CGFloat(id % 4) / 3 }

  private static let cache = NSCache<NSString, UIImage>()

  /// The picture, at the scale of the screen.
  @MainActor func image(_ size: CGSize, traits: UITraitCollection) -> UIImage {
    let key = "\(id) \(size.width) \(size.height) \(traits.displayScale)" as NSString
    if let image = Self.cache.object(forKey: key) { return image }
    let renderer = UIGraphicsImageRenderer(size: size, format: UIGraphicsImageRendererFormat(for: traits))
    let image = renderer.image { Landscape(photo: self).draw(in: CGRect(origin: .zero, size: size), $0.cgContext) }
    Self.cache.setObject(image, forKey: key)
    return image
  }
}

/// A section of photos.
struct Album: Hashable {
  let title: String
  let photos: [Photo]

  static let featured = (60..<66).map(Photo.init)
  static let all = [
    Album(title: String(localized: "June"), photos: (0..<15).map(Photo.init)),
    Album(title: String(localized: "July"), photos: (15..<40).map(Photo.init)),
    Album(title: String(localized: "August"), photos: (40..<60).map(Photo.init)),
  ]
}
