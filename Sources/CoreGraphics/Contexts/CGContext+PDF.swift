import Foundation
import ObjectiveC

// PDF contexts can't be created by apps, so the methods that only they support do nothing and log that once.

extension CGContext {
  /// Begins a page of a PDF context. Logs that it has no effect.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { Unsupported.log("CGContext.beginPage(mediaBox:)") }
  /// Ends a page of a PDF context. Logs that it has no effect.
  public func endPage() { Unsupported.log("CGContext.endPage()") }

  /// Ends a PDF document. Logs that it has no effect.
  public func closePDF() { Unsupported.log("CGContext.closePDF()") }
  /// Begins a page of a PDF context. Logs that it has no effect.
  public func beginPDFPage(_ pageInfo: CFDictionary?) { Unsupported.log("CGContext.beginPDFPage(_:)") }
  /// Ends a page of a PDF context. Logs that it has no effect.
  public func endPDFPage() { Unsupported.log("CGContext.endPDFPage()") }
  /// Adds metadata to a PDF document. Logs that it has no effect.
  public func addDocumentMetadata(_ metadata: CFData?) { Unsupported.log("CGContext.addDocumentMetadata(_:)") }
  /// Makes an area of a PDF page a link. Logs that it has no effect.
  public func setURL(_ url: CFURL, for rect: CGRect) { Unsupported.log("CGContext.setURL(_:for:)") }
  /// Names a point of a PDF page. Logs that it has no effect.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    Unsupported.log("CGContext.addDestination(_:at:)")
  }
  /// Makes an area of a PDF page lead to a named point. Logs that it has no effect.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    Unsupported.log("CGContext.setDestination(_:for:)")
  }
}
