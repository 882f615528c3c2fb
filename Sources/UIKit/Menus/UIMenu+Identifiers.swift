/// The names of the system's menus.
extension UIMenu.Identifier {
  /// The app's own menu, with its name.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files and documents.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The entry that shows information about the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The entry that opens the settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The menu of services of other apps.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The entries that hide apps.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The entry that ends the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The entry that opens a window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The menu of documents that were used lately.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The entries that close windows.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The entries that print.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The entries that save, copy and rename a document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The entries that undo and redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The entries that cut, copy, paste, delete and select.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The entries that find text.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The entries that replace text.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The entry that shares the selection.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The entries for bold, italic and underlined text.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The menu of spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The entries that show the spelling panel and check the document.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The entries that switch checking on and off.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The menu of substitutions, such as quotation marks.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The entry that shows the panel of substitutions.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The entries that switch substitutions on and off.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The entries that make letters capital or small.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The entries that speak text.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The entry that looks a word up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The entry that adds a word to the dictionary.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu of formats.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu of fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The entries that make text larger and smaller.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The entry that shows colors for text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The entries that copy and paste the style of text.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The menu of alignment and direction of text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The menu of the direction of writing.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The entries that align text.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The entries that show and change the toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The entry that shows the sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The entry that fills the screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The entries that minimize a window or make it larger.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The entries that bring windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The bar of menus itself.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
}
