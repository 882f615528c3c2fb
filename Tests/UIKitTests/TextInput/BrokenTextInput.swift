import UIKit

/// A text input that returns invalid results for one kind of query.
final class BrokenTextInput: PlainTextInput {
  enum Fault: CaseIterable { case positions, ranges, selection, rectangles, tokenizer }
  var fault = Fault.positions

  private final class Stranger: UITextPosition {}

  private final class Tokenizer: NSObject, UITextInputTokenizer {
    func rangeEnclosingPosition(
      _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? { UITextRange() }
    func isPosition(
      _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool { true }
    func position(
      from position: UITextPosition, toBoundary granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> UITextPosition? { nil }
    func isPosition(
      _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> Bool { false }
  }

  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    fault == .positions ? nil : super.closestPosition(to: point)
  }
  override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    fault == .ranges ? nil : super.textRange(from: fromPosition, to: toPosition)
  }
  override var selectedTextRange: UITextRange? {
    get { fault == .selection ? nil : super.selectedTextRange }
    set { if fault != .selection { super.selectedTextRange = newValue } }
  }
  override func caretRect(for position: UITextPosition) -> CGRect {
    fault == .rectangles ? CGRect(x: CGFloat.nan, y: 0, width: 2, height: 20) : super.caretRect(for: position)
  }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    fault == .rectangles ? [UITextSelectionRect()] : super.selectionRects(for: range)
  }
  override var tokenizer: any UITextInputTokenizer {
    get { fault == .tokenizer ? Tokenizer() : super.tokenizer }
    set { super.tokenizer = newValue }
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
