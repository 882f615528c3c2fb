import CoreGraphics
internal import FoundationXML

/// An Interface Builder file, read once and kept: a storyboard's scenes are made from it one at a time.
final class NibDocument {
  struct ReadingError: Error { let message: String }

  let path: String
  let root: NibElement
  /// The scenes of a storyboard by the identifier of their controllers' elements.
  let scenes: [String: NibElement]

  private init(path: String, root: NibElement) {
    self.path = path
    self.root = root
    var scenes: [String: NibElement] = [:]
    for scene in root.child(named: "scenes")?.children ?? [] {
      guard let controller = NibDocument.controller(of: scene), let id = controller.id else { continue }
      if scenes[id] == nil { scenes[id] = scene }
    }
    self.scenes = scenes
  }

  var fileName: String { (path as NSString).lastPathComponent }

  /// The controller of a scene: the first object that is neither a placeholder nor the exit.
  static func controller(of scene: NibElement) -> NibElement? {
    let objects = scene.child(named: "objects")?.children ?? []
    return objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name.hasSuffix("ontroller") || $0.name == "viewControllerPlaceholder" }
  }

  var initialController: NibElement? {
    root["initialViewController"].flatMap { scenes[$0] }.flatMap(NibDocument.controller)
  }

  func controller(storyboardIdentifier: String) -> NibElement? {
    scenes.values.lazy.compactMap(NibDocument.controller).first {
      $0["storyboardIdentifier"] == storyboardIdentifier
    }
  }

  func controller(id: String) -> NibElement? { scenes[id].flatMap(NibDocument.controller) }

  /// The colour of a catalog as the file remembers it, for a catalog that is not there.
  func rememberedColor(named name: String) -> NibElement? {
    root.child(named: "resources")?.children.first {
      ["namedColor", "systemColor"].contains($0.name) && $0["name"] == name
    }?.child(named: "color")
  }

  // MARK: Reading

  nonisolated(unsafe) private static var read: [String: NibDocument] = [:]

  /// The document at the path, from memory when it was read before.
  static func at(_ path: String) throws -> NibDocument {
    if let document = read[path] { return document }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReadingError(message: "\(path): cannot be read")
    }
    let document = NibDocument(path: path, root: try NibReader.read(data, path: path))
    read[path] = document
    return document
  }

  /// The document in the data, which is not kept.
  static func from(_ data: Data) throws -> NibDocument {
    NibDocument(path: "data", root: try NibReader.read(data, path: "data"))
  }
}

/// Builds the tree of elements.
private final class NibReader: NSObject, XMLParserDelegate {
  private var root: NibElement?
  private var open: [NibElement] = []
  private var problem: String?
  /// Whether every element that was opened was closed: a file that was cut off is not always an error to the parser.
  private var isClosed: Bool { open.isEmpty }
  /// Deeper than any view hierarchy; a hostile file stops here.
  private static let depthLimit = 512

  static func read(_ data: Data, path: String) throws -> NibElement {
    let reader = NibReader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isComplete = parser.parse()
    if let problem = reader.problem {
      throw NibDocument.ReadingError(message: "\(path):\(parser.lineNumber): \(problem)")
    }
    guard isComplete, parser.parserError == nil, reader.isClosed, let root = reader.root else {
      let reason = parser.parserError.map { " (\($0.localizedDescription))" } ?? ""
      throw NibDocument.ReadingError(
        message: "\(path):\(parser.lineNumber): is not the XML that Interface Builder saves\(reason); "
          + "open and save it in Xcode")
    }
    guard root.name == "document" else {
      throw NibDocument.ReadingError(
        message: root.name == "archive"
          ? "\(path): has the format of Xcode 4; open and save it in a newer Xcode"
          : "\(path): its root element is \(root.name), not document")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = NibElement(name: name, attributes: attributes, line: parser.lineNumber)
    if let parent = open.last { parent.append(element) } else if root == nil { root = element }
    open.append(element)
    if open.count > Self.depthLimit {
      problem = "its elements are nested more than \(Self.depthLimit) deep"
      parser.abortParsing()
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if !open.isEmpty { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.addText(string) }
}
