import CoreGraphics
import Foundation

extension UICalendarView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// A size between the others.
    case medium = 1
    /// Large.
    case large = 2

    /// The diameter of a dot, and the size of a symbol, in points.
    var points: (dot: CGFloat, symbol: CGFloat) {
      switch self {
      case .small: (5, 8)
      case .medium: (7, 10)
      case .large: (9, 13)
      }
    }
  }

  /// The decoration below the number of a day: a dot, an image or a view.
  ///
  /// ```swift
  /// let star = UICalendarView.Decoration.image(UIImage(systemName: "star.fill"), color: .orange)
  /// let dot = UICalendarView.Decoration.default(color: .red, size: .large)
  /// ```
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicalendarview/decoration>
  @preconcurrency @MainActor open class Decoration: NSObject {
    private enum Content {
      case dot(UIColor?, DecorationSize)
      case image(UIImage?, UIColor?, DecorationSize)
      case view(() -> UIView)
    }
    private var content = Content.dot(nil, .medium)

    /// Creates a gray dot of medium size.
    public required override init() { super.init() }

    /// Shows an image in a color; both have defaults: a dot, and gray.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) {
      self.init()
      content = .image(image, color, size)
    }

    /// Shows a view that the closure makes for each day.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init()
      content = .view(customViewProvider)
    }

    /// Returns a decoration with a dot.
    open class func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Self {
      showing(.dot(color, size))
    }

    /// Returns a decoration with an image, as a template in a color.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium)
      -> Self
    {
      showing(.image(image, color, size))
    }

    /// Returns a decoration with a view that the closure creates for each day.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
      showing(.view(customViewProvider))
    }

    private class func showing(_ content: Content) -> Self {
      let decoration = self.init()
      decoration.content = content
      return decoration
    }

    func makeView(tint: UIColor) -> UIView {
      switch content {
      case .view(let make): return make()
      case .dot(let color, let size): return dot(color, size)
      case .image(let image, let color, let size):
        guard let image else { return dot(color, size) }
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = color ?? .systemGray
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size.points.symbol)
        view.contentMode = .scaleAspectFit
        return view
      }
    }

    private func dot(_ color: UIColor?, _ size: DecorationSize) -> UIView {
      let side = size.points.dot
      let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      view.backgroundColor = color ?? .systemGray
      view.layer.cornerRadius = side / 2
      return view
    }
  }
}
