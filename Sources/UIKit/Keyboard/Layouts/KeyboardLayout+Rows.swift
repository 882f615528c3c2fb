/// The rows of a page, with each key by its text, or by its name in braces.
extension KeyboardLayout {
  func rows(_ page: Page) -> [[String]] {
    switch kind {
    case .numberPad: return padRows(left: "{none}")
    case .phonePad: return page == .letters ? padRows(left: "{signs}") : phoneSigns
    case .decimalPad: return padRows(left: Locale.current.decimalSeparator ?? ".")
    case .letters: break
    }
    if page == .emoji { return [] }
    if language.composition == .kana, page == .letters, size == .phone { return kanaRows }
    return size == .phone ? phoneRows(page) : padKeyboardRows(page)
  }

  // MARK: Pads

  private func padRows(left: String) -> [[String]] {
    let digits = type == .asciiCapableNumberPad ? KeyboardLanguage.scalars("1234567890") : language.digits
    return [Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]), [left, digits[9], "{delete}"]]
  }

  private var phoneSigns: [[String]] {
    [
      ["{pause}", "+", "{wait}"], ["{none}", "{none}", "{none}"], ["*", "{none}", "#"],
      ["{digits}", "{none}", "{delete}"],
    ]
  }

  /// The keys of kana with those at the sides; return covers two rows.
  private var kanaRows: [[String]] {
    [
      ["{next}", "あ", "か", "さ", "{delete}"], ["{undo}", "た", "な", "は", "{space}"],
      ["{numbers}", "ま", "や", "ら", "{return}"], [switchKey ?? "{emoji}", "{modify}", "わ", "{kana-punctuation}"],
    ]
  }

  // MARK: Phones

  private func phoneRows(_ page: Page) -> [[String]] {
    var rows = page == .letters ? language.rows : signRows(page)
    let last = rows.removeLast()
    switch page {
    case .letters where language.identifier == "he":
      // Hebrew has no shift key; delete is beside the top row, which is the shortest.
      rows[0].append("{delete}")
      rows.append(last)
    case .letters: rows.append((language.hasShift ? ["{shift}"] : []) + last + ["{delete}"])
    default: rows.append([page == .numbers ? "{symbols}" : "{numbers}"] + last + ["{delete}"])
    }
    rows.append([page == .letters ? "{numbers}" : "{letters}"] + extraKeys + bottomKeys(page) + ["{return}"])
    return rows
  }

  /// Returns the rows of digits or symbols, signs and punctuation.
  private func signRows(_ page: Page) -> [[String]] {
    let others = ["€", "£", "¥", "$"].filter { $0 != language.currency }.prefix(3)
    guard page == .numbers else {
      return [
        KeyboardLanguage.scalars("[]{}#%^*+="), KeyboardLanguage.scalars("_\\|~<>") + others + ["•"],
        language.punctuation,
      ]
    }
    return [language.digits, language.signs.map { $0 == "$" ? language.currency : $0 }, language.punctuation]
  }

  /// The key that leads to other keyboards; nil if it is under the keys.
  private var switchKey: String? { hasUnderRow ? nil : switchName }
  /// The name of that key: the globe, or the emoji if there is no other keyboard.
  var switchName: String { languageCount > 1 ? "{globe}" : "{emoji}" }

  /// The keys between the key of the other page and the space bar. Phones with a home indicator have globe and
  /// microphone under the keys in portrait, and emoji beside the space bar if there is a globe.
  private var extraKeys: [String] {
    if hasUnderRow { return languageCount > 1 ? ["{emoji}"] : [] }
    return [switchName, "{dictation}"]
  }

  private func bottomKeys(_ page: Page) -> [String] {
    switch type {
    case .emailAddress where page == .letters: return ["{space}", "@", "."]
    case .URL: return [".", "/", ".com"]
    case .twitter where page == .letters: return ["{space}", "@", "#"]
    case .webSearch where page == .letters: return ["{space}", "."]
    default: return ["{space}"]
    }
  }

  // MARK: iPads

  private func padKeyboardRows(_ page: Page) -> [[String]] {
    let isWide = size != .pad
    let isFull = size == .fullPad && page == .letters
    var rows = page == .letters ? padLetters : padSigns(page)
    let shift = page == .letters ? "{shift}" : page == .numbers ? "{symbols}" : "{numbers}"
    var last = rows.removeLast()
    if page == .letters, last.count <= 8 { last += isFull ? [",", ".", "/"] : [",", "."] }
    let middle = rows.count - 1
    rows[0] = (isWide ? ["{tab}"] : []) + rows[0] + (isFull ? ["[", "]", "\\"] : ["{delete}"])
    rows[middle] = (isWide ? ["{caps}"] : []) + rows[middle] + (isFull ? [";", "'"] : []) + ["{return}"]
    rows.append([shift] + last + [shift])
    let other = page == .letters ? "{numbers}" : "{letters}"
    rows.append([other, switchName, "{dictation}"] + padBottomKeys + [other, "{dismiss}"])
    if isFull { rows.insert(["`"] + language.digits + ["-", "=", "{delete}"], at: 0) }
    return rows
  }

  /// The rows for kana on an iPad, which are typed with Latin letters.
  private var padLetters: [[String]] {
    language.composition == .kana ? KeyboardLanguage.named("ja-romaji").rows : language.rows
  }

  private var padBottomKeys: [String] {
    switch type {
    case .emailAddress: return ["{space}", "@", "."]
    case .URL: return ["/", ".com", "{space}"]
    default: return ["{space}"]
    }
  }

  /// The signs over the letters of an iPad's keys, which a finger that moves down types: those at the same
  /// positions of the page of numbers (facts/text-input.md#keys/flicks).
  var flickSigns: [String: String] {
    guard kind == .letters, size == .pad || size == .widePad, language.composition == .none else { return [:] }
    var letters = padLetters
    guard var last = letters.popLast() else { return [:] }
    if last.count <= 8 { last += [",", "."] }
    var result: [String: String] = [:]
    for (row, signs) in zip(letters + [last], padSigns(.numbers)) {
      for (letter, sign) in zip(row, signs) where letter != sign { result[letter] = sign }
    }
    // The page of numbers has the same two signs as that of letters.
    for (letter, sign) in [(",", "!"), (".", "?")] where last.contains(letter) { result[letter] = sign }
    return result
  }

  private func padSigns(_ page: Page) -> [[String]] {
    let currency = language.currency
    guard page == .numbers else {
      return [
        KeyboardLanguage.scalars("1234567890"), KeyboardLanguage.scalars("€£¥_^[]{}"),
        KeyboardLanguage.scalars("§|~…\\<>!?"),
      ]
    }
    return [
      language.digits, ["@", "#", currency, "&", "*", "(", ")", "'", "\""],
      KeyboardLanguage.scalars("%-+=/;:,."),
    ]
  }
}
