import Foundation
import ObjectiveC

// PDF contexts can't be made, so what only they do is left out and said once.

extension CGContext {
  /// Bitmaps have no pages.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { Unsupported.log("CGContext.beginPage(mediaBox:)") }
  public func endPage() { Unsupported.log("CGContext.endPage()") }

  public func closePDF() { Unsupported.log("CGContext.closePDF()") }
  public func beginPDFPage(_ pageInfo: CFDictionary?) { Unsupported.log("CGContext.beginPDFPage(_:)") }
  public func endPDFPage() { Unsupported.log("CGContext.endPDFPage()") }
  public func addDocumentMetadata(_ metadata: CFData?) { Unsupported.log("CGContext.addDocumentMetadata(_:)") }
  public func setURL(_ url: CFURL, for rect: CGRect) { Unsupported.log("CGContext.setURL(_:for:)") }
  public func addDestination(_ name: CFString, at point: CGPoint) {
    Unsupported.log("CGContext.addDestination(_:at:)")
  }
  public func setDestination(_ name: CFString, for rect: CGRect) {
    Unsupported.log("CGContext.setDestination(_:for:)")
  }
}
