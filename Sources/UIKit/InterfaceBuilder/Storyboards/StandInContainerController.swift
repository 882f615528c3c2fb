import CoreGraphics

/// Stands in for a container whose class is not there yet: it shows the first of its controllers, without bars.
final class StandInContainerController: UIViewController, StoryboardContainer {
  func take(_ controllers: [UIViewController]) {
    guard let first = controllers.first else { return }
    addChild(first)
    first.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let child = children.first else { return }
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }
}
