/// The commands of editing menus and keyboards; every responder has default implementations, which do nothing.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Removes the selection and puts it on the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the contents of the pasteboard in place of the selection.
  func paste(_ sender: Any?)
  /// Inserts the text of the pasteboard in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects text, such as the word at the insertion point.
  func select(_ sender: Any?)
  /// Selects all of the content.
  func selectAll(_ sender: Any?)
  /// Removes the selection without putting it on the pasteboard.
  func delete(_ sender: Any?)
  /// Sets the writing direction of the selected paragraphs from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction of the selected paragraphs from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold, or no longer bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or no longer italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or no longer does.
  func toggleUnderline(_ sender: Any?)
  /// Makes the font of the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the font of the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Shows the panel for finding text.
  func find(_ sender: Any?)
  /// Shows the panel for finding and replacing text.
  func findAndReplace(_ sender: Any?)
  /// Selects the next match of the search text.
  func findNext(_ sender: Any?)
  /// Selects the previous match of the search text.
  func findPrevious(_ sender: Any?)
  /// Searches for the text that is selected.
  func useSelectionForFind(_ sender: Any?)
  /// Passes each run of attributes of the selection to the closure and sets the attributes that it returns.
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// Every requirement is optional.
extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func pasteAndMatchStyle(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  public func toggleBoldface(_ sender: Any?) {}
  public func toggleItalics(_ sender: Any?) {}
  public func toggleUnderline(_ sender: Any?) {}
  public func increaseSize(_ sender: Any?) {}
  public func decreaseSize(_ sender: Any?) {}
  public func find(_ sender: Any?) {}
  public func findAndReplace(_ sender: Any?) {}
  public func findNext(_ sender: Any?) {}
  public func findPrevious(_ sender: Any?) {}
  public func useSelectionForFind(_ sender: Any?) {}
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}
