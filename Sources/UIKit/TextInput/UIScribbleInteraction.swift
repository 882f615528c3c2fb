import CoreGraphics
import Foundation

/// A delegate that determines where a pencil may write. Hosts have no pencil that writes: no requirement is ever
/// called.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate>
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Returns whether writing may begin at a point of the view. Optional; true by default.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Returns whether the view is to be focused only after the writing pauses. Optional; false by default.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Called before writing begins. Optional.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Called when writing has ended. Optional.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    true
  }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// An interaction that customizes handwriting with a pencil in a text. It can be added to any view. Flipside has no
/// handwriting, as a device without a pencil.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscribbleinteraction>
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Whether the user is likely to write with a pencil. Always false in Flipside.
  open class var isPencilInputExpected: Bool { false }
  /// The delegate that determines where writing may begin.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether the user is writing. Always false in Flipside.
  open var isHandlingWriting: Bool { false }
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that provides elements of a view that become text inputs when a pencil writes on them. Hosts have no
/// pencil: no requirement is ever called. Those from `shouldDelayFocusForElement` on are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiindirectscribbleinteractiondelegate>
@preconcurrency @MainActor public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  /// The type of the elements' identifiers.
  associatedtype ElementIdentifier: Hashable = String
  /// Passes the elements within a rectangle of the view to the closure.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Returns whether an element is focused.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Returns the rectangle of an element, in the view's coordinates.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Focuses an element and passes the text input for the writing to the closure.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Returns whether the element is to be focused only after the writing pauses; false by default.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Called before writing begins in an element.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
  /// Called when writing has ended in an element.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}

/// An interaction with which a pencil can write in elements of a view that are not text inputs yet. Flipside has no
/// handwriting, as a device without a pencil.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiindirectscribbleinteraction>
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  /// The delegate that provides the elements.
  public private(set) weak var delegate: Delegate?
  /// Whether the user is writing. Always false in Flipside.
  public var isHandlingWriting: Bool { false }

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) { self.view = nil }
  public func didMove(to view: UIView?) { self.view = view }
}
