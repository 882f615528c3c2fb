/// The symbols that have a drawing of their own. `.circle`, `.square`, `.slash` and `.fill` variants, arrows in other
/// directions and aliases come on top (see `SymbolCatalog`).
enum SymbolTable {
  static let drawings = Dictionary(
    SymbolControls.drawings + SymbolThings.drawings, uniquingKeysWith: { first, _ in first })

  /// Other names of the same drawing.
  static let aliases: [String: String] = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
    "arrow.backward": "arrow.left", "multiply": "xmark", "gear": "gearshape", "gear.circle": "gearshape.circle",
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "goforward": "arrow.clockwise",
    "gobackward": "arrow.counterclockwise", "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right", "person.circle": "person.crop.circle",
    "person.circle.fill": "person.crop.circle.fill", "text.justify": "line.3.horizontal",
    "text.justifyleft": "text.alignleft", "largecircle.fill.circle": "circle.inset.filled",
    "x.circle": "xmark.circle", "x.circle.fill": "xmark.circle.fill",
    "plus.app": "plus.square", "plus.app.fill": "plus.square.fill", "airplayvideo": "tv",
    "rectangle.and.pencil.and.ellipsis": "square.and.pencil", "ellipsis.bubble": "text.bubble",
    "questionmark.diamond": "questionmark.circle", "camera.viewfinder": "viewfinder",
    "plus.magnifyingglass": "magnifyingglass",
    "exclamationmark.triangle": "triangle.exclamation",
    "exclamationmark.triangle.fill": "triangle.exclamation.fill",
  ]
}
