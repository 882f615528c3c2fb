import CoreGraphics

/// The substitute of a view.
package final class NibStandInView: UIView, NibStandIn {
  var outlets: [String: WeakReference<AnyObject>] = [:]
  /// The rows, cells and other content of a list in the file.
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
      // The content of a cell or effect view is not a subview.
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

/// The substitute of a controller that is not a container.
class NibStandInController: UIViewController, NibStandIn {
  var outlets: [String: WeakReference<AnyObject>] = [:]
}

/// Returns an object for an element without a class of its own, which is a component of another object.
@MainActor enum NibParts {
  static func object(for element: NibElement, _ loading: NibLoading) -> AnyObject? {
    switch element.name {
    case "menu": return UIMenu.menu(element, loading)
    case "constraint": return loading.constraint(element)
    default: return nil
    }
  }

  /// The elements that are parts of other objects. A connection to such a part has no effect without its owner.
  static let names: Set<String> = [
    "constraint", "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide", "exit",
  ]
}
