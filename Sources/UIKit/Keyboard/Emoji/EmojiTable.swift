/// The emoji of the emoji keyboard by category.
enum EmojiTable {
  struct Category: Sendable {
    let name: String
    /// The symbol of the category in the row under the emoji.
    let symbol: String
    let emoji: [String]
  }

  static let categories: [Category] = sources.map { name, symbol, text in
    Category(name: name, symbol: symbol, emoji: text.filter { !$0.isWhitespace }.map { String($0) })
  }

  /// Returns the emoji whose Unicode name or category contains all the words, beginning with those whose name
  /// begins with the first word.
  static func search(_ query: String) -> [String] {
    let words = query.lowercased().split(separator: " ").map(String.init)
    guard let first = words.first else { return [] }
    var starting: [String] = []
    var others: [String] = []
    for (emoji, name) in names where words.allSatisfy({ word in name.contains { $0.hasPrefix(word) } }) {
      if name.first?.hasPrefix(first) == true { starting.append(emoji) } else { others.append(emoji) }
    }
    return starting + others
  }

  /// The words of each emoji's name, in the order of the keyboard.
  private static let names: [(emoji: String, words: [String])] = categories.flatMap { category in
    category.emoji.map { emoji in
      let words = emoji.unicodeScalars.flatMap { scalar -> [String] in
        let name = scalar.properties.name ?? ""
        return name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      }
      return (emoji, words + (synonyms[emoji] ?? []))
    }
  }

  private static let synonyms: [String: [String]] = [
    "😀": ["happy", "smile"], "😃": ["happy", "smile"], "😄": ["happy", "laugh"], "😂": ["laugh", "lol"],
    "🤣": ["laugh", "lol"],
    "😊": ["happy", "smile"], "😍": ["love"], "🥰": ["love"], "😘": ["kiss", "love"], "❤️": ["love", "red"],
    "👍": ["yes", "like", "ok"],
    "👎": ["no", "dislike"], "🎉": ["congratulations", "celebrate"], "😢": ["sad"], "😭": ["sad", "cry"],
    "😡": ["angry"],
    "🔥": ["hot", "lit"], "✅": ["yes", "done"], "❌": ["no", "x"], "🙏": ["thanks", "please", "pray"], "💩": ["poop"],
    "🚗": ["car"], "🐶": ["puppy"], "🐱": ["kitten"], "☕️": ["coffee"], "🍺": ["drink"], "🎂": ["cake"],
  ]

  /// Returns an emoji in the skin tones; empty if it has none.
  static func tones(of emoji: String) -> [String] {
    guard let first = emoji.unicodeScalars.first, first.properties.isEmojiModifierBase else { return [] }
    let rest = emoji.unicodeScalars.dropFirst().drop { $0.value == 0xFE0F }
    return (0x1F3FB...0x1F3FF).compactMap { Unicode.Scalar(UInt32($0)) }.map { tone in
      var scalars = String.UnicodeScalarView([first, tone])
      scalars.append(contentsOf: rest)
      return String(scalars)
    }
  }

