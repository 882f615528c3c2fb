import Foundation
import ObjectiveC

/// A request to buy a product.
open class SKPayment: NSObject {
  open fileprivate(set) var productIdentifier: String
  open fileprivate(set) var quantity = 1
  /// Creates an empty payment, which a mutable payment completes.
  public override init() {
    productIdentifier = ""
    super.init()
  }
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
  open fileprivate(set) var applicationUsername: String?
  open fileprivate(set) var requestData: Data?
  open fileprivate(set) var simulatesAskToBuyInSandbox = false
}

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

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A purchase in progress or completed.
open class SKPaymentTransaction: NSObject {
  open private(set) var payment: SKPayment
  open private(set) var error: (any Error)?
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  init(failed payment: SKPayment) {
    self.payment = payment
    error = SKError(.paymentNotAllowed)
    super.init()
  }
}

/// The methods by which an observer is notified of transactions.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
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
  open class func `default`() -> SKPaymentQueue { shared }
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
  open var transactions: [SKPaymentTransaction] { state.withLock { $0.transactions } }

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
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    state.withLock { $0.observers.removeAll { $0.object == nil || $0.object === observer } }
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    state.withLock { $0.transactions.removeAll { $0 === transaction } }
  }
  open func restoreCompletedTransactions() {
    Unsupported.log("SKPaymentQueue.restoreCompletedTransactions()")
    DispatchQueue.main.async {
      for observer in self.observers {
        observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
      }
    }
  }
}
