import FlipsideTesting
import UIKit
import XCTest

/// Compares small scenes with golden pictures, part by part.
final class DrawingPictureTests: XCTestCase {
  /// Draws each part in a cell of 40 points.
  private func check(
    _ name: String, scale: CGFloat, _ parts: [(String, (CGRect) -> Void)], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let columns = 4, cell: CGFloat = 40
    let rows = (parts.count + columns - 1) / columns
    let size = CGSize(width: cell * CGFloat(columns), height: cell * CGFloat(rows))
    let frames = parts.indices.map {
      CGRect(x: CGFloat($0 % columns) * cell, y: CGFloat($0 / columns) * cell, width: cell, height: cell)
    }
    let image = Samples.draw(size.width, size.height, scale: scale, opaque: true) { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (part, frame) in zip(parts, frames) {
        context.cgContext.saveGState()
        UIColor.systemBlue.setFill()
        UIColor.black.setStroke()
        part.1(frame.insetBy(dx: 4, dy: 4))
        context.cgContext.restoreGState()
      }
    }
    let regions = zip(parts, frames).map { part, frame in
      PictureRegion(part.0, frame.applying(CGAffineTransform(scaleX: scale, y: scale)))
    }
    assertPicture(image.cgImage, named: name, regions: regions, file: file, line: line)
  }

  func testShapes() {
    check(
      "shapes", scale: 2,
      [
        ("smooth corners", { UIBezierPath(roundedRect: $0, cornerRadius: 8).fill() }),
        ("large corners", { UIBezierPath(roundedRect: $0, cornerRadius: 13).fill() }),
        ("circle by corners", { UIBezierPath(roundedRect: $0, cornerRadius: 16).fill() }),
        ("capsule", { UIBezierPath(roundedRect: $0.insetBy(dx: 0, dy: 8), cornerRadius: 99).fill() }),
        (
          "two corners",
          {
            UIBezierPath(
              roundedRect: $0, byRoundingCorners: [.topLeft, .bottomRight],
              cornerRadii: CGSize(width: 10, height: 10)
            ).stroke()
          }
        ),
        (
          "pie",
          {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: $0.midX, y: $0.midY))
            path.addArc(
              withCenter: CGPoint(x: $0.midX, y: $0.midY), radius: 15, startAngle: 0, endAngle: 4, clockwise: true)
            path.close()
            path.fill()
          }
        ),
        (
          "dashes",
          {
            let path = UIBezierPath(ovalIn: $0.insetBy(dx: 2, dy: 2))
            path.lineWidth = 3
            path.setLineDash([6, 3], count: 2, phase: 2)
            path.stroke()
          }
        ),
        (
          "joins",
          {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: $0.minX + 4, y: $0.maxY - 4))
            path.addLine(to: CGPoint(x: $0.midX, y: $0.minY + 6))
            path.addLine(to: CGPoint(x: $0.maxX - 4, y: $0.maxY - 4))
            path.lineWidth = 6
            path.lineCapStyle = .round
            path.lineJoinStyle = .bevel
            path.stroke()
          }
        ),
        (
          "even-odd",
          {
            let path = UIBezierPath(rect: $0)
            path.append(UIBezierPath(ovalIn: $0.insetBy(dx: 5, dy: 5)))
            path.usesEvenOddFillRule = true
            path.fill()
          }
        ),
        (
          "clip",
          {
            UIBezierPath(ovalIn: $0).addClip()
            UIRectFill(CGRect(x: $0.minX, y: $0.midY, width: 32, height: 16))
          }
        ),
        (
          "multiply",
          {
            UIColor.systemYellow.setFill()
            UIRectFill($0.insetBy(dx: 0, dy: 8))
            UIColor.systemBlue.setFill()
            UIBezierPath(ovalIn: $0.insetBy(dx: 6, dy: 0)).fill(with: .multiply, alpha: 0.8)
          }
        ),
        ("frame", { UIRectFrame($0) }),
      ])
  }

  func testImages() throws {
    let image = try Samples.quadrants(side: 6)
    let ring = Samples.draw(15, 15) { _ in
      UIColor.systemRed.setStroke()
      let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 13, height: 13), cornerRadius: 5)
      path.lineWidth = 2
      path.stroke()
      UIColor.systemGreen.setFill()
      UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 3, height: 3)).fill()
    }
    let caps = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    let dots = Samples.draw(6, 6) { _ in
      UIColor.systemOrange.setFill()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 4, height: 4)).fill()
    }
    check(
      "images", scale: 1,
      [
        ("stretched caps", { ring.resizableImage(withCapInsets: caps, resizingMode: .stretch).draw(in: $0) }),
        ("tiled caps", { ring.resizableImage(withCapInsets: caps).draw(in: $0) }),
        ("scaled up", { image.draw(in: $0) }),
        ("half transparent", { image.draw(in: $0, blendMode: .normal, alpha: 0.4) }),
        (
          "turned",
          {
            UIImage(cgImage: image.cgImage!, scale: 1, orientation: .leftMirrored).draw(
              in: $0.insetBy(dx: 6, dy: 2))
          }
        ),
        ("template", { ring.withRenderingMode(.alwaysTemplate).draw(in: $0) }),
        ("tint", { ring.withTintColor(.systemPurple, renderingMode: .alwaysOriginal).draw(in: $0) }),
        ("pattern", { dots.drawAsPattern(in: $0) }),
        (
          "pattern colour in a path",
          {
            UIColor(patternImage: dots).setFill()
            UIBezierPath(ovalIn: $0).fill()
          }
        ),
        ("symbol", { UIImage(systemName: "bookmark.circle.fill")?.draw(in: $0) }),
        (
          "palette",
          {
            let colors = UIImage.SymbolConfiguration(paletteColors: [.white, .systemGreen])
            UIImage(systemName: "checkmark.circle.fill", withConfiguration: colors)?.draw(in: $0)
          }
        ),
        (
          "hierarchical",
          {
            let colors = UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo)
            UIImage(systemName: "person.2.fill", withConfiguration: colors)?.draw(in: $0)
          }
        ),
      ])
  }

  /// A difference in one small part fails, and names the part.
  func testComparisonNamesTheRegion() throws {
    let one = Samples.draw(100, 100) { _ in }
    let two = Samples.draw(100, 100) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 50, y: 50, width: 2, height: 2))
    }
    let comparison = PictureComparison(
      actual: try XCTUnwrap(one.cgImage?.pixelBuffer), expected: try XCTUnwrap(two.cgImage?.pixelBuffer))
    let regions = [
      PictureRegion("left", CGRect(x: 0, y: 0, width: 50, height: 100)),
      PictureRegion("dot", CGRect(x: 45, y: 45, width: 10, height: 10)),
      PictureRegion("outside", CGRect(x: 200, y: 0, width: 5, height: 5)),
    ]
    let problems = comparison.problems(regions)
    XCTAssertEqual(problems.count, 2)
    XCTAssertTrue(problems[0].hasPrefix("dot: 4 pixels"))
    XCTAssertEqual(problems[1], "outside lies outside")
    XCTAssertEqual(comparison.problems([]), [], "0.04 % of the whole picture pass: regions are what counts")
  }
}