  private static let sources: [(String, String, String)] = [
    (
      "Smileys & People", "face.smiling",
      """
      😀😃😄😁😆🥹😅😂🤣🥲☺️😊😇🙂🙃😉😌😍🥰😘😗😙😚😋😛😝😜🤪🤨🧐🤓😎🥸🤩🥳😏😒😞😔😟😕🙁☹️😣😖😫😩🥺😢😭😤😠😡🤬🤯😳🥵🥶😱😨😰😥😓🤗🤔
      🤭🤫🤥😶😐😑😬🙄😯😦😧😮😲🥱😴🤤😪😵🤐🥴🤢🤮🤧😷🤒🤕🤑🤠😈👿👹👺🤡💩👻💀☠️👽👾🤖🎃😺😸😹😻😼😽🙀😿😾🙌👏🤝👍👎👊✊🤛🤜🤞✌️🤟🤘👌🤌🤏👈👉👆👇
      ☝️✋🤚🖐️🖖👋🤙💪🦾🖕✍️🙏🦶🦵💄💋👄🦷👅👂👃👣👁️👀🧠🗣️👤👥👶👧🧒👦👩🧑👨👱🧔👵🧓👴👲👳🧕👮👷💂🕵️👰🤵👸🤴🦸🦹🤶🎅🧙🧝🧛🧟🧞🧜🧚👼🤰🤱🙇💁🙅🙆🙋🤦🤷🙎🙍💇💆
      🧖💅🤳💃🕺👯🕴️🚶🧍🧎🏃👫👭👬💑💏👪🧶🧵🧥🥼👚👕👖👔👗👙👘🥻👠👡👢👞👟🥾🧦🧤🧣🎩🧢👒🎓⛑️👑💍👝👛👜💼🎒🧳👓🕶️🥽🌂
      """
    ),
    (
      "Animals & Nature", "pawprint",
      """
      🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐽🐸🐵🙈🙉🙊🐒🐔🐧🐦🐤🐣🐥🦆🦅🦉🦇🐺🐗🐴🦄🐝🐛🦋🐌🐞🐜🦟🦗🕷️🕸️🦂🐢🐍🦎🦖🦕🐙🦑🦐🦞🦀🐡🐠🐟🐬🐳🐋🦈🐊🐅🐆🦓🦍🦧🐘🦛🦏🐪🐫🦒🦘🐃
      🐂🐄🐎🐖🐏🐑🦙🐐🦌🐕🐩🐈🐓🦃🦚🦜🦢🦩🕊️🐇🦝🦨🦡🦦🦥🐁🐀🐿️🦔🐾🐉🐲🌵🎄🌲🌳🌴🌱🌿☘️🍀🎍🎋🍃🍂🍁🍄🐚🌾💐🌷🌹🥀🌺🌸🌼🌻🌞🌝🌛🌜🌚🌕🌖🌗🌘🌑🌒🌓🌔🌙🌎🌍🌏🪐💫⭐️🌟✨
      ⚡️☄️💥🔥🌪️🌈☀️🌤️⛅️🌥️☁️🌦️🌧️⛈️🌩️🌨️❄️☃️⛄️🌬️💨💧💦☔️☂️🌊🌫️
      """
    ),
    (
      "Food & Drink", "fork.knife",
      """
      🍏🍎🍐🍊🍋🍌🍉🍇🍓🫐🍈🍒🍑🥭🍍🥥🥝🍅🍆🥑🥦🥬🥒🌶️🌽🥕🧄🧅🥔🍠🥐🥯🍞🥖🥨🧀🥚🍳🧈🥞🧇🥓🥩🍗🍖🌭🍔🍟🍕🥪🥙🧆🌮🌯🥗🥘🥫🍝🍜🍲🍛🍣🍱🥟🦪🍤🍙🍚🍘🍥🥠🥮🍢🍡🍧🍨🍦🥧🧁
      🍰🎂🍮🍭🍬🍫🍿🍩🍪🌰🥜🍯🥛🍼☕️🍵🧃🥤🍶🍺🍻🥂🍷🥃🍸🍹🧉🍾🧊🥄🍴🍽️🥣🥡🥢🧂
      """
    ),
    (
      "Activity", "sportscourt",
      """
      ⚽️🏀🏈⚾️🥎🎾🏐🏉🥏🎱🪀🏓🏸🏒🏑🥍🏏🥅⛳️🪁🏹🎣🤿🥊🥋🎽🛹🛷⛸️🥌🎿⛷️🏂🪂🏋️🤼🤸⛹️🤺🤾🏌️🏇🧘🏄🏊🤽🚣🧗🚵🚴🏆🥇🥈🥉🏅🎖️🏵️🎗️🎫🎟️🎪🤹🎭🩰🎨🎬🎤🎧🎼🎹🥁🎷🎺🎸🪕🎻🎲♟️🎯🎳🎮🎰🧩
      """
    ),
    (
      "Travel & Places", "car",
      """
      🚗🚕🚙🚌🚎🏎️🚓🚑🚒🚐🚚🚛🚜🦯🦽🦼🛴🚲🛵🏍️🛺🚨🚔🚍🚘🚖🚡🚠🚟🚃🚋🚞🚝🚄🚅🚈🚂🚆🚇🚊🚉✈️🛫🛬🛩️💺🛰️🚀🛸🚁🛶⛵️🚤🛥️🛳️⛴️🚢⚓️⛽️🚧🚦🚥🚏🗺️🗿🗽🗼🏰🏯🏟️🎡🎢🎠⛲️⛱️🏖️🏝️🏜️🌋⛰️🏔️🗻🏕️⛺️🏠🏡🏘️
      🏚️🏗️🏭🏢🏬🏣🏤🏥🏦🏨🏪🏫🏩💒🏛️⛪️🕌🕍🛕🕋⛩️🛤️🛣️🗾🎑🏞️🌅🌄🌠🎇🎆🌇🌆🏙️🌃🌌🌉🌁
      """
    ),
    (
      "Objects", "lightbulb",
      """
      ⌚️📱📲💻⌨️🖥️🖨️🖱️🖲️🕹️🗜️💽💾💿📀📼📷📸📹🎥📽️🎞️📞☎️📟📠📺📻🎙️🎚️🎛️🧭⏱️⏲️⏰🕰️⌛️⏳📡🔋🔌💡🔦🕯️🪔🧯🛢️💸💵💴💶💷💰💳💎⚖️🧰🔧🔨⚒️🛠️⛏️🔩⚙️🧱⛓️🧲🔫💣🧨🪓🔪🗡️⚔️🛡️🚬⚰️⚱️🏺🔮📿🧿💈⚗️🔭🔬🕳️
      🩹🩺💊💉🩸🧬🦠🧫🧪🌡️🧹🧺🧻🚽🚰🚿🛁🛀🧼🪒🧽🧴🛎️🔑🗝️🚪🪑🛋️🛏️🛌🧸🖼️🛍️🛒🎁🎈🎏🎀🎊🎉🎎🏮🎐🧧✉️📩📨📧💌📥📤📦🏷️📪📫📬📭📮📯📜📃📄📑🧾📊📈📉🗒️🗓️📆📅🗑️📇🗃️🗳️🗄️📋📁📂🗂️🗞️📰📓📔📒
      📕📗📘📙📚📖🔖🧷🔗📎🖇️📐📏🧮📌📍✂️🖊️🖋️✒️🖌️🖍️📝✏️🔍🔎🔏🔐🔒🔓
      """
    ),
    (
      "Symbols", "number",
      """
      ❤️🧡💛💚💙💜🖤🤍🤎💔❣️💕💞💓💗💖💘💝💟☮️✝️☪️🕉️☸️✡️🔯🕎☯️☦️🛐⛎♈️♉️♊️♋️♌️♍️♎️♏️♐️♑️♒️♓️🆔⚛️☢️☣️📴📳🈶🈚️🈸🈺🈷️✴️🆚💮🉐㊙️㊗️🈴🈵🈹🈲🅰️🅱️🆎🆑🅾️🆘❌⭕️🛑⛔️📛🚫💯💢♨️🚷🚯🚳🚱🔞📵🚭❗️❕❓❔‼️⁉️🔅🔆
      〽️⚠️🚸🔱⚜️🔰♻️✅🈯️💹❇️✳️❎🌐💠Ⓜ️🌀💤🏧🚾♿️🅿️🈳🈂️🛂🛃🛄🛅🚹🚺🚼🚻🚮🎦📶🈁🔣ℹ️🔤🔡🔠🆖🆗🆙🆒🆕🆓0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣🔟🔢#️⃣*️⃣⏏️▶️⏸️⏯️⏹️⏺️⏭️⏮️⏩⏪⏫⏬◀️🔼🔽➡️⬅️⬆️⬇️↗️↘️↙️↖️↕️↔️↪️↩️
      ⤴️⤵️🔀🔁🔂🔄🔃🎵🎶➕➖➗✖️♾️💲💱™️©️®️➰➿🔚🔙🔛🔝🔜✔️☑️🔘🔴🟠🟡🟢🔵🟣⚫️⚪️🟤🔺🔻🔸🔹🔶🔷🔳🔲▪️▫️◾️◽️◼️◻️🟥🟧🟨🟩🟦🟪⬛️⬜️🟫🔈🔇🔉🔊🔔🔕📣📢💬💭🗯️♠️♣️♥️♦️🃏🎴🀄️
      """
    ),
    (
      "Flags", "flag",
      """
      🏳️🏴🏁🚩🏳️‍🌈🇦🇷🇦🇺🇦🇹🇧🇪🇧🇷🇧🇬🇨🇦🇨🇱🇨🇳🇨🇴🇭🇷🇨🇿🇩🇰🇪🇬🇪🇪🇪🇺🇫🇮🇫🇷🇩🇪🇬🇷🇭🇰🇭🇺🇮🇸🇮🇳🇮🇩🇮🇪🇮🇱🇮🇹🇯🇵🇰🇪🇱🇻🇱🇹🇱🇺🇲🇾🇲🇽🇳🇱🇳🇿🇳🇬🇳🇴🇵🇪🇵🇭🇵🇱🇵🇹🇷🇴🇷🇺🇸🇦🇷🇸🇸🇬🇸🇰🇸🇮🇿🇦🇰🇷🇪🇸🇸🇪🇨🇭🇹🇼🇹🇭🇹🇷🇺🇦🇦🇪🇬🇧🇺🇸🇻🇳
      """
    ),
  ]
}
