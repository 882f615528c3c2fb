import CoreGraphics

/// A photo in the grid of a picker.
///
/// Assistive technologies and UI tests find it as an image with the identifier of iOS's grid, `PXGGridLayout-Info`,
/// and a label with the date; scripts also by the file's name.
final class PhotoCell: UICollectionViewCell {
  /// The mark of a chosen photo, if several can be chosen.
  enum Mark: Equatable {
    case none, tick
    case number(Int)
  }

  private let picture = UIImageView(frame: .zero)
  private let badge = UILabel(frame: .zero)
  private let veil = UIView(frame: .zero)
  private let film = UIImageView(image: UIImage(systemName: "video.fill"))
  private weak var photo: Photo?

  private static let badgeLength: CGFloat = 24

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.backgroundColor = .secondarySystemFill
    veil.backgroundColor = UIColor(white: 1, alpha: 0.3)
    badge.backgroundColor = .systemBlue
    badge.textColor = .white
    badge.font = .systemFont(ofSize: 13, weight: .semibold)
    badge.textAlignment = .center
    badge.clipsToBounds = true
    badge.layer.cornerRadius = Self.badgeLength / 2
    badge.layer.borderColor = UIColor.white.cgColor
    badge.layer.borderWidth = 1.5
    film.tintColor = .white
    film.contentMode = .center
    for view in [picture, veil, film, badge] { contentView.addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityIdentifier = "PXGGridLayout-Info"
    presentAutomationType(.image)
    mark = .none
  }

  required init?(coder: NSCoder) { nil }

  /// The mark that shows whether the photo is chosen.
  var mark = Mark.none {
    didSet {
      badge.isHidden = mark == .none
      veil.isHidden = mark == .none
      if case .number(let number) = mark { badge.text = "\(number)" } else { badge.text = "✓" }
      accessibilityTraits = mark == .none ? .image : [.image, .selected]
    }
  }

  /// Shows a photo; its picture appears once it has been read.
  /// - Parameter side: the length of the cell, in pixels.
  func show(_ photo: Photo, side: CGFloat) {
    self.photo = photo
    picture.image = nil
    picture.accessibilityIdentifier = (photo.fileName as NSString).deletingPathExtension
    film.isHidden = !photo.isMovie
    accessibilityLabel = Self.label(of: photo)
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let image = photo.thumbnail(side: side)
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.photo === photo else { return }
          self.picture.image = image
        }
      }
    }
  }

  private static func label(of photo: Photo) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeStyle = .short
    return (photo.isMovie ? "Video, " : "Photo, ") + formatter.string(from: photo.created)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    picture.frame = bounds
    veil.frame = bounds
    film.frame = CGRect(x: 4, y: bounds.height - 24, width: 26, height: 20)
    let length = Self.badgeLength
    badge.frame = CGRect(
      x: bounds.width - length - 5, y: bounds.height - length - 5, width: length, height: length)
  }
}
