import CoreGraphics

extension UIImage {
  /// Creates a system symbol as a template of 17 points; nil for names that iOS does not have.
  ///
  /// SF Symbols are Apple's property, so Flipside has its own drawings with the same meaning. A name of iOS without
  /// a drawing results in a plain rounded square (or the nearest simpler symbol), logged once.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates the symbol with that name in a size, weight and scale; nil for an unknown name, which is logged.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name, value: nil, configuration)
  }

  private convenience init?(systemName name: String, value: Double?, _ configuration: Configuration?) {
    guard let art = SymbolCatalog.art(named: name) else { return nil }
    let drawing = SymbolDrawing(name: name, art: art, configuration: configuration, variableValue: value)
    let traitScale = configuration?.traitCollection?.displayScale ?? 0
    let scale = traitScale > 0 ? traitScale : ImageBitmap.screenScale
    var storage = ImageStorage(content: .symbol(drawing), scale: scale)
    storage.baselineOffset = drawing.baselineOffset(scale: scale)
    storage.configuration = configuration ?? SymbolConfiguration.unspecified
    if !drawing.values.colors.isEmpty { storage.renderingMode = .alwaysOriginal }
    storage.flipsForRightToLeft = Self.followsWriting(name)
    self.init(storage: storage)
  }

  /// Creates the symbol with that name for traits; nil for an unknown name, which is logged.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Creates a symbol with a variable value from 0 to 1, as for the arcs of "wifi" or the bars of "chart.bar".
  /// Steps above the value are faint. A symbol without such steps is shown completely, which is logged once.
  public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, value: variableValue, configuration)
  }

  /// Returns whether the symbol points in the writing direction or against it: "chevron.forward" does, the player's
  /// "forward" does not.
  private static func followsWriting(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
      && !["forward", "backward", "delete"].contains { name.hasPrefix($0) }
  }

  private static func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The standard image for more actions: an ellipsis in a filled circle.
  public class var actions: UIImage { standard("ellipsis.circle.fill") }
  /// The standard image for adding: a plus in a filled circle.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// The standard image for removing: a minus in a filled circle.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// The standard image of a chosen row: a check mark.
  public class var checkmark: UIImage { standard("checkmark") }
  /// The standard image of a check mark in a circle.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }
}
