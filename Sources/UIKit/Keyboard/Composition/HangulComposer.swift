/// Composes syllables from the letters of the Korean keyboard with two sets of keys.
///
/// A syllable consists of an initial consonant, a vowel and an optional final consonant. A consonant after a
/// complete syllable becomes its final; a following vowel makes it the initial of the next syllable.
@MainActor final class HangulComposer: KeyboardComposer {
  /// The letters of the current syllable, as they were typed.
  private var letters: [Character] = []

  var marked: String { Hangul.compose(letters) ?? "" }

  func accepts(_ text: String) -> Bool { text.count == 1 && Hangul.isLetter(text.first ?? " ") }

  func type(_ text: String) -> String {
    guard let letter = text.first else { return "" }
    if Hangul.compose(letters + [letter]) != nil {
      letters.append(letter)
      return ""
    }
    // A vowel takes the last consonant, or the second half of a double one, as its initial.
    if Hangul.isVowel(letter), let last = letters.last, !Hangul.isVowel(last), letters.count > 1,
      let rest = Hangul.compose(Array(letters.dropLast()))
    {
      letters = [last, letter]
      return rest
    }
    let done = marked
    letters = [letter]
    return done
  }

  func delete() -> Bool {
    guard !letters.isEmpty else { return false }
    letters.removeLast()
    return true
  }

  func space() -> String? {
    defer { reset() }
    return marked + " "
  }

  func finish() -> String {
    defer { reset() }
    return marked
  }

  func reset() { letters = [] }
}

/// The arithmetic of Hangul syllables: Unicode's block U+AC00 is ordered by initial, vowel and final.
enum Hangul {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let pairs: [String: Character] = [
    "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ", "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ",
    "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ",
  ]

  static func isVowel(_ letter: Character) -> Bool { vowels.contains(letter) }
  static func isLetter(_ letter: Character) -> Bool { isVowel(letter) || initials.contains(letter) }

  /// Returns the single syllable or letter that the letters form, "" for no letters; nil if they form more than
  /// one.
  static func compose(_ letters: [Character]) -> String? {
    let consonants = letters.prefix { !isVowel($0) }
    let middle = letters.dropFirst(consonants.count).prefix { isVowel($0) }
    let end = letters.dropFirst(consonants.count + middle.count)
    guard consonants.count <= 1, !end.contains(where: isVowel), let vowel = joined(Array(middle)),
      let final = joined(Array(end))
    else { return nil }
    guard let initial = consonants.first else { return end.isEmpty ? vowel : nil }
    guard let vowelIndex = vowel.first.flatMap({ vowels.firstIndex(of: $0) }) else { return String(initial) }
    guard let initialIndex = initials.firstIndex(of: initial) else { return nil }
    var finalIndex = 0
    if let last = final.first {
      guard let index = finals.firstIndex(of: last) else { return nil }
      finalIndex = index + 1
    }
    let value = 0xAC00 + (initialIndex * vowels.count + vowelIndex) * (finals.count + 1) + finalIndex
    return Unicode.Scalar(UInt32(value)).map { String(Character($0)) }
  }

  /// Joins one or two letters to one; "" for none, nil if they can't be joined.
  private static func joined(_ letters: [Character]) -> String? {
    switch letters.count {
    case 0: return ""
    case 1: return String(letters[0])
    case 2: return pairs[String(letters)].map { String($0) }
    default: return nil
    }
  }
}
