import UIKit

/// Two labels upright; on its side a view that was designed for that lies over them. Prints each callback as it comes.
class RotationViewController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var sizeLabel: UILabel!
  private var landscapeView: LandscapeView?

  // MARK: Appearing

  override func viewDidLoad() {
    super.viewDidLoad()
    report("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    report("viewWillAppear")
    arrange(for: view.bounds.size)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    report("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    report("viewDidLayoutSubviews")
    sizeLabel.text = "\(Int(view.bounds.width)) × \(Int(view.bounds.height))"
    landscapeView?.sizeLabel.text = sizeLabel.text
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    report("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    report("viewDidDisappear")
  }

  // MARK: Rotating

  override var shouldAutorotate: Bool {
    print("shouldAutorotate")
    return true
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    print("supportedInterfaceOrientations")
    return .all
  }

  override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    super.willRotate(to: toInterfaceOrientation, duration: duration)
    report("willRotate")
  }

  override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    report("willAnimateRotation")
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    super.didRotate(from: fromInterfaceOrientation)
    report("didRotate")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    report("willTransition to \(newCollection.verticalSizeClass == .compact ? "compact" : "regular") height")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    report("viewWillTransition to \(Int(size.width)) × \(Int(size.height))")
    coordinator.animate { _ in
      self.report("alongside")
      self.arrange(for: size)
    } completion: { _ in
      self.report("completion")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    report("traitCollectionDidChange")
  }

  // MARK: The two layouts

  private func arrange(for size: CGSize) {
    let isLandscape = size.width > size.height
    if isLandscape, landscapeView == nil,
      let new = Bundle.main.loadNibNamed("LandscapeView", owner: self)?.first as? LandscapeView
    {
      new.frame = view.bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(new)
      landscapeView = new
    } else if !isLandscape {
      landscapeView?.removeFromSuperview()
      landscapeView = nil
    }
  }

  private func report(_ name: String) {
    let frame = isViewLoaded ? view.frame : .zero
    print(
      "\(name): size \(Int(frame.width)) × \(Int(frame.height)), origin \(Int(frame.minX)), \(Int(frame.minY))")
  }
}
