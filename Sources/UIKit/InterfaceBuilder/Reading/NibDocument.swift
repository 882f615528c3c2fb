import CoreGraphics

/// An Interface Builder file, read once and cached.
///
/// A xib is read completely. Of a storyboard everything but the scenes is read; they are skipped, with a check of
/// their syntax, and each is read on first access.
package final class NibDocument {
  package struct ReadingError: Error {
    package let message: String
    /// Whether the file is for another platform.
    package var isForeign = false
  }

  package let path: String
  private let data: Data
  /// The document without the contents of its scenes.
  package let root: NibElement
  /// The objects of a xib; empty for a storyboard.
  package let objects: NibScope
  private let scenes: [NibParser.PassedScene]
  private var scopes: [Int: NibScope] = [:]
  private var sceneOfController: [String: Int] = [:]
  private var sceneOfIdentifier: [String: Int] = [:]

  private init(path: String, data: Data) throws {
    self.path = path
    self.data = data
    var scenes: [NibParser.PassedScene] = []
    do {
      root = try data.withUnsafeBytes { bytes in
        var parser = NibParser(bytes)
        return try parser.readElement { scenes.append($0) }
      }
    } catch {
      throw ReadingError(message: NibDocument.message(for: error, path: path, data: data))
    }
    try NibDocument.check(root, path: path)
    self.scenes = scenes
    objects = NibScope(root.child(named: "objects"))
    for (index, scene) in scenes.enumerated() {
      guard let controller = NibDocument.controller(among: scene.objects) else { continue }
      if let id = controller.id {
        if sceneOfController[id] == nil {
          sceneOfController[id] = index
        } else {
          reportSecond("id", id, controller)
        }
      }
      if let name = controller["storyboardIdentifier"] {
        if sceneOfIdentifier[name] == nil {
          sceneOfIdentifier[name] = index
        } else {
          reportSecond("storyboard identifier", name, controller)
        }
      }
    }
  }

  /// Logs a duplicate, as results from merges; Xcode refuses to compile such a file.
  private func reportSecond(_ key: String, _ value: String, _ controller: NibElement) {
    Console.writeOnce(
      "\(fileName):\(line(of: controller)): two scenes have the \(key) \(value), of which the first one is used; give the "
        + "other one its own in Interface Builder")
  }

  private static func check(_ root: NibElement, path: String) throws {
    guard root.name == "document" else {
      throw ReadingError(
        message: root.name == "archive"
          ? "\(path): has the format of Xcode 4; open and save it in a newer Xcode"
          : "\(path): its root element is \(root.name), not document")
    }
    let platform = root["targetRuntime"] ?? ""
    guard platform.isEmpty || platform.hasPrefix("iOS") || platform.hasPrefix("AppleTV") else {
      throw ReadingError(message: "\(path): is made for \(platform), not for iOS", isForeign: true)
    }
  }

  private static func message(for error: any Error, path: String, data: Data) -> String {
    guard let problem = error as? NibParser.Problem else { return "\(path): \(error)" }
    let line = line(at: problem.offset, of: data)
    if problem.message.contains("nested more than") { return "\(path):\(line): \(problem.message)" }
    return
      "\(path):\(line): is not the XML that Interface Builder saves (it \(problem.message)); open and save it in Xcode"
  }

  var fileName: String { (path as NSString).lastPathComponent }

  /// Returns the line of an element, for messages.
  func line(of element: NibElement) -> Int { NibDocument.line(at: element.offset, of: data) }

  private static func line(at offset: Int, of data: Data) -> Int {
    1 + data.prefix(offset).reduce(into: 0) { if $1 == 0x0A { $0 += 1 } }
  }

  // MARK: Scenes

  /// Returns the controller of a scene: the object that is marked as such, else the first controller.
  private static func controller(among objects: [NibElement]) -> NibElement? {
    objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name.hasSuffix("ontroller") || $0.name == "viewControllerPlaceholder" }
  }

  var hasInitialController: Bool { root["initialViewController"] != nil }
  /// The identifiers of all scenes' controllers, in the file's order.
  package var controllerIDs: [String] { scenes.compactMap { NibDocument.controller(among: $0.objects)?.id } }

  func initialScene() -> NibScene? { root["initialViewController"].flatMap(scene(controllerID:)) }
  package func scene(controllerID: String) -> NibScene? { sceneOfController[controllerID].flatMap(scene(at:)) }
  func scene(identifier: String) -> NibScene? { sceneOfIdentifier[identifier].flatMap(scene(at:)) }

  private func scene(at index: Int) -> NibScene? {
    guard let scope = scope(at: index), let controller = NibDocument.controller(among: scope.elements) else {
      return nil
    }
    return NibScene(document: self, controller: controller, scope: scope)
  }

  private func scope(at index: Int) -> NibScope? {
    if let scope = scopes[index] { return scope }
    let scene = try? data.withUnsafeBytes { bytes in
      var parser = NibParser(bytes, range: scenes[index].range)
      return try parser.readElement()
    }
    guard let scene else {
      Console.write("\(fileName): a scene can't be read; open and save the file in Xcode")
      return nil
    }
    let scope = NibScope(scene.child(named: "objects"))
    scopes[index] = scope
    return scope
  }

  /// Returns the color that the file stores for a catalog's, in case that does not exist.
  func rememberedColor(named name: String) -> NibElement? {
    root.child(named: "resources")?.children.first {
      ["namedColor", "systemColor"].contains($0.name) && $0["name"] == name
    }?.child(named: "color")
  }

  /// Returns whether a name denotes a system symbol, by the file's list of resources; nil if the list does not
  /// contain the name or contains it twice. A button's state has one attribute `catalog` for its image and its
  /// background image, of which one may be the app's own.
  func isSystemImage(named name: String) -> Bool? {
    let entries = root.child(named: "resources")?.children.filter { $0.name == "image" && $0["name"] == name } ?? []
    return entries.count == 1 ? entries[0]["catalog"] == "system" : nil
  }

  func rememberedSize(ofImage name: String) -> CGSize? {
    let image = root.child(named: "resources")?.children.first { $0.name == "image" && $0["name"] == name }
    guard let width = image?.number("width"), let height = image?.number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  // MARK: Reading

  private static let read = Locked<[String: NibDocument]>([:])

  /// Returns the document at the path, from the cache if it was read before.
  package static func at(_ path: String) throws -> NibDocument {
    if let document = read.withLock({ $0[path] }) { return document }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReadingError(message: "\(path): cannot be read")
    }
    let document = try NibDocument(path: path, data: data)
    read.withLock { $0[path] = document }
    return document
  }

  /// Returns the document in the data, without caching.
  static func from(_ data: Data) throws -> NibDocument { try NibDocument(path: "data", data: data) }
}

/// A storyboard scene in the file.
package struct NibScene {
  let document: NibDocument
  package let controller: NibElement
  package let scope: NibScope
}

/// The objects that one loading can create, of a xib or of a scene, by identifier.
package final class NibScope {
  package let elements: [NibElement]
  private var byID: [String: NibElement] = [:]
  /// Identifiers of several elements, of which the first is used.
  private var ambiguous: [String] = []

  init(_ list: NibElement?) {
    elements = list?.children ?? []
    var waiting = Array(elements.reversed())
    while let element = waiting.popLast() {
      if let id = element.id {
        if byID[id] == nil { byID[id] = element } else { ambiguous.append(id) }
      }
      waiting += element.children.reversed()
    }
  }

  package func element(id: String) -> NibElement? { byID[id] }

  /// Returns these identifiers once.
  func takeAmbiguous() -> [String] {
    defer { ambiguous = [] }
    return ambiguous
  }
}
