import Foundation
import ObjectiveC

/// A request to buy a product.
open class SKPayment: NSObject {
  /// The identifier of the product to buy.
  open fileprivate(set) var productIdentifier: String
  /// The number of items to buy.
  open fileprivate(set) var quantity = 1
  /// Creates an empty payment, which a mutable payment completes.
  public override init() {
    productIdentifier = ""
    super.init()
  }
  /// Creates a payment for one product.
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
  /// The user's account in the app's own system.
  open fileprivate(set) var applicationUsername: String?
  /// Reserved data of the request.
  open fileprivate(set) var requestData: Data?
  /// Whether the sandbox simulates a request for parental approval.
  open fileprivate(set) var simulatesAskToBuyInSandbox = false
}

/// A payment whose values can be set.
open class SKMutablePayment: SKPayment {
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var requestData: Data? {
    get { super.requestData }
    set { super.requestData = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
}

/// The state of a transaction.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A purchase in progress or completed.
open class SKPaymentTransaction: NSObject {
  /// The payment of the transaction.
  open private(set) var payment: SKPayment
  /// The error of the transaction, because every payment fails.
  open private(set) var error: (any Error)?
  /// The state of the transaction; always failed.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// The identifier of the transaction; always nil.
  open var transactionIdentifier: String? { nil }
  /// The date of the transaction; always nil.
  open var transactionDate: Date? { nil }
  /// The original transaction of a restored one; always nil.
  open var original: SKPaymentTransaction? { nil }
  init(failed payment: SKPayment) {
    self.payment = payment
    error = SKError(.paymentNotAllowed)
    super.init()
  }
}

/// The methods by which an observer is notified of transactions.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called when the state of transactions has changed.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when finished transactions were removed from the queue.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when restoring purchases has failed.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Called when all purchases were restored on Apple's systems; never called on Flipside.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Returns whether a purchase that was started in the App Store continues in the app; never called on Flipside.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct)
    -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The queue of payments. Purchases are not available, so each payment fails as on a restricted device.
open class SKPaymentQueue: NSObject {
  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let shared = SKPaymentQueue()
  /// Returns the shared queue.
  open class func `default`() -> SKPaymentQueue { shared }
  /// Returns whether the user may make payments; always false.
  open class func canMakePayments() -> Bool { false }

  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }
  private struct State {
    var observers: [Observer] = []
    var transactions: [SKPaymentTransaction] = []
  }
  private let state = Locked(State())

  private var observers: [any SKPaymentTransactionObserver] { state.withLock { $0.observers.compactMap(\.object) } }
  /// The unfinished transactions.
  open var transactions: [SKPaymentTransaction] { state.withLock { $0.transactions } }

  /// Adds a payment, which fails.
  open func add(_ payment: SKPayment) {
    Unsupported.log("SKPaymentQueue.add(_:)")
    let transaction = SKPaymentTransaction(failed: payment)
    state.withLock { $0.transactions.append(transaction) }
    DispatchQueue.main.async {
      for observer in self.observers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
    }
  }
  /// Adds an observer, which is not retained.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    state.withLock { $0.observers.append(Observer(object: observer)) }
  }
  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    state.withLock { $0.observers.removeAll { $0.object == nil || $0.object === observer } }
  }
  /// Removes a finished transaction from the queue.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    state.withLock { $0.transactions.removeAll { $0 === transaction } }
  }
  /// Restores purchases, which fails.
  open func restoreCompletedTransactions() {
    Unsupported.log("SKPaymentQueue.restoreCompletedTransactions()")
    DispatchQueue.main.async {
      for observer in self.observers {
        observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
      }
    }
  }
}
