import Foundation

/// A text input whose delegate can change dropped and pasted items.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting>
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The delegate that converts dropped or pasted items to text; nil, the default, uses the items' own text. The
  /// view does not retain it.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// An item that is dropped on a text. One of the `set` methods is called for it, synchronously or later.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextpasteitem>
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  /// The item's data, to be loaded in the representation that the app wants.
  var itemProvider: NSItemProvider { get }
  /// The object that the app attached to the item when the drag began; nil for an item of another app or a
  /// pasteboard.
  var localObject: Any? { get }
  /// The attributes that text typed at the destination would get.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Inserts a string for the item, with the `defaultAttributes`. Later results for the same item are ignored.
  func setResult(string: String)
  /// Inserts a string for the item, with that string's own attributes.
  func setResult(attributedString string: NSAttributedString)
  /// Inserts an attachment, such as a picture, for the item.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Sets that nothing is inserted for the item.
  func setNoResult()
  /// Uses the item's own text as the result.
  func setDefaultResult()
}

/// The methods by which an app changes items that are dropped on a text; all are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextpastedelegate>
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Converts an item to text, by calling one of its methods at once or later. By default the item's own text is
  /// used.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Returns the combined text of several items. By default each begins a new line.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Changes the text, and returns the range of the inserted text. By default the view replaces the range.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Returns whether the inserted text appears with an animation; true by default. It is not called: text appears
  /// at once.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    OptionalMethod.isAbsent = true
    return NSAttributedString()
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    OptionalMethod.isAbsent = true
    return textRange
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { true }
}

/// Collects the results of all pieces of a drop, in their order.
@MainActor final class TextPasteItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let localObject: Any?
  let defaultAttributes: [NSAttributedString.Key: Any]
  private var finish: ((NSAttributedString?) -> Void)?

  init(
    _ item: UIDragItem, _ attributes: [NSAttributedString.Key: Any],
    _ finish: @escaping (NSAttributedString?) -> Void
  ) {
    itemProvider = item.itemProvider
    localObject = item.localObject
    defaultAttributes = attributes
    self.finish = finish
    super.init()
  }

  private func end(_ result: NSAttributedString?) {
    // The first result counts.
    finish?(result)
    finish = nil
  }

  func setResult(string: String) { end(NSAttributedString(string: string, attributes: defaultAttributes)) }
  func setResult(attributedString string: NSAttributedString) { end(string) }
  func setResult(attachment textAttachment: NSTextAttachment) {
    end(NSAttributedString(attachment: textAttachment))
  }
  func setNoResult() { end(nil) }

  func setDefaultResult() {
    itemProvider.loadObject(ofClass: NSString.self) { object, error in
      let text = (object as? NSString).map { "\($0)" }
      let problem = error.map { "\($0.localizedDescription)" }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if let text { return self.setResult(string: text) }
          if let problem { Console.write("Dropped text could not be loaded: \(problem)") }
          self.setNoResult()
        }
      }
    }
  }
}
