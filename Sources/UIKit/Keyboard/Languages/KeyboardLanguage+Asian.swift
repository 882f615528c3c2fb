/// Languages whose text is composed from the typed keys.
extension KeyboardLanguage {
  static let asianTables: [String: String] = [
    "ko": """
    name 한국어
    rows ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ|ㅁㄴㅇㄹㅎㅗㅓㅏㅣ|ㅋㅌㅊㅍㅠㅜㅡ
    shifted ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ|ㅁㄴㅇㄹㅎㅗㅓㅏㅣ|ㅋㅌㅊㅍㅠㅜㅡ
    composition hangul
    letters 가나다
    titles 스페이스|엔터|이동|검색|연결|다음|경로|보내기|완료|계속|SOS|탭|대문자 고정
    currency ₩
    """,
    "zh-Hans": """
    name 简体拼音
    rows qwertyuiop|asdfghjkl|zxcvbnm
    composition pinyin
    letters 拼音
    titles 空格|换行|前往|搜索|加入|下一项|路线|发送|完成|继续|SOS|制表|大写锁定
    punctuation 。，、？！
    signs -/：；（）$@“”
    currency ¥
    """,
    "ja-kana": """
    name 日本語かな
    rows あかさ|たなは|まやら
    composition kana
    letters あいう
    titles 空白|改行|開く|検索|接続|次へ|経路|送信|完了|続ける|SOS|タブ|英字固定
    punctuation 。、？！'
    signs -/：；（）$&@"
    quotes 「」『』
    currency ¥
    """,
    "ja-romaji": """
    name 日本語ローマ字
    rows qwertyuiop|asdfghjklー|zxcvbnm
    composition romaji
    letters あいう
    titles 空白|改行|開く|検索|接続|次へ|経路|送信|完了|続ける|SOS|タブ|英字固定
    punctuation 。、？！'
    signs -/：；（）$&@"
    quotes 「」『』
    currency ¥
    """,
  ]
}
