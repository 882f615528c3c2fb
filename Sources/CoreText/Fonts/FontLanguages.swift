/// The languages that decide between Chinese, Japanese and Korean shapes of the same characters.
package enum FontLanguages {
  /// Most preferred first ("ja", "zh-Hant"); nil takes the process's. The host sets it before text is laid out.
  package static var preferred: [String]? {
    get { Typesetter.withLock { ScriptFonts.languages } }
    set {
      Typesetter.withLock {
        ScriptFonts.languages = newValue
        FontInstance.forgetAll()
      }
    }
  }
}
