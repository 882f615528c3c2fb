import Foundation

/// A random password and how to spell it.
struct Password {
  enum CharacterClass: String {
    case lowerCase = "abcdefghijklmnopqrstuvwxyz"
    case upperCase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    case numbers = "0123456789"
    case punctuation = "!?.,:;-+*/=#%&@$"
  }

  enum Problem: Error, CustomStringConvertible {
    case length
    case classes

    var description: String {
      switch self {
      case .length: return "The length must be a number from 1 to 128."
      case .classes: return "Choose at least one kind of characters."
      }
    }
  }

  let text: String

  static func length(from text: String) throws -> Int {
    guard let length = Int(text.trimmingCharacters(in: .whitespaces)), (1...128).contains(length) else {
      throw Problem.length
    }
    return length
  }

  /// One character of each class, as far as the length allows, and the rest from all of them.
  init(length: Int, classes: [CharacterClass]) throws {
    guard !classes.isEmpty else { throw Problem.classes }
    var generator = SystemRandomNumberGenerator()
    var characters = classes.shuffled(using: &generator).prefix(length).compactMap {
      $0.rawValue.randomElement(using: &generator)
    }
    let all = classes.map(\.rawValue).joined()
    while characters.count < length, let next = all.randomElement(using: &generator) { characters.append(next) }
    text = String(characters.shuffled(using: &generator))
  }

  var phonetics: String { text.map(Password.spelling).joined(separator: " ") }

  private static func spelling(_ character: Character) -> String {
    if let name = letters[character] { return name }
    if let lower = character.lowercased().first, let name = letters[lower] { return name.uppercased() }
    return signs[character] ?? String(character)
  }

  private static let letters: [Character: String] = [
    "a": "alfa", "b": "bravo", "c": "charlie", "d": "delta", "e": "echo", "f": "foxtrot", "g": "golf", "h": "hotel",
    "i": "india", "j": "juliett", "k": "kilo", "l": "lima", "m": "mike", "n": "november", "o": "oscar", "p": "papa",
    "q": "quebec", "r": "romeo", "s": "sierra", "t": "tango", "u": "uniform", "v": "victor", "w": "whiskey",
    "x": "x-ray", "y": "yankee", "z": "zulu",
  ]

  private static let signs: [Character: String] = [
    "0": "zero", "1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
    "8": "eight", "9": "nine", "!": "exclamation mark", "?": "question mark", ".": "period", ",": "comma",
    ":": "colon", ";": "semicolon", "-": "hyphen", "+": "plus", "*": "asterisk", "/": "slash", "=": "equals",
    "#": "number sign", "%": "percent", "&": "ampersand", "@": "at", "$": "dollar",
  ]
}
