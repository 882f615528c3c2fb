import ObjectiveC
import UIKit

/// Asks the user for a review. Nothing is shown, which is also possible on iOS.
open class SKStoreReviewController: NSObject {
  open class func requestReview() { Unsupported.log("SKStoreReviewController.requestReview()") }
  @preconcurrency @MainActor open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// Shows a product of the App Store. The App Store is not available, so loading fails.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    Unsupported.log("SKStoreProductViewController.loadProduct(withParameters:completionBlock:)")
    DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
  }
}

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
