/// Tables of Japanese input: Latin letters to kana, the keys of the flick keyboard, voiced and small kana, and
/// words.
enum KanaTable {
  /// Kana by the letters of their sounds.
  static let romaji: [String: String] = {
    var result: [String: String] = [:]
    for line in romajiTable.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      let consonant = first == "-" ? "" : first
      for (vowel, kana) in zip("aiueo", words.dropFirst()) where kana != "-" {
        result[consonant + String(vowel)] = kana
      }
    }
    for entry in exceptions.split(separator: " ") {
      let parts = entry.split(separator: "=").map(String.init)
      if parts.count == 2 { result[parts[0]] = parts[1] }
    }
    return result
  }()

  /// A row for each consonant: the kana with a, i, u, e and o.
  private static let romajiTable = """
    - あ い う え お
    k か き く け こ
    s さ し す せ そ
    t た ち つ て と
    n な に ぬ ね の
    h は ひ ふ へ ほ
    m ま み む め も
    y や - ゆ いぇ よ
    r ら り る れ ろ
    w わ うぃ - うぇ を
    g が ぎ ぐ げ ご
    z ざ じ ず ぜ ぞ
    d だ ぢ づ で ど
    b ば び ぶ べ ぼ
    p ぱ ぴ ぷ ぺ ぽ
    c か し く せ こ
    f ふぁ ふぃ ふ ふぇ ふぉ
    j じゃ じ じゅ じぇ じょ
    v ゔぁ ゔぃ ゔ ゔぇ ゔぉ
    l ぁ ぃ ぅ ぇ ぉ
    x ぁ ぃ ぅ ぇ ぉ
    ky きゃ きぃ きゅ きぇ きょ
    sy しゃ しぃ しゅ しぇ しょ
    sh しゃ し しゅ しぇ しょ
    ty ちゃ ちぃ ちゅ ちぇ ちょ
    ch ちゃ ち ちゅ ちぇ ちょ
    cy ちゃ ちぃ ちゅ ちぇ ちょ
    ts つぁ つぃ つ つぇ つぉ
    th てゃ てぃ てゅ てぇ てょ
    ny にゃ にぃ にゅ にぇ にょ
    hy ひゃ ひぃ ひゅ ひぇ ひょ
    my みゃ みぃ みゅ みぇ みょ
    ry りゃ りぃ りゅ りぇ りょ
    gy ぎゃ ぎぃ ぎゅ ぎぇ ぎょ
    zy じゃ じぃ じゅ じぇ じょ
    jy じゃ じぃ じゅ じぇ じょ
    dy ぢゃ ぢぃ ぢゅ ぢぇ ぢょ
    dh でゃ でぃ でゅ でぇ でょ
    by びゃ びぃ びゅ びぇ びょ
    py ぴゃ ぴぃ ぴゅ ぴぇ ぴょ
    ly ゃ ぃ ゅ ぇ ょ
    xy ゃ ぃ ゅ ぇ ょ
    """

  private static let exceptions = "wi=うぃ we=うぇ xtu=っ ltu=っ xtsu=っ ltsu=っ xwa=ゎ lwa=ゎ nn=ん n'=ん"

  /// The kana of the flick keyboard's keys: tapped, and flicked to the left, up, to the right and down.
  static let flicks: [String: [String]] = [
    "あ": "あいうえお", "か": "かきくけこ", "さ": "さしすせそ", "た": "たちつてと", "な": "なにぬねの", "は": "はひふへほ", "ま": "まみむめも",
    "や": "や「ゆ」よ", "ら": "らりるれろ", "わ": "わをんー〜", "{kana-punctuation}": "、。？！…",
  ].mapValues { $0.map { String($0) } }

  /// The kana of repeated taps on a key.
  static let cycles: [String: [String]] = [
    "あ": "あいうえおぁぃぅぇぉ", "か": "かきくけこ", "さ": "さしすせそ", "た": "たちつてとっ", "な": "なにぬねの", "は": "はひふへほ",
    "ま": "まみむめも", "や": "やゆよゃゅょ", "ら": "らりるれろ", "わ": "わをんゎー〜", "、": "、。？！…",
  ].mapValues { $0.map { String($0) } }

  /// The cycles of small, voiced and semi-voiced forms for the key of the marks.
  static let rings: [[String]] = [
    "あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ", "すず", "せぜ", "そぞ", "ただ", "ちぢ", "つっづ",
    "てで",
    "とど", "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ", "やゃ", "ゆゅ", "よょ", "わゎ",
  ].map { $0.map { String($0) } }

  /// Returns the next form of a kana; nil if it has only one.
  static func modified(_ kana: String) -> String? {
    for ring in rings {
      if let index = ring.firstIndex(of: kana) { return ring[(index + 1) % ring.count] }
    }
    return nil
  }

  static func katakana(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          (0x3041...0x3096).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0x60) ?? scalar : scalar
        }))
  }

  /// Words by their kana.
  static let words: [String: [String]] = {
    var result: [String: [String]] = [:]
    for entry in wordTable.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: "=").map(String.init)
      guard parts.count == 2 else { continue }
      result[parts[0], default: []] += parts[1].split(separator: "/").map(String.init)
    }
    return result
  }()

  private static let wordTable = """
    にほん=日本 にほんご=日本語 にほんじん=日本人 とうきょう=東京 きょうと=京都 おおさか=大阪 わたし=私 ぼく=僕 あなた=貴方 かれ=彼 かのじょ=彼女 ひと=人
    おとこ=男 おんな=女 こども=子供 ともだち=友達 せんせい=先生 がくせい=学生 がっこう=学校 だいがく=大学 かいしゃ=会社 しごと=仕事 いえ=家 うち=家/内
    へや=部屋 まち=町/街 くに=国 せかい=世界 やま=山 かわ=川 うみ=海 そら=空 てんき=天気 あめ=雨 ゆき=雪 はな=花/鼻 き=木/気 いぬ=犬 ねこ=猫 さかな=魚 とり=鳥
    きょう=今日 あした=明日 きのう=昨日 いま=今 あさ=朝 ひる=昼 よる=夜 ごぜん=午前 ごご=午後 じかん=時間 ふん=分 ねん=年 つき=月 ひ=日/火 しゅうまつ=週末
    げつようび=月曜日 かようび=火曜日 すいようび=水曜日 もくようび=木曜日 きんようび=金曜日 どようび=土曜日 にちようび=日曜日
    いち=一 に=二 さん=三 よん=四 ご=五 ろく=六 なな=七 はち=八 きゅう=九 じゅう=十 ひゃく=百 せん=千 まん=万 えん=円
    みる=見る いく=行く くる=来る たべる=食べる のむ=飲む よむ=読む かく=書く きく=聞く はなす=話す いう=言う おもう=思う しる=知る わかる=分かる つくる=作る
    つかう=使う かう=買う うる=売る まつ=待つ あう=会う かえる=帰る はいる=入る でる=出る おきる=起きる ねる=寝る あるく=歩く はしる=走る およぐ=泳ぐ あそぶ=遊ぶ
    おおきい=大きい ちいさい=小さい たかい=高い やすい=安い ひくい=低い あたらしい=新しい ふるい=古い いい=良い わるい=悪い ながい=長い みじかい=短い はやい=早い/速い
    おそい=遅い あつい=暑い/熱い/厚い さむい=寒い つめたい=冷たい たのしい=楽しい うれしい=嬉しい かなしい=悲しい むずかしい=難しい やさしい=優しい/易しい おいしい=美味しい
    すき=好き きらい=嫌い げんき=元気 きれい=綺麗 ゆうめい=有名 しずか=静か べんり=便利 しんせつ=親切 たいせつ=大切 だいじょうぶ=大丈夫
    でんわ=電話 でんしゃ=電車 でんき=電気 じてんしゃ=自転車 くるま=車 ひこうき=飛行機 えき=駅 くうこう=空港 みせ=店 びょういん=病院 ぎんこう=銀行 としょかん=図書館
    ごはん=ご飯 みず=水 おちゃ=お茶 さけ=酒 にく=肉 やさい=野菜 くだもの=果物 たまご=卵 ほん=本 かみ=紙/髪/神 てがみ=手紙 しゃしん=写真 えいが=映画 おんがく=音楽
    なまえ=名前 じゅうしょ=住所 ばんごう=番号 しつもん=質問 こたえ=答え もんだい=問題 いみ=意味 ことば=言葉 かんじ=漢字 えいご=英語 ちゅうごく=中国 かんこく=韓国
    べんきょう=勉強 れんしゅう=練習 りょこう=旅行 りょうり=料理 せんたく=選択/洗濯 そうじ=掃除 けっこん=結婚 たんじょうび=誕生日 ありがとう=有難う おねがい=お願い
    けんさく=検索 にゅうりょく=入力 せってい=設定 へんしゅう=編集 さくじょ=削除 ほぞん=保存 そうしん=送信 じゅしん=受信 かくにん=確認 かいし=開始 しゅうりょう=終了
    あい=愛 こころ=心 ちから=力 みみ=耳 め=目 て=手 あし=足 あたま=頭 くち=口 からだ=体 ちち=父 はは=母 あに=兄 あね=姉 おとうと=弟 いもうと=妹 かぞく=家族
    """
}
