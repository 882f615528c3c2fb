import CoreGraphics
import ObjectiveC

/// The search for the target of an unwind segue, and the transitions that are reverted for it.
///
/// From the source up through parents and presenting controllers, each returns the children to search
/// (`allowedChildrenForUnwinding(from:)`), which are searched first, and then decides itself
/// (`canPerformUnwindSegueAction`). Apple's Technical Note TN2298.
@MainActor enum Unwinding {
  /// Performs an unwind segue of `template` from `source`.
  static func perform(_ template: SegueTemplate, from source: UIViewController, sender: Any?, file: String) {
    guard let name = template.unwindAction else {
      return Console.write("\(file): the unwind segue \(template.name) has no action")
    }
    let unwindSource = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
    guard let destination = destination(unwindSource) else {
      return Console.write("\(file): no earlier controller has the unwind action \(name)")
    }
    let segue = segue(template, to: destination, from: source)
    source.prepare(for: segue, sender: sender)
    MessageDispatch.send(unwindSource.unwindAction, to: destination, [segue])
    segue.perform()
  }

  /// Returns the segue; a container that overrides the old method creates it itself.
  private static func segue(
    _ template: SegueTemplate, to destination: UIViewController, from source: UIViewController
  ) -> UIStoryboardSegue {
    var container: UIViewController? = destination
    while let here = container {
      if let segue = here.segueForUnwinding(to: destination, from: source, identifier: template.identifier) {
        return segue
      }
      container = here.parent
    }
    return template.makeSegue(source: source, destination: destination)
  }

  private static func destination(_ unwindSource: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(unwindSource.source)]
    var candidate = unwindSource.source.parent ?? unwindSource.source.presentingReference
    while let here = candidate {
      if let found = search(here, unwindSource, &visited) { return found }
      candidate = here.parent ?? here.presentingReference
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController, _ unwindSource: UIStoryboardUnwindSegueSource,
    _ visited: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    guard visited.insert(ObjectIdentifier(controller)).inserted else { return nil }
    // The method of iOS 6 to 8, if a container still overrides it.
    if let found = controller.forUnwindSegueAction(
      unwindSource.unwindAction, from: unwindSource.source, withSender: unwindSource.sender)
    {
      return found
    }
    for child in controller.allowedChildrenForUnwinding(from: unwindSource) {
      if let found = search(child, unwindSource, &visited) { return found }
    }
    let accepts = controller.canPerformUnwindSegueAction(
      unwindSource.unwindAction, from: unwindSource.source, sender: unwindSource.sender)
    return accepts ? controller : nil
  }

  /// Reverts the transitions between the segue's ends: each container on the path is notified of the next
  /// controller. The destination has nothing below it to show; it only dismisses what it presents.
  static func takeBack(_ segue: UIStoryboardSegue) {
    var path = [segue.destination]
    while let parent = path.first?.parent { path.insert(parent, at: 0) }
    for (controller, next) in zip(path, path.dropFirst()) { controller.unwind(for: segue, towards: next) }
    segue.destination.goBack(to: segue.destination, segue: segue)
  }
}

extension UIViewController {
  /// Returns whether the controller is a descendant of this one.
  func contains(_ other: UIViewController) -> Bool {
    var candidate: UIViewController? = other
    while let here = candidate {
      if here === self { return true }
      candidate = here.parent
    }
    return false
  }
}
