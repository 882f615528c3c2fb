/// Data that is copied and pasted, in one app or between apps.
///
/// ```swift
/// UIPasteboard.general.string = "Copied"
/// if UIPasteboard.general.hasStrings { label.text = UIPasteboard.general.string }
/// ```
///
/// A pasteboard has items, each in one or more types. In a window, the text of the general pasteboard is that of
/// the computer's clipboard; everything else, and everything in a headless run, lasts as long as the app runs.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipasteboard>
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard that all apps share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Keys of options for items.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `Date` after which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool`: whether the items are not shared with other devices. They are never shared.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted when the content has changed, with the added and removed types in its user info.
  public class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
  /// Posted when a pasteboard of the app's own was removed.
  public class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }
  /// The key of the added types, an array of strings.
  public class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
  /// The key of the removed types, an array of strings.
  public class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }
  /// A type for values whose actual type is derived from the value.
  public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }
  /// The types that `string` reads.
  public static var typeListString: NSArray {
    get { typeLists.withLock { $0.text } }
    set { typeLists.withLock { $0.text = newValue } }
  }
  /// The types that `url` reads.
  public static var typeListURL: NSArray {
    get { typeLists.withLock { $0.url } }
    set { typeLists.withLock { $0.url = newValue } }
  }
  /// The types that `image` reads.
  public static var typeListImage: NSArray {
    get { typeLists.withLock { $0.image } }
    set { typeLists.withLock { $0.image = newValue } }
  }
  /// The types that `color` reads.
  public static var typeListColor: NSArray {
    get { typeLists.withLock { $0.color } }
    set { typeLists.withLock { $0.color = newValue } }
  }

  private struct TypeLists {
    var text = NSArray(array: PasteboardType.text)
    var url = NSArray(array: PasteboardType.url)
    var image = NSArray(array: PasteboardType.image)
    var color = NSArray(array: PasteboardType.color)
  }

  private static let typeLists = Locked(TypeLists())

  private static let boards = Locked<[Name: UIPasteboard]>([:])

  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { board(.general) }

  private static func board(_ name: Name) -> UIPasteboard {
    boards.withLock { boards in
      if let board = boards[name] { return board }
      let board = UIPasteboard(name)
      boards[name] = board
      return board
    }
  }

  /// Creates or returns the app's pasteboard with a name; nil if it does not exist and `create` is false.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let known = UIPasteboard.boards.withLock { $0[pasteboardName] }
    guard create || known != nil else { return nil }
    self.init(pasteboardName)
    store = (known ?? UIPasteboard.board(pasteboardName)).store
  }

  /// Creates a pasteboard of the app with a unique name.
  open class func withUniqueName() -> UIPasteboard { board(Name(UUID().uuidString)) }

  /// Removes a pasteboard and its contents; the general one stays.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let board = boards.withLock({ $0.removeValue(forKey: pasteboardName) }) else {
      return
    }
    board.store.replace([], expires: nil)
    NotificationCenter.default.post(name: removedNotification, object: board)
  }

  /// Creates a pasteboard without a name.
  public override init() {
    name = Name(UUID().uuidString)
    store = PasteboardStore(isGeneral: false)
    super.init()
  }

  private init(_ name: Name) {
    self.name = name
    store = PasteboardStore(isGeneral: name == .general)
    super.init()
  }

  /// The name by which the app finds the pasteboard.
  open private(set) var name: Name
  private var store: PasteboardStore

  /// Whether the content stays when the app ends: true for the general pasteboard.
  open var isPersistent: Bool { name == .general }
  /// Has no effect: only the general pasteboard outlives its app.
  open func setPersistent(_ persistent: Bool) {}
  /// Grows by each change of the contents.
  open var changeCount: Int { store.changeCount }

  // MARK: Items

  /// The items, each a dictionary of values by their types, which are representations of the same content.
  open var items: [[String: Any]] {
    get { store.items }
    set { set(newValue) }
  }
  /// The number of items, each of which may have several types.
  open var numberOfItems: Int { items.count }

  /// Appends items, each a dictionary of values by type.
  open func addItems(_ items: [[String: Any]]) { set(self.items + items) }

  /// Replaces the items, each a dictionary of values by their types. The options limit their visibility and
  /// lifetime.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    set(items, expires: options[.expirationDate] as? Date)
  }

  /// The items as providers of their data. Setting them stores the data of the providers that are available
  /// synchronously.
  open var itemProviders: [NSItemProvider] {
    get { items.map(PasteboardProviders.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }
  /// Replaces the items by the data of providers. They are removed after the expiration date, if there is one; they
  /// are not shared with other devices.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    set(itemProviders.map(PasteboardProviders.item), expires: expirationDate)
  }
  /// Replaces the items by objects, each in all types that its class can be written in.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }
  /// Replaces the items by objects, each in all types in which its class can be written. They are removed after the
  /// expiration date, if there is one.
  open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    let providers = objects.map { NSItemProvider(object: $0) }
    setItemProviders(providers, localOnly: localOnly, expirationDate: expirationDate)
  }

  private func set(_ items: [[String: Any]], expires: Date? = nil) {
    let before = Set(types)
    store.replace(items.map(PasteboardType.resolved), expires: expires)
    let after = Set(types)
    let info = [
      UIPasteboard.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
      UIPasteboard.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
    ].filter { !$0.value.isEmpty }
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self, userInfo: info)
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    contains(pasteboardTypes: pasteboardTypes, inItemSet: IndexSet(integer: 0))
  }

  /// Returns whether one of the items in the set, or of all items if that is nil, has one of the types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Returns the types of the items with those indices, or of all items for nil.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

  /// Returns the indices of the items that have one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
  }

  func chosen(_ set: IndexSet?) -> [[String: Any]] {
    guard let set else { return items }
    let items = items
    return set.filter(items.indices.contains).map { items[$0] }
  }

  // MARK: Values

  /// Returns the first item's value of a type; nil if there is none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Replaces the items by one with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { set([[pasteboardType: value]]) }
  /// Returns the values of a type of the items with those indices, or of all items for nil.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }

  /// Returns the first item's data of a type; nil if it has none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(PasteboardType.data)
  }
  /// Replaces the items by one with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
  /// Returns the data of a type of the items with those indices, or of all items for nil.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(PasteboardType.data)
  }

  /// The text of the first item, or of its URL. Setting it replaces all items; nil removes them.
  open var string: String? {
    get { items.first.flatMap(PasteboardType.string) }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all items; nil if none has one. Setting it replaces the items.
  open var strings: [String]? {
    get { found(PasteboardType.string) }
    set { set((newValue ?? []).map { [PasteboardType.text[0]: $0] }) }
  }
  /// The URL of the first item; nil if it has none. Setting it replaces the items.
  open var url: URL? {
    get { items.first.flatMap(PasteboardType.link) }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of all items; nil if none has one. Setting it replaces the items.
  open var urls: [URL]? {
    get { found(PasteboardType.link) }
    set { set((newValue ?? []).map { [PasteboardType.url[0]: $0] }) }
  }
  /// The image of the first item; nil if it has none. Setting it replaces the items.
  open var image: UIImage? {
    get { items.first.flatMap(PasteboardType.picture) }
    set { images = newValue.map { [$0] } }
  }
  /// The images of all items; nil if none has one. Setting it replaces the items.
  open var images: [UIImage]? {
    get { found(PasteboardType.picture) }
    set { set((newValue ?? []).map { [PasteboardType.image[0]: $0] }) }
  }
  /// The color of the first item; nil if it has none. Setting it replaces the items.
  open var color: UIColor? {
    get { items.first?[PasteboardType.color[0]] as? UIColor }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors of all items; nil if none has one. Setting it replaces the items.
  open var colors: [UIColor]? {
    get { found { $0[PasteboardType.color[0]] as? UIColor } }
    set { set((newValue ?? []).map { [PasteboardType.color[0]: $0] }) }
  }

  private func found<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(read)
    return values.isEmpty ? nil : values
  }

  /// Whether an item has a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether an item has a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether an item has an image.
  open var hasImages: Bool { images != nil }
  /// Whether an item has a color.
  open var hasColors: Bool { colors != nil }
}
