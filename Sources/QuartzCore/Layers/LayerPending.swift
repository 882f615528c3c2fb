/// The kinds of pending work of a layer.
struct LayerPending: OptionSet {
  let rawValue: UInt8
  /// Changed values, which have to be written to the render node.
  static let state = LayerPending(rawValue: 1)
  /// Added, removed or reordered sublayers.
  static let children = LayerPending(rawValue: 2)
  static let mask = LayerPending(rawValue: 4)
  static let layout = LayerPending(rawValue: 8)
  static let display = LayerPending(rawValue: 16)

  /// The pending work of a layer without a render node.
  static let all: LayerPending = [.state, .children, .mask]
  /// The work that the commit itself performs.
  static let commit: LayerPending = [.state, .children, .mask]
}
