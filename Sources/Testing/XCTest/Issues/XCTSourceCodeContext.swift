/// A location in the source code.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctsourcecodelocation>
open class XCTSourceCodeLocation: NSObject, @unchecked Sendable {
  public let fileURL: URL
  /// The line number, from 1.
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeLocation else { return false }
    return fileURL == other.fileURL && lineNumber == other.lineNumber
  }
  open override var hash: Int { fileURL.hashValue ^ lineNumber }
  open override var description: String { "\(fileURL.path):\(lineNumber)" }
}

/// The symbol at a code address.
open class XCTSourceCodeSymbolInfo: NSObject, @unchecked Sendable {
  public let imageName: String
  public let symbolName: String
  public let location: XCTSourceCodeLocation?

  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    self.imageName = imageName
    self.symbolName = symbolName
    self.location = location
  }
}

/// A frame of a call stack.
open class XCTSourceCodeFrame: NSObject, @unchecked Sendable {
  public let address: UInt64
  public let symbolInfo: XCTSourceCodeSymbolInfo?
  public let symbolicationError: (any Error)?

  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo? = nil) {
    self.address = address
    self.symbolInfo = symbolInfo
    symbolicationError = nil
  }
}

/// The call stack and the location of an issue.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctsourcecodecontext>
open class XCTSourceCodeContext: NSObject, @unchecked Sendable {
  public let callStack: [XCTSourceCodeFrame]
  /// The location at which the issue is shown; nil if it has none.
  public let location: XCTSourceCodeLocation?

  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
  }

  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) }, location: location)
  }

  public convenience init(location: XCTSourceCodeLocation?) { self.init(callStack: [], location: location) }

  public override convenience init() { self.init(callStack: [], location: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? XCTSourceCodeContext).map { $0.location == location } ?? false
  }
  open override var hash: Int { location?.hash ?? 0 }
}
