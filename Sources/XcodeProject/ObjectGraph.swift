import Foundation

/// The objects of a `project.pbxproj`, by identifier.
///
/// `facts/project.md#project-files` describes the format. Attributes of a wrong type and references to missing
/// objects are treated as absent, because real projects contain both.
struct ObjectGraph {
  struct Object {
    let id: String
    let isa: String
    let attributes: [String: Any]

    func text(_ key: String) -> String? { attributes[key] as? String }
    func list(_ key: String) -> [String] {
      (attributes[key] as? [Any])?.compactMap { $0 as? String } ?? (attributes[key] as? String).map { [$0] } ?? []
    }
    func dictionary(_ key: String) -> [String: Any] { attributes[key] as? [String: Any] ?? [:] }
  }

  let path: String
  private let objects: [String: [String: Any]]
  let root: Object

  init(path: String) throws {
    self.path = path
    guard let data = RegularFile.contents(path) else {
      throw ProjectError(file: path, problem: "cannot be read")
    }
    if data.range(of: Data("\n<<<<<<< ".utf8)) != nil {
      throw ProjectError(file: path, problem: "has merge conflicts in it", remedy: "resolve them first")
    }
    let plist: Any
    do {
      plist = try PropertyListFile.value(of: data)
    } catch let fault as PropertyListFile.TooLarge {
      throw ProjectError(file: path, problem: "\(fault)", remedy: "take it from version control")
    } catch {
      let detail =
        data.isEmpty
        ? "it is empty"
        : BracketFault.find(in: data) ?? (error as NSError).userInfo["NSDebugDescription"] as? String
          ?? error.localizedDescription
      throw ProjectError(
        file: path, problem: "is not a project file: \(detail)",
        remedy: "open and save it in Xcode, or take it from version control")
    }
    guard let all = (plist as? [String: Any])?["objects"] as? [String: Any],
      let rootID = (plist as? [String: Any])?["rootObject"] as? String
    else { throw ProjectError(file: path, problem: "has no objects", remedy: "open and save it in Xcode") }
    objects = all.compactMapValues { $0 as? [String: Any] }
    guard let attributes = objects[rootID], let isa = attributes["isa"] as? String else {
      throw ProjectError(file: path, problem: "has no root object", remedy: "take the file from version control")
    }
    root = Object(id: rootID, isa: isa, attributes: attributes)
  }

  subscript(id: String?) -> Object? {
    guard let id, let attributes = objects[id], let isa = attributes["isa"] as? String else { return nil }
    return Object(id: id, isa: isa, attributes: attributes)
  }

  /// Returns all objects of a class, in the order of their identifiers.
  func all(_ isa: String) -> [Object] {
    objects.filter { $0.value["isa"] as? String == isa }.keys.sorted().compactMap { self[$0] }
  }

  func objects(_ ids: [String]) -> [Object] { ids.compactMap { self[$0] } }
}
