/// The rules by which recognizers compete.
extension GestureDelivery {
  enum RequirementStatus { case met, waiting, refused }

  /// Returns the recognizers that share a touch with this one in the current sequence.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { $0 !== recognizer && !$0.sequenceTouches.isDisjoint(with: recognizer.sequenceTouches) }
  }

  /// Returns whether recognition of the first makes the second fail.
  func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if mayRecognizeTogether(winner, other) { return false }
    return winner.canPrevent(other) && other.canBePrevented(by: winner)
  }

  private func mayRecognizeTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
  }

  /// Returns whether a gesture in progress prevents this one from starting.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains { other in
      (other.currentState == .began || other.currentState == .changed) && prevents(other, recognizer)
    }
  }

  func requirementStatus(of recognizer: UIGestureRecognizer) -> RequirementStatus {
    var status = RequirementStatus.met
    for other in active where other !== recognizer && other.isInSequence && mustFail(other, before: recognizer) {
      switch other.currentState {
      case .possible: status = .waiting
      case .began, .changed, .ended: return .refused
      case .cancelled, .failed: break
      }
    }
    return status
  }

  private func mustFail(_ other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.staticFailureRequirements.contains(where: { $0.value === other }) { return true }
    guard !other.sequenceTouches.isDisjoint(with: recognizer.sequenceTouches) else { return false }
    if let answer = recognizer.failureAnswers[ObjectIdentifier(other)] { return answer }
    let answer =
      recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    recognizer.failureAnswers[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Queries the delegate, and every view from the touched one up to the recognizer's own (controls handle taps
  /// themselves).
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var next: UIView? = recognizer.activeTouches.first?.view ?? recognizer.view
    if let view = next, let own = recognizer.view, !view.isDescendant(of: own) { next = own }
    while let view = next {
      if !view.gestureRecognizerShouldBegin(recognizer) { return false }
      if view === recognizer.view { break }
      next = view.superview
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }
}
