import CoreGraphics

/// Stands in for a view.
package final class NibStandInView: UIView, NibStandIn {
  var outlets: [String: WeakReference<AnyObject>] = [:]
  /// The rows, cells and the like that the file gives a list.
  package internal(set) var content: NibListContent?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.standInView, from: coder)
  }

  override class var nibRow: NibRow { .standInView }
}

extension NibRow {
  fileprivate static let standInView = NibRow(NibStandInView.self) { row in
    row.step { view, coder in
      // A cell's and an effect view's content are no subviews.
      for key in ["contentView", "tableHeaderView"] {
        guard let element = coder.element.child(key: key), let part = coder.loading.object(element) as? UIView
        else { continue }
        part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(part)
      }
      if ["tableView", "collectionView"].contains(coder.element.name) { view.content = NibListContent(coder) }
    }
  }
}

/// Stands in for a controller that holds no others.
class NibStandInController: UIViewController, NibStandIn {
  var outlets: [String: WeakReference<AnyObject>] = [:]
}

/// Objects that no class of their element's name makes: parts of other objects.
@MainActor enum NibParts {
  static func object(for element: NibElement, _ loading: NibLoading) -> AnyObject? {
    switch element.name {
    case "menu": return UIMenu.menu(element, loading)
    case "constraint": return loading.constraint(element)
    default: return nil
    }
  }

  /// Elements that are no objects of their own: what leads to them without their owner finds nothing.
  static let names: Set<String> = [
    "constraint", "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide", "exit",
  ]
}
