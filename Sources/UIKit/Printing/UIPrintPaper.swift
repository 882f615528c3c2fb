import CoreGraphics
import Foundation

/// A size of paper, and the area of it that can be printed. Lengths are points of 1/72 inch.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprintpaper>
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
  /// The width and height of the paper.
  open private(set) var paperSize: CGSize
  /// The area that can be printed, in a space with the paper's top left corner as its origin.
  open private(set) var printableRect: CGRect
  /// The paper's name in the panel.
  let name: String

  /// Creates a paper without a size.
  public override init() {
    (name, paperSize, printableRect) = ("", .zero, .zero)
    super.init()
  }

  /// Creates a paper of a size in points.
  /// - Parameter margin: the distance of the printable area from each edge of the paper.
  init(_ name: String, _ size: CGSize, margin: CGFloat) {
    self.name = name
    paperSize = size
    printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
    super.init()
  }

  /// Returns the area that can be printed, `printableRect`.
  open func printRect() -> CGRect { printableRect }

  /// Returns the paper that wastes least around a page: the smallest one on which the page fits in any orientation,
  /// or the largest one if it fits on none.
  /// - Parameters:
  ///   - contentSize: the size of the page.
  ///   - paperList: the papers to choose from, at least one.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper])
    -> UIPrintPaper
  {
    let bySize = paperList.sorted { $0.area < $1.area }
    let (short, long) = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
    let fitting = bySize.first {
      // A paper of nearly the same size is considered to match the page: A4 is 595.28 points wide, and pages are
      // 595.
      min($0.paperSize.width, $0.paperSize.height) >= short - 1
        && max($0.paperSize.width, $0.paperSize.height) >= long - 1
    }
    return fitting ?? bySize.last ?? standard(for: .general)
  }

  private var area: CGFloat { paperSize.width * paperSize.height }

  /// Returns the rectangles of the paper for an orientation: landscape pages are rotated.
  func turned(_ orientation: UIPrintInfo.Orientation) -> (paper: CGRect, printable: CGRect) {
    let paper = CGRect(origin: .zero, size: paperSize)
    guard (orientation == .landscape) != (paperSize.width > paperSize.height) else { return (paper, printableRect) }
    let size = CGSize(width: paperSize.height, height: paperSize.width)
    let printable = CGRect(
      x: printableRect.minY, y: paperSize.width - printableRect.maxX, width: printableRect.height,
      height: printableRect.width)
    return (CGRect(origin: .zero, size: size), printable)
  }

  // MARK: Papers

  /// Returns the papers for a kind of content, of which the first one is used unless the delegate chooses. Margins
  /// are a quarter of an inch, as most printers have; photos are printed up to the edges.
  static func papers(for type: UIPrintInfo.OutputType) -> [UIPrintPaper] {
    let isPhoto = type == .photo || type == .photoGrayscale
    let pages = [
      UIPrintPaper("A4", CGSize(width: 595.28, height: 841.89), margin: isPhoto ? 0 : 18),
      UIPrintPaper("US Letter", CGSize(width: 612, height: 792), margin: isPhoto ? 0 : 18),
      UIPrintPaper("US Legal", CGSize(width: 612, height: 1008), margin: isPhoto ? 0 : 18),
      UIPrintPaper("A5", CGSize(width: 419.53, height: 595.28), margin: isPhoto ? 0 : 18),
      UIPrintPaper("A3", CGSize(width: 841.89, height: 1190.55), margin: isPhoto ? 0 : 18),
    ]
    let photos = [
      UIPrintPaper("4 × 6 in", CGSize(width: 288, height: 432), margin: 0),
      UIPrintPaper("5 × 7 in", CGSize(width: 360, height: 504), margin: 0),
    ]
    let ordered = usesLetter ? [pages[1], pages[0]] + pages.dropFirst(2) : pages
    return isPhoto ? photos + ordered : ordered + photos
  }

  /// Returns the first one of `papers(for:)`.
  static func standard(for type: UIPrintInfo.OutputType) -> UIPrintPaper { papers(for: type)[0] }

  /// Whether US Letter is the standard paper in the user's region.
  private static var usesLetter: Bool {
    let regions = [
      "US", "CA", "MX", "PH", "CL", "CO", "VE", "GT", "CR", "PA", "SV", "NI", "DO", "PR", "BO", "EC", "PE",
    ]
    return Locale.current.region.map { regions.contains($0.identifier) } ?? true
  }
}
