@_exported import Foundation
import ObjectiveC

/// A product that an app sells.
open class SKProduct: NSObject {
  /// The title of the product; always empty.
  open var localizedTitle: String { "" }
  /// The description of the product; always empty.
  open var localizedDescription: String { "" }
  /// The price of the product; always zero.
  open var price: NSDecimalNumber { .zero }
  /// The locale in which the price is formatted.
  open var priceLocale: Locale { .current }
  /// The identifier of the product; always empty.
  open var productIdentifier: String { "" }
  /// Whether the product has content to download; always false.
  open var isDownloadable: Bool { false }
  public override init() { super.init() }
}

/// A request to the App Store.
open class SKRequest: NSObject {
  /// The delegate, which is notified of the result.
  open weak var delegate: (any SKRequestDelegate)?
  public override init() { super.init() }
  /// Starts the request, which fails.
  open func start() { fail() }
  /// Cancels the request. It has no effect.
  open func cancel() {}

  /// Reports an error to the delegate, because the App Store is not available.
  func fail() {
    Unsupported.log("\(type(of: self)).start()")
    DispatchQueue.main.async {
      self.delegate?.request(self, didFailWithError: SKError(.unknown))
    }
  }
}

/// The methods by which a delegate is notified of a request. All methods are optional.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called when a request has succeeded on Apple's systems; never called on Flipside.
  func requestDidFinish(_ request: SKRequest)
  /// Called when a request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// The response to a request for products, which is always empty.
open class SKProductsResponse: NSObject {
  /// The products; always empty.
  open var products: [SKProduct] { [] }
  /// The identifiers for which there is no product; always empty.
  open var invalidProductIdentifiers: [String] { [] }
}

/// The delegate of a request for products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the response to a request. The App Store is not available, so it is never called.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for products by their identifiers.
open class SKProductsRequest: SKRequest {
  /// Creates a request for the products with the given identifiers.
  public init(productIdentifiers: Set<String>) { super.init() }
}

/// A request to refresh the app's receipt.
open class SKReceiptRefreshRequest: SKRequest {
  /// Creates a request that renews the app's receipt.
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

/// The domain of errors of StoreKit.
public let SKErrorDomain = "SKErrorDomain"

/// An error of the App Store.
public struct SKError: Error, CustomNSError, Equatable, Sendable {
  /// The codes of these errors.
  public enum Code: Int, Sendable {
    /// An unknown error, a client that may not pay, a canceled or invalid payment, or an unavailable product.
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    /// The access to the cloud service is denied, fails or was revoked.
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { SKErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
  /// The code `unknown`, for comparisons.
  public static var unknown: Code { .unknown }
  /// The code `clientInvalid`, for comparisons.
  public static var clientInvalid: Code { .clientInvalid }
  /// The code `paymentCancelled`, for comparisons.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The code `paymentInvalid`, for comparisons.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The code `paymentNotAllowed`, for comparisons.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
}
