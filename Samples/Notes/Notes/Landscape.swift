import UIKit

/// A drawing of a lake in the evening.
enum Landscape {
  static let image: UIImage = {
    let size = CGSize(width: 280, height: 160)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 0.98, green: 0.72, blue: 0.45, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(red: 1, green: 0.93, blue: 0.7, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 182, y: 38, width: 46, height: 46)).fill()
      UIColor(red: 0.35, green: 0.3, blue: 0.45, alpha: 1).setFill()
      let hills = UIBezierPath()
      hills.move(to: CGPoint(x: 0, y: 110))
      for (x, y) in [(54, 54), (98, 94), (150, 66), (216, 106), (280, 88), (280, 110)] as [(CGFloat, CGFloat)] {
        hills.addLine(to: CGPoint(x: x, y: y))
      }
      hills.close()
      hills.fill()
      UIColor(red: 0.3, green: 0.45, blue: 0.62, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 110, width: 280, height: 50))
    }
  }()
}
