import Foundation

/// An object with traits: a screen, window, view controller or view.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that apply to the object now.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed; `previousTraitCollection` holds the old ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
