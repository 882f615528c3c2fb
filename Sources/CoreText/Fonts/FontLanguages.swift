/// The languages that determine the regional shapes of Han characters.
package enum FontLanguages {
  /// The languages in order of preference ("ja", "zh-Hant"); nil stands for those of the process. The host sets it
  /// before text is laid out.
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
