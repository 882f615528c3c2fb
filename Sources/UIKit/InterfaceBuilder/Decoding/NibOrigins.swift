/// Where objects that Interface Builder files made came from, for audits that name them. Nothing is kept in other
/// runs.
@MainActor package enum NibOrigins {
  /// A file, the line of the object's element in it, and the object's identifier.
  package struct Origin: Equatable {
    package let file: String
    package let line: Int
    package let id: String
  }

  private struct Entry {
    weak var object: AnyObject?
    let origin: Origin
  }

  /// Whether origins are kept; set before the first file is read.
  package static var areKept = false
  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func note(_ object: AnyObject, _ element: NibElement, of document: NibDocument) {
    guard areKept, let id = element.id else { return }
    let origin = Origin(file: document.fileName, line: document.line(of: element), id: id)
    entries[ObjectIdentifier(object)] = Entry(object: object, origin: origin)
  }

  /// Nil for objects that no file made, and where origins are not kept.
  package static func origin(of object: AnyObject) -> Origin? {
    // The address may be that of another object by now.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.origin
  }
}
