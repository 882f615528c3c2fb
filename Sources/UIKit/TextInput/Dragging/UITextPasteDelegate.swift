import Foundation

/// A text that lets its delegate change what is dropped on it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting>
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// A piece of what is dropped on a text. One of the `set` methods is called for it, at once or later.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextpasteitem>
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  var itemProvider: NSItemProvider { get }
  var localObject: Any? { get }
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  func setResult(string: String)
  func setResult(attributedString string: NSAttributedString)
  func setResult(attachment textAttachment: NSTextAttachment)
  func setNoResult()
  /// The text that the item has.
  func setDefaultResult()
}

/// The methods by which an app changes what is dropped on a text; all are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextpastedelegate>
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
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
