import UIKit

/// Rows in a clip view; those that leave at one end come back at the other.
@MainActor final class RecycledList: UIView {
  private let count: Int
  private var visible: [Int: RowView] = [:]
  private var spare: [RowView] = []

  init(frame: CGRect, rows: Int) {
    count = rows
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  func scroll(to y: CGFloat) {
    bounds.origin.y = y
    let first = max(0, Int(y / RowView.height))
    let last = min(count - 1, Int((y + bounds.height - 0.001) / RowView.height))
    for (index, row) in visible where index < first || index > last {
      visible[index] = nil
      spare.append(row)
    }
    for index in first...last where visible[index] == nil {
      let row = spare.popLast() ?? makeRow()
      row.show(index)
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * RowView.height, width: bounds.width, height: RowView.height)
      visible[index] = row
    }
  }

  private func makeRow() -> RowView {
    let row = RowView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: RowView.height))
    addSubview(row)
    return row
  }
}

/// Avatar, title, subtitle, chevron, separator.
@MainActor final class RowView: UIView {
  static let height: CGFloat = 65
  private let title = UILabel()
  private let subtitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    let width = frame.width
    let avatar = UIImageView(image: RowPictures.avatar)
    avatar.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    avatar.layer.cornerRadius = 20
    avatar.clipsToBounds = true
    title.frame = CGRect(x: 72, y: 11, width: width - 72 - 40, height: 22)
    title.font = .systemFont(ofSize: 17)
    title.textColor = .black
    subtitle.frame = CGRect(x: 72, y: 35, width: width - 72 - 40, height: 18)
    subtitle.font = .systemFont(ofSize: 13)
    subtitle.textColor = UIColor(red: 140 / 255, green: 140 / 255, blue: 145 / 255, alpha: 1)
    let chevron = UIImageView(image: RowPictures.chevron)
    chevron.frame = CGRect(x: width - 26, y: 25, width: 9, height: 14)
    let separator = UIView(frame: CGRect(x: 72, y: Self.height - 1 / 3, width: width - 72, height: 1 / 3))
    separator.backgroundColor = UIColor(red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
    for view in [avatar, title, subtitle, chevron, separator] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ index: Int) {
    title.text = RowTexts.title(index)
    subtitle.text = RowTexts.subtitle(index)
  }
}

/// Drawn once, shared by all rows.
@MainActor enum RowPictures {
  private static var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = ListBenchmark.scale
    return format
  }

  static let avatar = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
    context in
    let colors = [
      CGColor(red: 60 / 255, green: 90 / 255, blue: 200 / 255, alpha: 1),
      CGColor(red: 180 / 255, green: 210 / 255, blue: 200 / 255, alpha: 1),
    ]
    let space = CGColorSpaceCreateDeviceRGB()
    guard let gradient = CGGradient(colorsSpace: space, colors: colors as CFArray, locations: nil) else { return }
    context.cgContext.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 40, y: 40), options: [])
  }

  static let chevron = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 14), format: format).image { _ in
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 7, y: 7))
    path.addLine(to: CGPoint(x: 2, y: 12))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor(red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1).setStroke()
    path.stroke()
  }
}

/// Blur, tint, title and hairline.
@MainActor final class NavigationBar: UIView {
  private final class Blur: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let blur = Blur(frame: bounds)
    let tint = UIView(frame: bounds)
    tint.backgroundColor = UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 199 / 255)
    let title = UILabel(frame: CGRect(x: 0, y: 47, width: frame.width, height: 44))
    title.font = .systemFont(ofSize: 17)
    title.textAlignment = .center
    title.text = "Contacts"
    let line = UIView(frame: CGRect(x: 0, y: frame.height - 1 / 3, width: frame.width, height: 1 / 3))
    line.backgroundColor = UIColor(white: 178 / 255, alpha: 1)
    for view in [blur, tint, title, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}

/// The texts of `Peers/rows.h`.
enum RowTexts {
  private static let first = [
    "Ada", "Grace", "Linus", "Margaret", "Dennis", "Barbara", "Ken", "Edsger", "Donald", "Frances", "Alan", "Radia",
    "Tim", "Hedy", "John", "Katherine",
  ]
  private static let last = [
    "Lovelace", "Hopper", "Torvalds", "Hamilton", "Ritchie", "Liskov", "Thompson", "Dijkstra", "Knuth", "Allen",
    "Turing", "Perlman", "Berners-Lee", "Lamarr", "Backus", "Johnson",
  ]
  private static let notes = [
    "Updated the shared document a moment ago", "Sent you 3 photos and a voice message",
    "Waiting for review on the layer compositor", "Lunch on Thursday near the old harbor?",
    "Build 4821 finished with 2 warnings", "Missed call, tap to return",
  ]

  static func title(_ i: Int) -> String { "\(first[i % 16]) \(last[(i / 16 * 7 + i) % 16]) \(i)" }
  static func subtitle(_ i: Int) -> String { notes[(i * 5 + i / 7) % 6] }
}
