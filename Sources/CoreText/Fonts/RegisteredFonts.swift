/// The fonts that the app brought: `UIAppFonts` in its Info.plist and `CTFontManagerRegister…`.
package enum RegisteredFonts {
  private struct Entry {
    var path: String
    var index: Int
    var family: String
    var face: FontCatalog.Face
    var metrics: VerticalMetrics
    var isMonospaced: Bool
  }

  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSLock()

  /// Makes a file's fonts known by their names; false when it is no font or is known already.
  package static func register(path: String) -> Bool {
    guard add(path) else { return false }
    Typesetter.withLock { FontInstance.forgetAll() }
    return true
  }

  private static func add(_ path: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard !entries.contains(where: { $0.path == path }) else { return false }
    var index = 0
    var found = false
    while index < 64, let face = FontFace.open(path, index: index) {
      let names = FontFileNames(face)
      entries.append(
        Entry(
          path: path, index: index, family: names.family,
          face: .init(name: names.postScript, weight: names.weight, isItalic: names.isItalic),
          metrics: face.fileMetrics, isMonospaced: names.isMonospaced))
      found = true
      index += 1
    }
    return found
  }

  /// Takes a file's fonts away again.
  package static func unregister(path: String) -> Bool {
    lock.lock()
    let count = entries.count
    entries.removeAll { $0.path == path }
    let isKnown = entries.count != count
    lock.unlock()
    if isKnown { Typesetter.withLock { FontInstance.forgetAll() } }
    return isKnown
  }

  package static func names(path: String) -> [String] {
    lock.lock()
    defer { lock.unlock() }
    return entries.filter { $0.path == path }.map(\.face.name)
  }

  static func family(_ name: String) -> FontCatalog.Family? {
    lock.lock()
    defer { lock.unlock() }
    let members = entries.filter { $0.family.caseInsensitiveCompare(name) == .orderedSame }
    return members.first.map { family(members, $0) }
  }

  static func face(_ postScriptName: String) -> (FontCatalog.Family, FontCatalog.Face)? {
    lock.lock()
    defer { lock.unlock() }
    guard
      let entry = entries.first(where: { $0.face.name.caseInsensitiveCompare(postScriptName) == .orderedSame })
        ?? entries.first(where: { $0.family.caseInsensitiveCompare(postScriptName) == .orderedSame })
    else { return nil }
    return (family(entries.filter { $0.family == entry.family }, entry), entry.face)
  }

  static var familyNames: [String] {
    lock.lock()
    defer { lock.unlock() }
    return Array(Set(entries.map(\.family)))
  }

  static func open(_ spec: FontSpec) -> (FontFace, Int)? {
    guard let name = spec.postScriptName else { return nil }
    lock.lock()
    let entry = entries.first { $0.face.name == name }
    lock.unlock()
    return entry.flatMap { entry in FontFace.open(entry.path, index: entry.index).map { ($0, entry.index) } }
  }

  private static func family(_ members: [Entry], _ entry: Entry) -> FontCatalog.Family {
    .init(
      name: entry.family, faces: members.map(\.face), metrics: entry.metrics,
      design: entry.isMonospaced ? .monospaced : .standard, fixedAdvance: nil)
  }
}
