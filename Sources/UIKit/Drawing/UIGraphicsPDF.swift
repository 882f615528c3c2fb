import CoreGraphics

/// A PDF document that was begun by a function, with its destination.
struct OpenPDFDocument {
  var writer: PDFWriter
  var bounds: CGRect
  var end: (Data) -> Void
  var hasPage = false
}

/// The open documents of this thread, like its contexts.
private var documents: [OpenPDFDocument] {
  get { GraphicsStack.current.documents }
  set { GraphicsStack.current.documents = newValue }
}

private func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ end: @escaping (Data) -> Void) -> Bool {
  // Without a size, a page is US letter (Apple's page of `UIGraphicsBeginPDFContextToFile`).
  let bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
  let texts = Dictionary(uniqueKeysWithValues: (info ?? [:]).map { ("\($0.key)", $0.value) })
  guard let writer = PDFWriter(bounds: bounds, info: texts) else { return false }
  documents.append(OpenPDFDocument(writer: writer, bounds: bounds, end: end))
  return true
}

/// Begins a document that is written to a file when it ends; returns false if the file can't be created.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  begin(bounds, documentInfo) { data in
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      Console.write("UIGraphicsEndPDFContext: can't write \(path): \(error.localizedDescription)")
    }
  }
}

/// Begins a document that is written to `data` when it ends.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  _ = begin(bounds, documentInfo) { data.setData($0) }
}

/// Ends the document begun last.
public func UIGraphicsEndPDFContext() {
  guard let document = documents.popLast() else { return }
  if document.hasPage { UIGraphicsPopContext() }
  document.end(document.writer.finish())
}

/// Begins a page of the document's size.
public func UIGraphicsBeginPDFPage() {
  guard let bounds = documents.last?.bounds else { return }
  UIGraphicsBeginPDFPageWithInfo(bounds, nil)
}

/// Begins a page with its own bounds in points; empty bounds stand for the document's. The information about the
/// page is ignored.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let document = documents.last else { return }
  guard let page = document.writer.beginPage(bounds.isEmpty ? document.bounds : bounds) else { return }
  if document.hasPage { UIGraphicsPopContext() }
  documents[documents.count - 1].hasPage = true
  UIGraphicsPushContext(page)
}

/// Returns the bounds of the current page; zero outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { documents.last?.writer.bounds ?? .zero }

/// Makes a rectangle of the page a link to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  documents.last?.writer.addLink(to: url.absoluteString, rect)
}

/// Adds a named destination for links of the document.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  documents.last?.writer.addDestination(name, at: point)
}

/// Makes a rectangle of the page a link to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  documents.last?.writer.addLink(toDestination: name, rect)
}
