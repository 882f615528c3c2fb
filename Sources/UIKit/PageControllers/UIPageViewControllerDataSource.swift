/// A data source that returns the neighbors of pages, and counts the pages for the dots below them.
///
/// ```swift
/// func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
/// func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource>
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one; nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one; nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots in the page indicator. It shows if the data source also has
  /// `presentationIndex(for:)`, and pages scroll horizontally.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current dot after pages were set by code; pages that the user turns are counted from
  /// it.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// Placeholder for a count that the data source does not give.
let uncountedPages = Int.min

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { uncountedPages }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { uncountedPages }
}
