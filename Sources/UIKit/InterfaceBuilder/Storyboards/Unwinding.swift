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
    registerOnce()
    let unwindSource = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
    guard let destination = destination(unwindSource) else {
      return Console.write("\(file): no earlier controller has the unwind action \(name)")
    }
    let segue = segue(template, to: destination, from: source)
    source.prepare(for: segue, sender: sender)
    MessageDispatch.send(
      unwindSource.unwindAction, to: destination, unwindSource.unwindAction == towards ? [segue, source] : [segue])
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

  /// Reverts the transitions between the segue's ends, one step after another: each controller on the path from
  /// the source is notified of the next one, its parent, its presenter or a child (SDK:
  /// `unwindForSegue:towardsViewController:`). The destination has no next one.
  static func takeBack(_ segue: UIStoryboardSegue) {
    let (rise, descent) = path(from: segue.source, to: segue.destination)
    let path = rise + descent
    let dismissal = path.indices.dropLast().last { path[$0].presentingReference === path[$0 + 1] }
    for (index, next) in path.enumerated().dropFirst() {
      let controller = path[index - 1]
      if index - 1 == dismissal {
        // Containers that override the method without calling super are uncovered, too. The transition of a
        // container that removes the presenter is the one to be seen.
        let isSeen = next === descent.first && segue.isAnimated && UIView.areAnimationsEnabled
        next.startDismissing(animated: isSeen, completion: nil)
      }
      controller.unwind(for: segue, towards: next)
    }
  }

  /// Returns the controllers from the source to below the nearest one that contains or presents both ends, and from
  /// that one to the destination. Without such a controller, because the unwind action has dismissed the source,
  /// the destination's containers are the path.
  private static func path(from source: UIViewController, to destination: UIViewController)
    -> (rise: [UIViewController], descent: [UIViewController])
  {
    let rise = Array(sequence(first: source) { $0.parent ?? $0.presentingReference })
    var descent = [destination]
    for container in sequence(first: destination, next: \.parent) {
      if container !== destination { descent.insert(container, at: 0) }
      if let end = rise.firstIndex(where: { $0 === container }) { return (Array(rise[..<end]), descent) }
    }
    return ([], descent)
  }

  /// Returns whether a container's transition is the one to be seen in an unwinding: the source is in a page of the
  /// container or is presented by one, and not by the container.
  static func movesPages(of container: UIViewController, for segue: UIStoryboardSegue) -> Bool {
    guard segue.isAnimated, UIView.areAnimationsEnabled else { return false }
    return sequence(first: segue.source) { $0.parent ?? $0.presentingReference }
      .contains { $0.parent === container }
  }

  /// The method that apps override and choose as an unwind action, too, as Interface Builder offers it.
  private static let towards = Selector("unwindForSegue:towardsViewController:")
  private static var isRegistered = false
  private static func registerOnce() {
    guard !isRegistered else { return }
    isRegistered = true
    MessageDispatch.register(towards, on: UIViewController.self) {
      (controller, segue: UIStoryboardSegue, next: UIViewController) in
      controller.unwind(for: segue, towards: next)
    }
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
