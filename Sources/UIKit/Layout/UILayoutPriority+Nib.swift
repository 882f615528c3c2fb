extension UILayoutPriority: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> UILayoutPriority? {
    Float.read(value, coder).map { UILayoutPriority($0) }
  }
}
