import UIKit

/// Five pages.
class PagesViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
  private lazy var pages = colors.enumerated().map { SampleViewController("Page \($0 + 1)", color: $1) }

  init(transitionStyle: TransitionStyle) {
    super.init(transitionStyle: transitionStyle, navigationOrientation: .horizontal)
    title = "Pages"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  private func page(_ distance: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + distance)
    else {
      return nil
    }
    return pages[index + distance]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(1, from: viewController)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === viewControllers?.first } ?? 0
  }
}
