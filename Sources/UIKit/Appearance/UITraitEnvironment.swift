import Foundation

/// What has traits: screens, windows, view controllers, views.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed; `previousTraitCollection` holds the old ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
