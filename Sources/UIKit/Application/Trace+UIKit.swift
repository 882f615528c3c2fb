import QuartzCore

/// The name of a view in lines of `Trace`: the class, with the identifier or the text by which scripts find the
/// view.
extension UIView: TraceNamed {
  nonisolated package var traceName: String {
    uncheckedMainActor {
      let name = Trace.className(self)
      return traceText.map { "\(name) \(Trace.quoted($0))" } ?? name
    }
  }

  private var traceText: String? {
    if let identifier = accessibilityIdentifier { return identifier }
    switch self {
    case let label as UILabel: return label.text
    case let button as UIButton: return button.currentTitle
    default: return nil
    }
  }
}

extension UIGestureRecognizer: TraceNamed {
  nonisolated package var traceName: String {
    uncheckedMainActor {
      let name = Trace.className(self) + (self.name.map { " " + Trace.quoted($0) } ?? "")
      return view.map { "\(name) of \(Trace.name($0))" } ?? name
    }
  }
}

extension Trace {
  static func point(_ point: CGPoint) -> String { "(\(points(point.x)), \(points(point.y)))" }
}
