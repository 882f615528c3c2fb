import Foundation

/// A list of the words of a language, with corrections of others.
@MainActor package protocol SpellingDictionary {
  /// Returns whether the word is spelled correctly.
  func spells(_ word: String) -> Bool
  /// Returns corrections of a word, the most likely first.
  func suggests(_ word: String) -> [String]
}

/// Hunspell's dictionaries, if the machine has them: `libhunspell` is opened when a word is first looked up, so
/// that it is not required.
///
/// Headless runs and tests use no dictionaries, because their results must not depend on a machine's software;
/// `FLIPSIDE_SPELLING=on` enables them in such runs, `off` disables them everywhere.
@MainActor package enum Spelling {
  /// A dictionary in place of Hunspell's, for all languages; nil, the default, for Hunspell's. Tests set it.
  package static var substitute: (any SpellingDictionary)?

  /// Whether words are looked up.
  static var isOn: Bool { substitute != nil || isHunspellOn }

  private static let isHunspellOn: Bool = {
    let environment = ProcessInfo.processInfo.environment
    switch environment["FLIPSIDE_SPELLING"] {
    case "on": return true
    case "off": return false
    default: return environment["FLIPSIDE_HOST"] != nil && environment["FLIPSIDE_REPEATABLE"] == nil
    }
  }()

  /// The languages that have a dictionary on this machine, as "en_US".
  static let languages: [String] = isHunspellOn && Library.shared != nil ? Array(files.keys).sorted() : []

  /// Returns whether the word is spelled correctly; true without a dictionary of the language.
  static func isRight(_ word: String, language: String) -> Bool {
    if let substitute { return substitute.spells(word) }
    return dictionary(language)?.spells(word) ?? true
  }

  /// Returns corrections of a word, the most likely first; nil without a dictionary of the language.
  static func guesses(for word: String, language: String) -> [String]? {
    if let substitute { return substitute.suggests(word) }
    return dictionary(language)?.suggests(word)
  }

  /// Returns the replacement for a misspelled word; nil for a correct word, and if no word is close to it.
  static func correction(of word: String, language: String) -> String? {
    guard word.count > 1, word.count < 40, !isRight(word, language: language) else { return nil }
    return guesses(for: word, language: language)?.first { guess in
      !guess.contains(" ") && abs(guess.count - word.count) <= 1
    }
  }

  // MARK: Dictionaries

  private static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/share/myspell"]

  /// The dictionaries' files without their extension, by language.
  private static let files: [String: String] = {
    var result: [String: String] = [:]
    for folder in folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".dic")
      {
        let language = String(name.dropLast(4))
        let path = folder + "/" + language
        if result[language] == nil, FileManager.default.fileExists(atPath: path + ".aff") {
          result[language] = path
        }
      }
    }
    return result
  }()

  private static var open: [String: Dictionary] = [:]

  private static func dictionary(_ language: String) -> Dictionary? {
    guard isHunspellOn, let library = Library.shared else { return nil }
    if let known = open[language] { return known }
    let tag = language.replacingOccurrences(of: "-", with: "_")
    let short = String(tag.prefix { $0 != "_" })
    let own = HostLocale.identifier
    let names = [
      tag, own.hasPrefix(short + "_") ? own : tag, "\(short)_\(short.uppercased())", "\(short)_US", short,
    ]
    let path =
      names.compactMap { files[$0] }.first
      ?? files.filter { $0.key.hasPrefix(short + "_") }.min { $0.key < $1.key }?.value
    guard let path, let dictionary = Dictionary(library, path) else { return nil }
    open[language] = dictionary
    return dictionary
  }

  private final class Dictionary {
    private let library: Library
    private let handle: OpaquePointer

    init?(_ library: Library, _ path: String) {
      guard let handle = library.create(path + ".aff", path + ".dic") else { return nil }
      self.library = library
      self.handle = handle
    }

    func spells(_ word: String) -> Bool { library.spell(handle, word) != 0 }

    func suggests(_ word: String) -> [String] {
      var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      let count = library.suggest(handle, &list, word)
      guard count > 0, let list else { return [] }
      var freed: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = list
      defer { library.free(handle, &freed, count) }
      return (0..<Int(count)).compactMap { list[$0].map { String(cString: $0) } }
    }
  }

  /// The C functions of Hunspell, with the names of `hunspell.h`.
  private struct Library {
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
    let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    let spell: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
    let suggest: @convention(c) (OpaquePointer, List, UnsafePointer<CChar>) -> Int32
    let free: @convention(c) (OpaquePointer, List, Int32) -> Void

    static let shared: Library? = {
      let names = ["libhunspell-1.7.so.0", "libhunspell-1.6.so.0", "libhunspell.so"]
      guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
      func function<Function>(_ name: String) -> Function? {
        guard let symbol = dlsym(handle, name) else { return nil }
        // The properties of this type have the types that Hunspell's header gives the functions.
        return unsafeBitCast(symbol, to: Function.self)
      }
      guard
        let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer? = function(
          "Hunspell_create"),
        let spell: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32 = function("Hunspell_spell"),
        let suggest: @convention(c) (OpaquePointer, List, UnsafePointer<CChar>) -> Int32 = function(
          "Hunspell_suggest"),
        let free: @convention(c) (OpaquePointer, List, Int32) -> Void = function("Hunspell_free_list")
      else { return nil }
      return Library(create: create, spell: spell, suggest: suggest, free: free)
    }()
  }
}
