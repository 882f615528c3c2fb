import CoreGraphics
import ObjectiveC

/// The values on which a custom detent's height may depend.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the window, or other container, that the sheet is presented in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest sheet without the safe area at the bottom, in points.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent>
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
      public let rawValue: String
      /// Wraps a name of the app's own for a custom detent.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The name of the detent of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of the detent of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    enum Kind: String { case medium, large, custom }

    /// The identifier of the detent. Custom detents without one from the app get a unique one.
    open fileprivate(set) var identifier = Identifier.large
    fileprivate var kind = Kind.large
    fileprivate var resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    /// Returns a detent at about half of the screen; it is inactive in a compact height.
    open class func medium() -> Self {
      let detent = make()
      detent.identifier = .medium
      detent.kind = .medium
      return detent
    }

    /// Returns the full height of a sheet.
    open class func large() -> Self { make() }

    /// Creates an object of the receiver's class, since Apple's class has no required `init()`.
    private class func make() -> Self {
      func cast<T>(_ object: NSObject?) -> T {
        guard let detent = object as? T else { fatalError("\(self) could not be made by init()") }
        return detent
      }
      return cast(instantiate(self))
    }

    open override var description: String {
      MainActor.assumeIsolated {
        "<UISheetPresentationControllerDetent: \(address(of: self)) _type=\(kind), _identifier=\(identifier.rawValue)>"
      }
    }
  }
}

extension UISheetPresentationController.Detent {
  /// Returns a detent whose height the resolver calculates.
  ///
  /// - Parameters:
  ///   - identifier: the detent's identifier; nil makes a unique one.
  ///   - resolver: returns the height in points, without the safe area at the bottom; nil makes the detent
  ///     inactive.
  public class func custom(
    identifier: UISheetPresentationController.Detent.Identifier? = nil,
    resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetPresentationController.Detent {
    let detent = UISheetPresentationController.Detent()
    detent.identifier = identifier ?? .init("com.apple.UIKit.custom.\(address(of: detent))")
    detent.kind = .custom
    detent.resolver = resolver
    return detent
  }

  /// Returns the detent's height in points, without the safe area at the bottom; nil if it is inactive.
  public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
    switch kind {
    case .large: return context.maximumDetentValue
    case .medium:
      if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
      return context.maximumDetentValue * Self.mediumShare
    case .custom:
      guard let value = resolver?(context) else { return nil }
      guard !value.isNaN else {
        Console.write(
          "The resolver of \(self) returned NaN, so that this detent is inactive. Return a height in points, or nil for "
            + "an inactive detent.")
        return nil
      }
      return min(max(0, value), context.maximumDetentValue)
    }
  }

  /// `facts/presentation.md#sheet/medium-value`.
  private static let mediumShare: CGFloat = 0.56
}

/// A resolution context with the values of the moment.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
