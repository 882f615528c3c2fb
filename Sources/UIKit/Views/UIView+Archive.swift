import QuartzCore

extension ArchivedProperty {
  /// The archived properties of views.
  static let view: [ArchivedProperty] = [
    of("margins", \UIView.directionalLayoutMargins),
    of("keepsMargins", \UIView.preservesSuperviewLayoutMargins),
    of("safeMargins", \UIView.insetsLayoutMarginsFromSafeArea),
    priorities("huggingX", .horizontal, { $0.contentHuggingPriority(for: $1) }) {
      $0.setContentHuggingPriority($1, for: $2)
    },
    priorities("huggingY", .vertical, { $0.contentHuggingPriority(for: $1) }) {
      $0.setContentHuggingPriority($1, for: $2)
    },
    priorities("resistanceX", .horizontal, { $0.contentCompressionResistancePriority(for: $1) }) {
      $0.setContentCompressionResistancePriority($1, for: $2)
    },
    priorities("resistanceY", .vertical, { $0.contentCompressionResistancePriority(for: $1) }) {
      $0.setContentCompressionResistancePriority($1, for: $2)
    },
  ]

  private static func priorities(
    _ key: String, _ axis: NSLayoutConstraint.Axis,
    _ get: @escaping (UIView, NSLayoutConstraint.Axis) -> UILayoutPriority,
    _ set: @escaping (UIView, UILayoutPriority, NSLayoutConstraint.Axis) -> Void
  ) -> ArchivedProperty {
    custom(key, { (view: UIView) in get(view, axis).rawValue.archived }) { view, value in
      if let value = value.flatMap(Float.unarchived) { set(view, UILayoutPriority(value), axis) }
    }
  }
}
