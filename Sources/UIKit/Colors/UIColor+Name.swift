extension UIColor {
  /// The color in common words, such as "dark blue".
  var nameInWords: String {
    guard let (red, green, blue, alpha) = value.resolved(with: .current).components else { return "pattern" }
    if alpha == 0 { return "transparent" }
    let (hue, saturation, brightness) = ColorConversion.hsb(red: red, green: green, blue: blue)
    if saturation < 0.1 {
      if brightness < 0.1 { return "black" }
      if brightness > 0.95 { return "white" }
      return brightness < 0.4 ? "dark gray" : brightness > 0.65 ? "light gray" : "gray"
    }
    let names = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "magenta", "pink", "red"]
    let limits: [CGFloat] = [0.03, 0.11, 0.19, 0.45, 0.55, 0.7, 0.8, 0.88, 0.96, 1.01]
    let name = names[limits.firstIndex { hue < $0 } ?? 0]
    if brightness < 0.5 { return "dark \(name)" }
    return saturation < 0.4 ? "light \(name)" : name
  }
}
