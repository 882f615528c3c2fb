import ObjectiveC
import UIKit

/// An object that asks the user for a review. Nothing is shown, which is also possible on iOS.
open class SKStoreReviewController: NSObject {
  /// Asks for a review. Logs that nothing is shown.
  open class func requestReview() { Unsupported.log("SKStoreReviewController.requestReview()") }
  /// Asks for a review in a scene. Logs that nothing is shown.
  @preconcurrency @MainActor open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// A view controller that shows a product of the App Store. The App Store is not available, so loading fails.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  /// The delegate, which dismisses the controller. It is not retained.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Loads a product. It fails, as the App Store is not available.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    Unsupported.log("SKStoreProductViewController.loadProduct(withParameters:completionBlock:)")
    DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
  }
}

/// The delegate of a product's controller.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the product's page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The key of a product's identifier in the App Store.
public let SKStoreProductParameterITunesItemIdentifier = "id"
