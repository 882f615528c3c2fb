import Foundation

extension SpecificationSources {
  /// Returns the source of the parts of Nimble that need Objective-C: the class that catches exceptions, and
  /// `raiseException()`.
  /// - Parameter paths: the sources of Nimble, whose names differ between its versions.
  static func nimble(_ paths: [String]) -> String {
    let matcher = text(of: "Matcher.swift", in: paths) != nil ? "Matcher" : "Predicate"
    let messages = text(of: "ExpectationMessage.swift", in: paths) ?? ""
    let message = messages.split(separator: "\n").first { $0.contains("case expectedCustomValueTo(") }
    return """
      import Foundation
      @_exported import NimbleObjCRuntime

      """ + (message.map { raiseException(matcher, actual: $0.contains("actual:") ? "actual: " : "") } ?? "")
  }

  /// Returns the source of the matcher that succeeds if the expression raises an exception with the given name,
  /// reason and values, which also satisfies the expectations in the closure.
  private static func raiseException(_ matcher: String, actual label: String) -> String {
    """
    public func raiseException<Out>(
      named: NSExceptionName? = nil, reason: String? = nil, userInfo: NSDictionary? = nil,
      closure: ((NSException) -> Void)? = nil
    ) -> \(matcher)<Out> {
      raiseException(named: named?.rawValue, reason: reason, userInfo: userInfo, closure: closure)
    }

    public func raiseException<Out>(
      named: String?, reason: String? = nil, userInfo: NSDictionary? = nil, closure: ((NSException) -> Void)? = nil
    ) -> \(matcher)<Out> {
      \(matcher) { expression in
        var raised: NSException?
        try NMBExceptionCapture(handler: { raised = $0 }, finally: nil).tryBlockThrows {
          _ = try expression.evaluate()
        }
        let parts = [
          named.map { " with name <\\($0)>" }, reason.map { " with reason <\\($0)>" },
          userInfo.map { " with userInfo <\\($0)>" }, closure.map { _ in " that satisfies block" },
        ].compactMap { $0 }
        let text = parts.isEmpty ? "raise any exception" : "raise exception" + parts.joined()
        let actual = raised.map {
          "\\(type(of: $0)) { name=NSExceptionName(_rawValue: \\($0.name.rawValue)), reason='\\(stringify($0.reason))', userInfo=\\(stringify($0.userInfo)) }"
        }
        let isExpected = raised.map { exception in
          // The closure is called even if the exception is another one.
          let failures = closure.map { body in gatherFailingExpectations { body(exception) }.count } ?? 0
          if let named, exception.name.rawValue != named { return false }
          if let reason, exception.reason != reason { return false }
          if let userInfo, let own = exception.userInfo, !userInfo.isEqual(own as NSDictionary) { return false }
          return failures == 0
        }
        return \(matcher)Result(
          bool: isExpected ?? false, message: .expectedCustomValueTo(text, \(label)actual ?? "no exception"))
      }
    }

    """
  }
}
