import CoreGraphics

/// The values that a picker passes to its delegate for a chosen photo.
struct PickedMedia {
  let photo: Photo
  /// The picture; nil for a video.
  let image: UIImage?
  /// The chosen square in pixels, if the picture was edited.
  let crop: CGRect?

  private typealias Key = UIImagePickerController.InfoKey

  @MainActor var info: [UIImagePickerController.InfoKey: Any] {
    var info: [UIImagePickerController.InfoKey: Any] = [
      Key.mediaType: photo.isMovie ? "public.movie" : "public.image"
    ]
    info[Key.originalImage] = image
    if let image, let crop {
      info[Key.cropRect] = NSValue(cgRect: crop)
      info[Key.editedImage] = Self.cropped(image, to: crop)
    }
    info[photo.isMovie ? Key.mediaURL : Key.imageURL] = copy()
    info[Key.referenceURL] = reference
    info[Key.phAsset] = PhotoStore.assetMaker?(photo)
    return info
  }

  /// Returns the square of the upright picture; with one pixel per point, as the original.
  private static func cropped(_ image: UIImage, to crop: CGRect) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    format.opaque = true
    let scale = image.scale
    let size = CGSize(width: crop.width / scale, height: crop.height / scale)
    guard size.width > 0, size.height > 0 else { return image }
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(at: CGPoint(x: -crop.minX / scale, y: -crop.minY / scale))
    }
  }

  /// Copies the file to the app's folder for temporary files, where the app can read it at any time.
  private func copy() -> URL? {
    let folder = FileManager.default.temporaryDirectory
    let name = UUID().uuidString + "." + (photo.fileName as NSString).pathExtension
    let url = folder.appendingPathComponent(name)
    guard let data = photo.data else { return nil }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: url)
      return url
    } catch {
      Console.write("Flipside: the chosen photo can't be copied to \(url.path): \(error.localizedDescription)")
      return nil
    }
  }

  private var reference: URL? {
    let kind = (photo.fileName as NSString).pathExtension.uppercased()
    let id =
      photo.identifier.prefix { $0 != "/" }.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return URL(string: "assets-library://asset/asset.\(kind)?id=\(id)&ext=\(kind)")
  }
}
