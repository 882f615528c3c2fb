import CoreGraphics

// PDF output exists by name only: each call logs once and draws nothing.

@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  Unsupported.log("UIGraphicsBeginPDFContextToFile")
  return false
}

public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  Unsupported.log("UIGraphicsBeginPDFContextToData")
}

public func UIGraphicsEndPDFContext() { Unsupported.log("UIGraphicsEndPDFContext") }

public func UIGraphicsBeginPDFPage() { Unsupported.log("UIGraphicsBeginPDFPage") }

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  Unsupported.log("UIGraphicsBeginPDFPageWithInfo")
}

public func UIGraphicsGetPDFContextBounds() -> CGRect {
  Unsupported.log("UIGraphicsGetPDFContextBounds")
  return .zero
}
