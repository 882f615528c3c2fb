import CoreGraphics

#if canImport(Glibc)
  import Glibc
#endif

/// Reads the path language of symbol drawings: `M` and `L` x y, `Q` and `C` with controls, `Z`; `O` x y radius;
/// `E` x y rx ry; `R` x y width height corner; `A` x y radius from to in degrees clockwise; `S` x y outer inner
/// points (a star); `H` the same (a gear); `B` the same (a seal); `T` x y inner outer count (rays).
enum SymbolPath {
  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5, "S": 5, "H": 5, "B": 5,
    "T": 5,
  ]

  static func read(_ words: ArraySlice<String>) -> CGPath {
    let path = CGMutablePath()
    var words = words
    var command: Character = "M"
    while let word = words.first {
      if let letter = word.first, let count = counts[letter] {
        // The letter may be followed directly by its first number: "M-20 4".
        command = letter
        words.removeFirst()
        if word.count > 1 { words.insert(String(word.dropFirst()), at: words.startIndex) }
        if count == 0 {
          path.closeSubpath()
          continue
        }
      }
      guard let count = counts[command], count > 0, words.count >= count else { break }
      let numbers = words.prefix(count).map { CGFloat(Double($0) ?? 0) }
      words = words.dropFirst(count)
      add(command, numbers, to: path)
      if command == "M" { command = "L" }
    }
    return path
  }

  private static func add(_ command: Character, _ n: [CGFloat], to path: CGMutablePath) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch command {
    case "M": path.move(to: point(0))
    case "L": path.addLine(to: point(0))
    case "Q": path.addQuadCurve(to: point(2), control: point(0))
    case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "O": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "E": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
    case "R":
      let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      path.addRoundedRect(in: rect, cornerWidth: n[4], cornerHeight: n[4])
    case "A":
      let start = n[3] * .pi / 180
      path.move(to: CGPoint(x: n[0] + n[2] * cos(start), y: n[1] + n[2] * sin(start)))
      path.addRelativeArc(center: point(0), radius: n[2], startAngle: start, delta: (n[4] - n[3]) * .pi / 180)
    case "S": addStar(n, to: path)
    case "H": addGear(n, to: path)
    case "B": addSeal(n, to: path)
    case "T":
      for ray in 0..<Int(n[4]) {
        let angle = CGFloat(ray) * 2 * .pi / n[4]
        path.move(to: CGPoint(x: n[0] + n[2] * cos(angle), y: n[1] + n[2] * sin(angle)))
        path.addLine(to: CGPoint(x: n[0] + n[3] * cos(angle), y: n[1] + n[3] * sin(angle)))
      }
    default: break
    }
  }

  private static func addStar(_ n: [CGFloat], to path: CGMutablePath) {
    let count = Int(n[4]) * 2
    for index in 0..<count {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(count) - .pi / 2
      let radius = index % 2 == 0 ? n[2] : n[3]
      let point = CGPoint(x: n[0] + radius * cos(angle), y: n[1] + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
  }

  private static func addGear(_ n: [CGFloat], to path: CGMutablePath) {
    let step = 2 * CGFloat.pi / n[4]
    for tooth in 0..<Int(n[4]) {
      for (part, radius) in [(-0.33, n[3]), (-0.19, n[2]), (0.19, n[2]), (0.33, n[3])] {
        let angle = (CGFloat(tooth) + CGFloat(part)) * step - .pi / 2
        let point = CGPoint(x: n[0] + radius * cos(angle), y: n[1] + radius * sin(angle))
        if tooth == 0 && part == -0.33 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.closeSubpath()
  }

  /// Adds a ring of bumps.
  private static func addSeal(_ n: [CGFloat], to path: CGMutablePath) {
    let step = 2 * CGFloat.pi / n[4]
    func point(_ index: CGFloat, _ radius: CGFloat) -> CGPoint {
      let angle = index * step - .pi / 2
      return CGPoint(x: n[0] + radius * cos(angle), y: n[1] + radius * sin(angle))
    }
    path.move(to: point(-0.5, n[3]))
    for bump in 0..<Int(n[4]) {
      path.addQuadCurve(
        to: point(CGFloat(bump) + 0.5, n[3]), control: point(CGFloat(bump), 2 * n[2] - n[3]))
    }
    path.closeSubpath()
  }
}
