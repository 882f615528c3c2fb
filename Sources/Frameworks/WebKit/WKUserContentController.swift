import Foundation
import ObjectiveC

/// The time at which a script is executed.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script for pages. Scripts are never executed.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The source of the script.
  public let source: String
  /// The time at which the script is executed.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script is only for the main frame.
  public let isForMainFrameOnly: Bool
  /// Creates a script. It is stored, but not run.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// The scripts of pages and the handlers of their messages.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// The scripts of pages.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  public override nonisolated init() { super.init() }

  /// Adds a script, which is not executed.
  open func addUserScript(_ userScript: WKUserScript) {
    Unsupported.log("WKUserContentController.addUserScript(_:)")
    userScripts.append(userScript)
  }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a handler for messages of scripts, which is never called.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes a handler.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// A message of a script.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The content of the message; always empty.
  open var body: Any { "" }
  /// The name of the handler; always empty.
  open var name: String { "" }
  /// The view that sent the message; always nil.
  open var webView: WKWebView? { nil }
}

/// The method by which messages of scripts are received.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called when a script sends a message; never called on Flipside.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
