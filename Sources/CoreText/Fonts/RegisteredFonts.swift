import ObjectiveC

/// The fonts that the app provides, by `UIAppFonts` in its Info.plist and `CTFontManagerRegister…`.
package enum RegisteredFonts {
  private struct Entry {
    var path: String
    var index: Int
    var family: String
    var face: FontCatalog.Face
    var metrics: VerticalMetrics
    var isMonospaced: Bool
  }

  private static let entries = Locked<[Entry]>([])

  /// Registers the fonts of a file; returns false if it is not a font, or was already registered.
  package static func register(path: String) -> Bool {
    guard add(path) else { return false }
    Typesetter.withLock { FontInstance.forgetAll() }
    return true
  }

  private static func add(_ path: String) -> Bool {
    entries.withLock { entries in
      guard !entries.contains(where: { $0.path == path }) else { return false }
      var index = 0
      while index < 64, let face = FontFace.open(path, index: index) {
        let names = FontFileNames(face)
        entries.append(
          Entry(
            path: path, index: index, family: names.family,
            face: .init(name: names.postScript, weight: names.weight, isItalic: names.isItalic),
            metrics: face.fileMetrics, isMonospaced: names.isMonospaced))
        index += 1
      }
      return index > 0
    }
  }

  /// Unregisters the fonts of a file.
  package static func unregister(path: String) -> Bool {
    let isKnown = entries.withLock { entries in
      let count = entries.count
      entries.removeAll { $0.path == path }
      return entries.count != count
    }
    if isKnown { Typesetter.withLock { FontInstance.forgetAll() } }
    return isKnown
  }

  private static var all: [Entry] { entries.withLock { $0 } }

  package static func names(path: String) -> [String] {
    all.filter { $0.path == path }.map(\.face.name)
  }

  static func family(_ name: String) -> FontCatalog.Family? {
    let members = all.filter { $0.family.caseInsensitiveCompare(name) == .orderedSame }
    return members.first.map { family(members, $0) }
  }

  static func face(_ postScriptName: String) -> (FontCatalog.Family, FontCatalog.Face)? {
    let entries = all
    guard
      let entry = entries.first(where: { $0.face.name.caseInsensitiveCompare(postScriptName) == .orderedSame })
        ?? entries.first(where: { $0.family.caseInsensitiveCompare(postScriptName) == .orderedSame })
    else { return nil }
    return (family(entries.filter { $0.family == entry.family }, entry), entry.face)
  }

  static var familyNames: [String] { Array(Set(all.map(\.family))) }

  static func open(_ spec: FontSpec) -> (FontFace, Int)? {
    guard let name = spec.postScriptName, let entry = all.first(where: { $0.face.name == name }) else { return nil }
    return FontFace.open(entry.path, index: entry.index).map { ($0, entry.index) }
  }

  private static func family(_ members: [Entry], _ entry: Entry) -> FontCatalog.Family {
    .init(
      name: entry.family, faces: members.map(\.face), metrics: entry.metrics,
      design: entry.isMonospaced ? .monospaced : .standard, fixedAdvance: nil)
  }
}
