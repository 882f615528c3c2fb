enum VisualFormat {
  @MainActor static func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) -> [NSLayoutConstraint] {
    []
  }
}
