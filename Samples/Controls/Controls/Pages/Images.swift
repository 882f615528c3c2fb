import UIKit

/// Symbols in weights, scales, renderings and with variable values.
enum Images {
  static let pages = [Page("Symbols", symbols)]

  private static func image(
    _ name: String, _ configuration: UIImage.SymbolConfiguration = .init(pointSize: 28), value: Double? = nil
  ) -> UIImageView {
    let image =
      value.flatMap { UIImage(systemName: name, variableValue: $0, configuration: configuration) }
      ?? UIImage(systemName: name, withConfiguration: configuration)
    let view = UIImageView(image: image)
    view.isAccessibilityElement = true
    view.accessibilityLabel = name
    return view
  }

  private static func row(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 12
    stack.alignment = .center
    return stack
  }

  private static func symbols(_ page: PageViewController) {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    page.add("Weights", row(weights.map { image("gearshape", .init(pointSize: 24, weight: $0)) }))
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    page.add("Scales", row(scales.map { image("heart.fill", .init(pointSize: 28, weight: .regular, scale: $0)) }))
    let size = UIImage.SymbolConfiguration(pointSize: 28)
    let names = ["person.crop.circle.badge.plus", "cloud.sun.rain.fill", "folder.fill.badge.plus", "wifi"]
    page.add("Monochrome", row(names.map { image($0) }))
    page.add(
      "Hierarchical",
      row(names.map { image($0, size.applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemBlue))) }))
    page.add(
      "Palette",
      row(
        names.map {
          image($0, size.applying(UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemTeal])))
        }))
    page.add(
      "Multicolor", row(names.map { image($0, size.applying(UIImage.SymbolConfiguration.preferringMulticolor())) }))
    page.add("Variable value", row([0, 0.4, 0.7, 1].map { image("wifi", value: $0) }))
    page.add(
      "Variable value", row([0, 0.4, 0.7, 1].map { image("speaker.wave.3.fill", value: $0) }))
    let template = UIImage(systemName: "star.fill")
    let tinted = UIImageView(image: template)
    tinted.tintColor = .systemYellow
    let original = UIImageView(image: template?.withTintColor(.systemRed, renderingMode: .alwaysOriginal))
    page.add("Tint and original color", tinted, original)
  }
}
