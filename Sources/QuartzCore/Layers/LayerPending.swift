/// The work that a layer has pending before it is shown.
struct LayerPending: OptionSet {
  let rawValue: UInt8
  /// Values changed: the node takes a new state.
  static let state = LayerPending(rawValue: 1)
  /// Sublayers came, went or changed their order.
  static let children = LayerPending(rawValue: 2)
  static let mask = LayerPending(rawValue: 4)
  static let layout = LayerPending(rawValue: 8)
  static let display = LayerPending(rawValue: 16)

  /// A layer that has no node yet.
  static let all: LayerPending = [.state, .children, .mask]
  /// The work that the commit itself does.
  static let commit: LayerPending = [.state, .children, .mask]
}
