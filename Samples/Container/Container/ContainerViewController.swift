import UIKit

/// Shows one of three child view controllers, which buttons exchange.
class ContainerViewController: UIViewController {
  @IBOutlet var stage: UIView!

  private var pages: [String: UIViewController] = [:]
  private var shown: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    let first = page("one")
    addChild(first)
    place(first)
    stage.addSubview(first.view)
    first.didMove(toParent: self)
    shown = first
  }

  @IBAction func choose(_ sender: UIButton) {
    guard let name = sender.currentTitle?.lowercased() else { return }
    show(page: page(name))
  }

  /// Pages keep their state: each is made once.
  private func page(_ name: String) -> UIViewController {
    if let page = pages[name] { return page }
    let page = storyboard!.instantiateViewController(withIdentifier: name)
    pages[name] = page
    return page
  }

  private func place(_ page: UIViewController) {
    page.view.frame = stage.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func show(page next: UIViewController) {
    guard let current = shown, next !== current else { return }
    shown = next
    current.willMove(toParent: nil)
    addChild(next)
    place(next)
    transition(
      from: current, to: next, duration: 0.4, options: .transitionCrossDissolve, animations: nil
    ) { [self] _ in
      // Another button may have been tapped meanwhile.
      if shown !== current { current.removeFromParent() }
      if shown === next { next.didMove(toParent: self) }
    }
  }
}
