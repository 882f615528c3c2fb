import Foundation

/// The progress of a page control's current page: its indicator is filled from the leading end to the trailing one.
///
/// ```swift
/// let pageControl = UIPageControl()
/// let progress = UIPageControlProgress()
/// pageControl.progress = progress
/// progress.currentProgress = 0.5
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipagecontrolprogress>
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  weak var control: UIPageControl?
  /// The delegate, which returns the progress of a page that becomes current.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The progress from 0 to 1; other numbers are clamped.
  open var currentProgress: Float = 0 {
    didSet {
      let inside = min(max(currentProgress, 0), 1)
      if inside != currentProgress { currentProgress = inside }
      control?.showProgress()
    }
  }
  /// Whether the control that shows the progress is in a window.
  open var isProgressVisible: Bool { control?.window != nil }

  public override init() { super.init() }

  /// Notifies the delegate after the control entered or left a window.
  func visibilityChanged() { delegate?.pageControlProgressVisibilityDidChange(self) }
  /// Updates the progress for another current page.
  func pageChanged(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

/// Methods that provide the progress of pages. All are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate>
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress with which a page begins. Optional; 0 by default.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Called when `isProgressVisible` may have changed. Optional.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
    0
  }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that increases with time and moves to the next page when it is complete.
///
/// ```swift
/// let pageControl = UIPageControl()
/// let timer = UIPageControlTimerProgress(preferredDuration: 5)
/// pageControl.progress = timer
/// timer.resumeTimer()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress>
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var timer: Timer?
  private static let step: TimeInterval = 1.0 / 60

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }
  /// The duration of a page in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last; false by default.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the timer is running.
  open var isRunning: Bool { timer != nil }

  /// Creates a progress whose pages are shown for that many seconds each. The timer is not running at first.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Starts the timer, or resumes it after `pauseTimer()`.
  open func resumeTimer() {
    guard timer == nil else { return }
    let timer = Timer(afterInterval: Self.step, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated {
        guard let self else { return timer.invalidate() }
        self.tick()
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
  /// Pauses the timer; the progress is kept.
  open func pauseTimer() {
    timer?.invalidate()
    timer = nil
  }
  /// Sets the duration of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  /// Returns the duration of a page in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  private func tick() {
    guard let control else { return pauseTimer() }
    let duration = duration(forPage: control.currentPage)
    currentProgress = duration > 0 ? min(1, currentProgress + Float(Self.step / duration)) : 1
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1 { advance(control) }
  }

  private func advance(_ control: UIPageControl) {
    let isLast = control.currentPage + 1 >= control.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd, control.numberOfPages > 0 else { return pauseTimer() }
    let next = isLast ? 0 : control.currentPage + 1
    // The control has a single page, so no further change follows.
    guard next != control.currentPage else { return pauseTimer() }
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    control.currentPage = next
    control.sendActions(for: .valueChanged)
  }
}

/// Methods that control and observe timed pages. All are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate>
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called when the progress has changed. Optional.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns whether the next page is shown; false stops the timer. Optional; true by default.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
    -> Bool
  {
    true
  }
}
