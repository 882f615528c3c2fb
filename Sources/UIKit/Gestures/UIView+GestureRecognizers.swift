extension UIView {
  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for old in recognizerList where !recognizers.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
    for new in recognizers { addGestureRecognizer(new) }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard !recognizerList.contains(where: { $0 === recognizer }) else { return }
    if let old = recognizer.view { old.removeGestureRecognizer(recognizer) }
    recognizerList.append(recognizer)
    recognizer.attach(to: self)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizerList.firstIndex(where: { $0 === recognizer }) else { return }
    recognizerList.remove(at: index)
    recognizer.attach(to: nil)
  }
}
