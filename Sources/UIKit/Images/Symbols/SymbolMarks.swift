import CoreGraphics

/// The range of the variable values at which a step of the symbol is visible.
struct SymbolPortion: Equatable {
  /// The number of the step, beginning with 1.
  let number: Int
  let count: Int

  /// Returns whether the value reaches the step: the first of three is visible above 0, the second above a third.
  func isReached(by value: Double) -> Bool { value * Double(count) > Double(number - 1) }
}

/// The marks at the head of a step after its letter: `s1*.9@y#2/3`.
struct SymbolMarks {
  private var layer: Int?
  private var width: CGFloat?
  private var tone: SymbolTone?
  private var portion: SymbolPortion?

  init(_ head: String) {
    var sign: Character = "0"
    var value = ""
    for character in head.dropFirst() {
      if "*@#".contains(character) {
        take(sign, value)
        (sign, value) = (character, "")
      } else {
        value.append(character)
      }
    }
    take(sign, value)
  }

  private mutating func take(_ sign: Character, _ value: String) {
    switch sign {
    case "*": width = Double(value).map { CGFloat($0) }
    case "@": tone = value.first.flatMap(SymbolTone.init)
    case "#":
      let numbers = value.split(separator: "/").compactMap { Int($0) }
      if numbers.count == 2 { portion = SymbolPortion(number: numbers[0], count: numbers[1]) }
    default: layer = Int(value)
    }
  }

  func apply(to step: inout SymbolArt.Step) {
    if let layer { step.layer = layer }
    if let width { step.width = width }
    if let tone, !step.isGap { step.tone = tone }
    if let portion { step.portion = portion }
  }
}

/// The colors of shapes in multicolor, by their letters in drawings. The colors are estimated.
enum SymbolTone: Character {
  case yellow = "y"
  case blue = "b"
  case red = "r"
  case green = "g"
  case orange = "o"
  case white = "w"

  var color: UIColor {
    switch self {
    case .yellow: .systemYellow
    case .blue: .systemCyan
    case .red: .systemRed
    case .green: .systemGreen
    case .orange: .systemOrange
    case .white: .white
    }
  }

  /// Returns the color of symbols of one color, whose cuts are white.
  static func own(of name: String) -> SymbolTone? { names[name] }

  /// Returns the color of a badge.
  static func badge(_ mark: String) -> SymbolTone? {
    switch mark {
    case "plus", "checkmark": .green
    case "minus", "xmark", "": .red
    case "exclamationmark": .yellow
    default: nil
    }
  }

  private static let names: [String: SymbolTone] = [
    "heart.fill": .red, "minus.circle.fill": .red, "xmark.octagon.fill": .red, "star.fill": .yellow,
    "bolt.fill": .yellow, "sun.max.fill": .yellow, "sun.max": .yellow, "sun.min.fill": .yellow, "sun.min": .yellow,
    "exclamationmark.triangle.fill": .yellow, "exclamationmark.triangle": .yellow, "plus.circle.fill": .green,
    "checkmark.circle.fill": .green, "leaf.fill": .green, "flame.fill": .orange, "drop.fill": .blue,
    "cloud.fill": .white,
  ]
}
