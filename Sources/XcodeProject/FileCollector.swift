import Foundation

/// Collects the files of a target's build phases and synchronized folders by kind.
struct FileCollector {
  let project: XcodeProject
  let target: XcodeTarget
  let infoPlist: String?
  private(set) var sources: [BuildPlan.Source] = []
  private(set) var resources: [BuildPlan.Resource] = []
  private(set) var notes: [String] = []
  private var seen: Set<String> = []
  /// The paths of the collected sources with symbolic links resolved. A file that is reached by two paths is
  /// compiled once.
  private var compiled: Set<String> = []
  private var visits = FolderVisits()

  init(project: XcodeProject, target: XcodeTarget, infoPlist: String?) {
    self.project = project
    self.target = target
    self.infoPlist = infoPlist
  }

  mutating func collect() {
    for phase in project.graph.objects(target.buildPhases) {
      switch phase.isa {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in project.graph.objects(phase.list("files")) { add(buildFile: file) }
      case "PBXShellScriptBuildPhase":
        let name = phase.text("name") ?? "Run Script"
        notes.append("the script phase \"\(name)\" of \(target.name) is not run")
      default: break
      }
    }
    for group in project.graph.objects(target.synchronizedGroups) { add(synchronizedGroup: group) }
    for group in project.graph.all("PBXFileSystemSynchronizedRootGroup")
    where !target.synchronizedGroups.contains(group.id) {
      addLent(by: group)
    }
  }

  private mutating func add(buildFile: ObjectGraph.Object) {
    guard let reference = project.graph[buildFile.text("fileRef")], isForPhones(buildFile) else { return }
    let flags = BuildSettings.words(buildFile.dictionary("settings")["COMPILER_FLAGS"] as? String ?? "")
    switch reference.isa {
    case "PBXVariantGroup":
      for child in project.graph.objects(reference.list("children")) { add(reference: child, flags: flags) }
    case "XCVersionGroup": add(reference: reference, flags: flags)
    case "PBXGroup":
      for child in project.graph.objects(reference.list("children")) { add(reference: child, flags: flags) }
    default: add(reference: reference, flags: flags)
    }
  }

  private func isForPhones(_ object: ObjectGraph.Object) -> Bool {
    let filters = object.list("platformFilters") + object.list("platformFilter")
    return filters.isEmpty || filters.contains("ios")
  }

  private mutating func add(reference: ObjectGraph.Object, flags: [String]) {
    guard let path = project.tree.path(of: reference.id) else { return }
    add(path, flags: flags, isFolderReference: reference.text("lastKnownFileType") == "folder")
  }

  /// Adds all files of a synchronized folder except those in its exception sets.
  private mutating func add(synchronizedGroup group: ObjectGraph.Object) {
    guard let folder = project.tree.path(of: group.id) else { return }
    var excluded: Set<String> = []
    for exception in project.graph.objects(group.list("exceptions")) where exception.text("target") == target.id {
      excluded.formUnion(exception.list("membershipExceptions"))
    }
    let folders = Set(group.list("explicitFolders"))
    walk(folder, "", excluded, folders)
  }

  /// Adds the files of a synchronized folder that belongs to another target. Its exception sets list the files that
  /// also belong to this target.
  private mutating func addLent(by group: ObjectGraph.Object) {
    guard let folder = project.tree.path(of: group.id) else { return }
    for exception in project.graph.objects(group.list("exceptions")) where exception.text("target") == target.id {
      for name in exception.list("membershipExceptions") {
        let path = FileTree.standardized("\(folder)/\(name)")
        if path != infoPlist {
          add(path, flags: [], isFolderReference: group.list("explicitFolders").contains(name))
        }
      }
    }
  }

  private mutating func walk(_ root: String, _ below: String, _ excluded: Set<String>, _ folders: Set<String>) {
    let path = below.isEmpty ? root : "\(root)/\(below)"
    switch visits.enter(path) {
    case .first: break
    case .again: return
    case .againOverLink:
      notes.append("\(path) is a link to a folder that \(target.name) contains already; it is not read again")
      return
    case .refused(let reason):
      notes.append("\(path) of \(target.name) is not read: \(reason)")
      return
    }
    guard let names = FolderVisits.names(in: path) else {
      notes.append("the folder \(path) of \(target.name) cannot be read; check its permissions")
      return
    }
    for name in names where !name.hasPrefix(".") {
      let relative = below.isEmpty ? name : "\(below)/\(name)"
      guard !excluded.contains(relative), "\(root)/\(relative)" != infoPlist else { continue }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(root)/\(relative)", isDirectory: &isFolder)
      if isFolder.boolValue, !folders.contains(relative), !Self.isPackage(name) {
        walk(root, relative, excluded, folders)
      } else {
        add("\(root)/\(relative)", flags: [], isFolderReference: folders.contains(relative))
      }
    }
  }

  private static func isPackage(_ name: String) -> Bool {
    let packages: Set<String> = [
      "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "scnassets", "playground",
      "docc",
      "mlpackage", "rtfd", "xcodeproj",
    ]
    return packages.contains((name as NSString).pathExtension.lowercased())
  }

  private mutating func add(_ written: String, flags: [String], isFolderReference: Bool) {
    guard seen.insert(written).inserted else { return }
    guard let path = ExistingPath.find(written) else {
      let path = written
      notes.append("\(path) is missing: \(target.name) lists it, but there is no such file")
      return
    }
    if isFolderReference {
      resources.append(.init(path: path, kind: .plain, localization: nil))
      return
    }
    let localization = path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    func resource(_ kind: BuildPlan.Resource.Kind) {
      resources.append(.init(path: path, kind: kind, localization: localization))
    }
    switch (path as NSString).pathExtension.lowercased() {
    case "swift":
      guard RegularFile.exists(path) else {
        notes.append("\(path) is left out: it is not a regular file")
        return
      }
      if compiled.insert(RegularFile.resolved(path)).inserted { sources.append(.init(path: path, flags: flags)) }
    case "m", "mm", "c", "cpp", "cc", "s", "metal", "intentdefinition":
      notes.append(
        "\(path) is left out: only Swift is compiled here; write the code that the app needs in Swift, or remove the file from "
          + "the target")
    case "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "md", "docc", "playground", "framework",
      "xcodeproj":
      break
    case "storyboard": resource(.storyboard)
    case "xib": resource(.xib)
    case "xcassets": resource(.assetCatalog)
    case "strings", "stringsdict": resource(.strings)
    case "xcstrings": resource(.stringsCatalog)
    case "xcdatamodeld", "xcdatamodel": resource(.coreDataModel)
    default: if path != infoPlist { resource(.plain) }
    }
  }
}
