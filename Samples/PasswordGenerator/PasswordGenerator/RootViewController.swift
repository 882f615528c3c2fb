import UIKit

/// Holds both sides and turns from one to the other.
class RootViewController: UIViewController, UINavigationBarDelegate {
  @IBOutlet var infoButton: UIButton!
  @IBOutlet var flipsideNavigationBar: UINavigationBar!
  @IBOutlet var mainViewController: MainViewController!
  @IBOutlet var flipsideViewController: FlipsideViewController!

  override func viewDidLoad() {
    super.viewDidLoad()
    mainViewController = MainViewController(nibName: "MainView", bundle: nil)
    addChild(mainViewController)
    mainViewController.view.frame = view.bounds
    view.insertSubview(mainViewController.view, belowSubview: infoButton)
    mainViewController.didMove(toParent: self)
  }

  func loadFlipsideViewController() {
    flipsideViewController = FlipsideViewController(nibName: "FlipsideView", bundle: nil)
    addChild(flipsideViewController)
    flipsideViewController.view.frame = view.bounds
    flipsideViewController.didMove(toParent: self)

    let frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
    flipsideNavigationBar = UINavigationBar(frame: frame)
    flipsideNavigationBar.barStyle = .black
    flipsideNavigationBar.isTranslucent = false
    flipsideNavigationBar.autoresizingMask = .flexibleWidth
    flipsideNavigationBar.delegate = self

    let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(toggleView))
    let item = UINavigationItem(title: "Password Generator")
    item.rightBarButtonItem = done
    flipsideNavigationBar.pushItem(item, animated: false)
  }

  @IBAction func toggleView() {
    if flipsideViewController == nil { loadFlipsideViewController() }
    let showsFlipside = mainViewController.view.superview != nil
    let incoming: UIViewController = showsFlipside ? flipsideViewController : mainViewController
    let outgoing: UIViewController = showsFlipside ? mainViewController : flipsideViewController
    view.endEditing(true)

    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(showsFlipside ? .flipFromRight : .flipFromLeft, for: view, cache: true)

    incoming.beginAppearanceTransition(true, animated: true)
    outgoing.beginAppearanceTransition(false, animated: true)
    outgoing.view.removeFromSuperview()
    incoming.view.frame = view.bounds
    view.addSubview(incoming.view)
    if showsFlipside {
      infoButton.removeFromSuperview()
      view.insertSubview(flipsideNavigationBar, aboveSubview: incoming.view)
    } else {
      flipsideNavigationBar.removeFromSuperview()
      view.insertSubview(infoButton, aboveSubview: incoming.view)
    }
    outgoing.endAppearanceTransition()
    incoming.endAppearanceTransition()
    setNeedsStatusBarAppearanceUpdate()
    UIView.commitAnimations()
  }

  /// The two sides hear of their appearance from `toggleView`, and with this controller.
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shownController.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shownController.endAppearanceTransition()
  }

  private var shownController: UIViewController {
    mainViewController.view.superview != nil ? mainViewController : flipsideViewController
  }

  // MARK: Bars

  /// The bar reaches under the status bar.
  func position(for bar: UIBarPositioning) -> UIBarPosition { .topAttached }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    flipsideNavigationBar?.superview == nil ? .default : .lightContent
  }

  // MARK: Rotation and memory

  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    print("RootViewController: memory warning")
  }
}
