/// The origins of objects from Interface Builder files, for audits that name them. Not recorded in other runs.
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

  /// Whether origins are recorded; set before the first file is read.
  package static var areKept = false
  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func note(_ object: AnyObject, _ element: NibElement, of document: NibDocument) {
    guard areKept, let id = element.id else { return }
    let origin = Origin(file: document.fileName, line: document.line(of: element), id: id)
    entries[ObjectIdentifier(object)] = Entry(object: object, origin: origin)
  }

  /// Returns the origin of an object; nil for objects that no file created, and if origins are not recorded.
  package static func origin(of object: AnyObject) -> Origin? {
    // The address may have been reused for another object.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.origin
  }
}
