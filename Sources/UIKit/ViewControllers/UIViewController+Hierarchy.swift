import ObjectiveC

// facts/descriptions.md#hierarchies

extension UIViewController {
  /// A description of the controller, its state and its view, followed by its children and, marked with a plus, by
  /// the controller it presents.
  var printedHierarchy: String {
    var lines: [String] = []
    func name(_ object: AnyObject) -> String {
      let name = ClassNames.shown(of: object)
      // Apple's tab bar controllers have the same view as their navigation controllers.
      return "<\(name == "TabContainerView" ? "UILayoutContainerView" : name) \(address(of: object))>"
    }
    func add(_ controller: UIViewController, _ mark: String, _ depth: Int) {
      let view: String
      if let shown = controller.viewIfLoaded {
        view = name(shown) + (shown.window == nil ? " not in the window" : "")
      } else {
        view = "(view not loaded)"
      }
      var line = "\(mark)\(name(controller)), state: \(controller.appearance.phase), view: \(view)"
      if mark.hasSuffix("+ "), let presentation = controller.presentationController {
        line += ", presented with: \(Self.shownName(of: presentation))"
      }
      lines.append(line)
      guard depth < 1000 else { return }
      let level = String(repeating: "   | ", count: depth)
      for child in controller.children { add(child, level + "   | ", depth + 1) }
      if let presented = controller.presentedViewController, presented.presentingViewController === controller {
        add(presented, level + "   + ", depth + 1)
      }
    }
    add(self, "", 0)
    return lines.joined(separator: "\n")
  }

  /// Returns the class name for the description of a presentation. Apple has separate classes for presentations
  /// over the whole screen.
  private static func shownName(of presentation: UIPresentationController) -> String {
    var name = ClassNames.shown(of: presentation)
    if name == "UIPresentationController" || name == "ScreenPresentationController" {
      let isOver = presentation.presentedViewController.modalPresentationStyle == .overFullScreen
      name = isOver ? "_UIOverFullscreenPresentationController" : "_UIFullscreenPresentationController"
    }
    return "<\(name) \(address(of: presentation))>"
  }
}

extension UIViewController {
  /// Requests a layout of the views of all containers among this controller, its descendants and the controllers
  /// that are presented above them.
  func layOutContainersAgain() {
    if !childList.isEmpty { viewIfLoaded?.setNeedsLayout() }
    for child in childList { child.layOutContainersAgain() }
    presentedReference?.layOutContainersAgain()
  }
}
