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

open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for products by their identifiers.
open class SKProductsRequest: SKRequest {
  public init(productIdentifiers: Set<String>) { super.init() }
}

/// A request to refresh the app's receipt.
open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

public let SKErrorDomain = "SKErrorDomain"

public struct SKError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
}
