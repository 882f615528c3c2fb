import Foundation

/// The language of a bundle that the user gets, and the folders of its files.
final class BundleLanguages: Sendable {
  /// The names of its `.lproj` folders, without `Base`.
  let available: [String]
  /// The chosen language, as its folder is named; the development language if no other one matches.
  let preferred: [String]
  let development: String
  /// The folders to search, the best first: the language's, `Base.lproj`, the development language's.
  let folders: [String]

  private static let known = Locked<[String: BundleLanguages]>([:])

  static func of(_ path: String, developmentLanguage: @autoclosure () -> String?) -> BundleLanguages {
    if let languages = known.withLock({ $0[path] }) { return languages }
    let languages = BundleLanguages(path: path, development: developmentLanguage() ?? "en")
    return known.withLock { known in
      let first = known[path] ?? languages
      known[path] = first
      return first
    }
  }

  private init(path: String, development: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found = names.sorted().filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let available = found.filter { $0 != "Base" }
    self.available = available
    self.development = development
    // The Base folder contains the development language, so that only users of the other languages get other
    // localizations.
    let hasOwn = Self.best(of: available, for: [development]) != nil
    let choices = found.contains("Base") && !hasOwn ? available + [development] : available
    let best = Self.best(of: choices, for: HostLocale.languages)
    let fallback = Self.best(of: choices, for: [development]) ?? available.first
    preferred = best.map { [$0] } ?? fallback.map { [$0] } ?? [development]
    var order = [best ?? fallback].compactMap { $0 } + (found.contains("Base") ? ["Base"] : [])
    if let fallback, !order.contains(fallback) { order.append(fallback) }
    folders = order.map { "\(path)/\($0).lproj" }
  }

  /// Returns the name that matches the user's first preferred language for which there is a name.
  static func best(of names: [String], for wishes: [String]) -> String? {
    for wish in wishes {
      let wish = Parts(wish)
      let ranked = names.compactMap { name in wish.rank(of: Parts(name)).map { (name, $0) } }
      if let best = ranked.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }) { return best.0 }
    }
    return nil
  }

  /// `zh-Hans-CN` in its parts.
  private struct Parts {
    let language: String
    let script: String?
    let region: String?

    /// Languages by the names that folders had before they were named by language codes.
    private static let old = [
      "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja",
      "dutch": "nl", "portuguese": "pt", "russian": "ru", "korean": "ko", "swedish": "sv", "danish": "da",
      "iw": "he", "in": "id", "no": "nb", "tl": "fil",
    ]

    init(_ name: String) {
      let parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
      let first = parts.first?.lowercased() ?? ""
      let language = Self.old[first] ?? first
      self.language = language
      var script = parts.dropFirst().first { $0.count == 4 }?.capitalized
      let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }?.uppercased()
      if language == "zh", script == nil { script = ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans" }
      self.script = script
      self.region = region
    }

    /// Returns the distance of another language from this one, 0 if they are equal; nil if the languages differ.
    func rank(of other: Parts) -> Int? {
      guard language == other.language, script == other.script || script == nil || other.script == nil else {
        return nil
      }
      if region == other.region { return script == other.script ? 0 : 1 }
      if other.region == nil { return 2 }
      // Brazilian Portuguese is better for a user of Portuguese than another language.
      return 3
    }
  }
}
