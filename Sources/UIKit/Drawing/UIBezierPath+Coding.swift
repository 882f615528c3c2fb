import CoreGraphics

extension UIBezierPath {
  private static let letters: [(Character, CGPathElementType, Int)] = [
    ("m", .moveToPoint, 1), ("l", .addLineToPoint, 1), ("q", .addQuadCurveToPoint, 2), ("c", .addCurveToPoint, 3),
    ("z", .closeSubpath, 0),
  ]

  func encodePath(to coder: NSCoder) {
    var words: [String] = []
    for element in PathReader.elements(of: path) {
      guard let letter = Self.letters.first(where: { $0.1 == element.type }) else { continue }
      words.append(String(letter.0))
      for point in element.points { words += ["\(Double(point.x))", "\(Double(point.y))"] }
    }
    coder.encode(words.joined(separator: " ") as NSString, forKey: "path")
    coder.encode(Double(lineWidth), forKey: "lineWidth")
    coder.encode(Double(miterLimit), forKey: "miterLimit")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "lineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "lineJoinStyle")
    coder.encode(usesEvenOddFillRule, forKey: "evenOdd")
  }

  /// Decodes the path; returns false if the archive contains no readable path.
  func decode(from coder: NSCoder) -> Bool {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "path") else { return false }
    var words = String(describing: text).split(separator: " ")[...]
    while let word = words.popFirst() {
      guard let letter = Self.letters.first(where: { String($0.0) == word }), words.count >= letter.2 * 2 else {
        return false
      }
      let numbers = words.prefix(letter.2 * 2).compactMap { Double($0).map { CGFloat($0) } }
      words = words.dropFirst(letter.2 * 2)
      guard numbers.count == letter.2 * 2 else { return false }
      let points = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      add(letter.1, points)
    }
    lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
    miterLimit = CGFloat(coder.decodeDouble(forKey: "miterLimit"))
    lineCapStyle =
      CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "lineCapStyle"))) ?? .butt
    lineJoinStyle =
      CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "lineJoinStyle"))) ?? .miter
    usesEvenOddFillRule = coder.decodeBool(forKey: "evenOdd")
    return true
  }

  private func add(_ type: CGPathElementType, _ points: [CGPoint]) {
    switch type {
    case .moveToPoint: move(to: points[0])
    case .addLineToPoint: addLine(to: points[0])
    case .addQuadCurveToPoint: addQuadCurve(to: points[1], controlPoint: points[0])
    case .addCurveToPoint: addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
    case .closeSubpath: close()
    }
  }
}
