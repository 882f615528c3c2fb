import APITables
import Foundation

/// The tables that `check` compares: Apple's API, which is part of the repository, and Flipside's API, which is
/// read from its sources. Reading takes a second, so the result is cached until a source file changes.
enum TableStore {
  static func tables(root: String) throws -> APITables {
    let files = APITables.files(root: root)
    guard let apple = FileManager.default.contents(atPath: files.apple),
      let toolchain = FileManager.default.contents(atPath: files.toolchain),
      let library = FileManager.default.contents(atPath: files.library)
    else { throw Failure("\(files.apple) is missing; check out Flipside's sources again") }
    return APITables(
      apple: AppleAPI(text: String(decoding: apple, as: UTF8.self)),
      toolchain: String(decoding: toolchain, as: UTF8.self), library: String(decoding: library, as: UTF8.self),
      declared: try declared(root: root))
  }

  private static func declared(root: String) throws -> DeclaredAPI {
    var fingerprint = Fingerprint()
    fingerprint.add(root)
    fingerprint.add(file: root + "/Package.swift")
    fingerprint.add(file: root + "/Sources")
    let stored = Cache.folder + "/api-\(fingerprint.text).plist"
    if let data = FileManager.default.contents(atPath: stored),
      let api = try? PropertyListDecoder().decode(DeclaredAPI.self, from: data)
    {
      return api
    }
    let api = try DeclaredAPI(root: root)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // If the cache can't be written, the tables are read again the next time.
    if let data = try? encoder.encode(api) {
      let old = (try? FileManager.default.contentsOfDirectory(atPath: Cache.folder)) ?? []
      for name in old where name.hasPrefix("api-") {
        try? FileManager.default.removeItem(atPath: "\(Cache.folder)/\(name)")
      }
      try? FileManager.default.createDirectory(atPath: Cache.folder, withIntermediateDirectories: true)
      try? data.write(to: URL(fileURLWithPath: stored), options: .atomic)
    }
    return api
  }
}
