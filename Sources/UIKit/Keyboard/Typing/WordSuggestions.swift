/// The words in the bar over the keys during typing: completions of common words, and corrections if the machine
/// has a dictionary.
@MainActor enum WordSuggestions {
  /// Returns up to three words, the first one for the left field of the bar. Quotes around the first word mean that
  /// it is kept as typed.
  static func list(for word: String, language: String) -> [String] {
    guard !word.isEmpty, word.count < 40 else { return [] }
    if let correction = Spelling.correction(of: word, language: language) {
      let others = (Spelling.guesses(for: word, language: language) ?? []).filter {
        $0 != correction && !$0.contains(" ")
      }
      return Array((["“\(word)”", correction] + others).prefix(3))
    }
    let lowered = word.lowercased()
    guard let words = common[language] else { return [] }
    let longer = words.lazy.filter { $0.count > lowered.count && $0.hasPrefix(lowered) }.prefix(2)
    guard !longer.isEmpty else { return [] }
    return ["“\(word)”"] + longer.map { cased($0, like: word) }
  }

  /// Returns a word with the capitalization of the typed text.
  private static func cased(_ word: String, like typed: String) -> String {
    if typed.count > 1, typed == typed.uppercased() { return word.uppercased() }
    if typed.first?.isUppercase == true { return word.prefix(1).uppercased() + word.dropFirst() }
    return word == "i'm" || word == "i'll" || word == "i've" ? "I" + word.dropFirst() : word
  }

  /// Common words by language, the most frequent first.
  private static let common: [String: [String]] = ["en": english, "de": german].mapValues { text in
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let english = """
    the and that have for not with you this but his from they say her she will would there their what about which
    when make can like time just him know take people into year your good some could them see other than then now look
    only come its over think also back after use two how our work first well way even new want because any these give
    day most thanks thank really right here hello great been where going getting need should very much many more before
    down through little long another between never last being under still again same something someone sure today
    tomorrow tonight yesterday morning afternoon evening night week month home house world school place every friend
    family always around though thought until together different important please maybe better best little big small
    old young early late next already almost enough everything everyone anything anyone nothing nobody however without
    within during while since against nice love happy birthday sorry soon later meeting message email phone number address
    question answer problem change start stop help play work working keep looking forward feel feeling hope hear find
    found left right water food dinner lunch breakfast coffee money business company city country street store market
    music movie picture photo game book story car train bus plane beautiful possible available actually probably
    especially usually sometimes often yet able understand remember believe wait waiting call called talk talking tell
    told show let leave bring buy pay write read learn study move live happen happened became become high low open close
    inside outside weekend monday tuesday wednesday thursday friday saturday sunday january february march april june
    july august september october november december i'm i'll i've don't can't didn't won't it's that's
    """

  private static let german = """
    und der die das nicht ist ich sie wir mit auf für ein eine einen haben sein werden auch noch nur schon wenn aber
    oder dann dass kann können müssen machen gehen kommen sehen wissen heute morgen gestern danke bitte gut guten
    schön immer wieder vielleicht zusammen zwischen während natürlich eigentlich etwas alles nichts jemand niemand
    """
}
