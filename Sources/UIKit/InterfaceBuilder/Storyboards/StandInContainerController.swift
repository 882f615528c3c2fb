import CoreGraphics

/// Stands in for a container whose class is not there yet: it shows the first of its controllers, without bars.
final class StandInContainerController: NibStandInController, StoryboardContainer {
  func take(_ controllers: [(relationship: String, controller: UIViewController)]) {
    for (_, child) in controllers where child !== self && child.parent == nil {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let child = children.first else { return }
    UIStoryboard.nest(child) {
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
    }
  }

  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
}
