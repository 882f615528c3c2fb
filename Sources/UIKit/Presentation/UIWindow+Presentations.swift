import QuartzCore

extension UIWindow {
  func layoutPresentations() {
    for presentation in presentations { presentation.layout() }
    hideUnseen()
  }

  /// Hides views that are completely behind presentations, so that the cost of a frame does not depend on their
  /// number.
  func hideUnseen() {
    guard !presentations.isEmpty else { return }
    UIView.performWithoutAnimation {
      hideDarkened()
      hideCovered()
    }
  }

  /// Hides the presented views that the next one covers completely while both are at rest; their dimming stays.
  private func hideCovered() {
    for (index, presentation) in presentations.enumerated() {
      let above = presentations.dropFirst(index + 1).prefix(2)
      let isCovered =
        above.allSatisfy(\.isAtRest)
        && above.first.map { $0.activeController.covers(presentation.activeController) } ?? false
      guard isCovered != presentation.isCovered else { continue }
      presentation.isCovered = isCovered
      presentation.activeController.hideCovered(isCovered)
    }
  }

  /// Hides views below so much dimming that they would contribute less than half a step of 255.
  private func hideDarkened() {
    var light: CGFloat = 1
    for presentation in presentations.reversed() {
      let isDark = light < 1 / 512
      if presentation.isDarkened != isDark {
        presentation.isDarkened = isDark
        presentation.container.isHidden = isDark
      }
      if presentation.stage == .shown { light *= 1 - presentation.container.shade }
    }
  }

  /// Dismisses everything presented at once, as when the root is replaced.
  func dismissAllPresentations() {
    for presentation in presentations.reversed() {
      presentation.pendingBegin = nil
      presentation.finishPending()
      presentation.stage = .dismissing
      presentation.changePresenter(isBehind: false)
      if let presented = presentation.presented {
        presented.setAppearance(false, animated: false)
        presented.finishAppearance()
        presentation.forget()
        presented.presentingReference = nil
      }
      presentation.presenter?.presentedReference = nil
      presentation.container.removeFromSuperview()
    }
    presentations = []
  }

  /// Presentations that keep clear of the keyboard are laid out again.
  static func layOutPresentationsAboveKeyboard() {
    for window in WindowList.visible {
      for presentation in window.presentations where presentation.activeController.avoidsKeyboard {
        presentation.activeController.keyboardDidMove()
      }
    }
  }
}
