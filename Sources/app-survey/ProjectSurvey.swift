import Foundation
import SourceBridge
import SwiftParser
import SwiftSyntax
import InterfaceSurvey
import UIKit
import XcodeProject

/// The survey of one project: its build plan, its bridged sources and its files. Nothing is built.
@MainActor struct ProjectSurvey {
  private var report: ProjectReport
  /// All that the app's bundle would hold.
  private var bundle: Bundle?

  static func report(on path: String) -> ProjectReport {
    var survey = ProjectSurvey(report: ProjectReport(path: path))
    survey.look()
    return survey.report
  }

  private init(report: ProjectReport) { self.report = report }

  private mutating func look() {
    do {
      let project = try XcodeProject(path: report.path)
      let target = try project.target(named: nil)
      let plan = try project.buildPlan(for: target)
      report.target = target.name
      report.notes = plan.notes
      report.missingPackages = plan.packages.filter { $0.folder == nil }.map(\.product)
      let plans = [plan] + modules(of: plan, in: project)
      let names = Set(plans.map(\.moduleName))
      for plan in plans { bridge(plan, besides: names) }
      let resources = plans.flatMap(\.resources)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: folder) }
      bundle = bundle(of: resources, at: folder)
      for resource in resources { read(resource) }
    } catch {
      report.planError = "\(error)"
    }
  }

  /// Returns the frameworks and libraries of the same project with which the app is built.
  private func modules(of plan: BuildPlan, in project: XcodeProject) -> [BuildPlan] {
    var found: [BuildPlan] = []
    var waiting = plan.targetDependencies
    while let name = waiting.popLast() {
      guard !found.contains(where: { $0.targetName == name }),
        let target = project.targets.first(where: { $0.name == name && [.framework, .library].contains($0.kind) }),
        let plan = try? project.buildPlan(for: target)
      else { continue }
      found.append(plan)
      waiting += plan.targetDependencies
    }
    return found
  }

  // MARK: Sources

  private mutating func bridge(_ plan: BuildPlan, besides modules: Set<String>) {
    let files = plan.sources.compactMap { source in
      FileManager.default.contents(atPath: source.path).map {
        SourceBridge.SourceFile(path: source.path, text: String(decoding: $0, as: UTF8.self))
      }
    }
    var conditions = BuildConditions(customConditions: Set(plan.conditions))
    conditions.importableModules.formUnion(modules)
    conditions.languageMode = plan.swiftVersion.split(separator: ".").compactMap { Int($0) }
    report.sources += files.count
    for (file, text) in zip(files, SourceBridge(conditions: conditions).bridge(files)) {
      let tree = Parser.parse(source: text)
      if tree.hasError {
        if Parser.parse(source: file.text).hasError {
          report.brokenSources.append(file.path)
        } else {
          report.brokenBridged.append(file.path)
        }
      }
      let finder = LeftoverFinder()
      finder.walk(tree)
      guard !finder.found.isEmpty else { continue }
      let places = SourceLocationConverter(fileName: file.path, tree: tree)
      for (spelling, node) in finder.found {
        report.leftSpellings[spelling, default: 0] += 1
        // The first line of a bridged file is not the author's.
        let line = node.startLocation(converter: places).line - 1
        report.leftPlaces.append("\(file.path):\(line): \(spelling)")
      }
    }
  }

  // MARK: Resources

  private mutating func read(_ resource: BuildPlan.Resource) {
    switch (resource.path as NSString).pathExtension.lowercased() {
    case "xib", "storyboard": readNib(resource.path)
    case "xcassets": readCatalog(resource.path)
    case "strings", "stringsdict": readStrings(resource.path)
    case "xcstrings": readStringCatalog(resource.path)
    default: break
    }
  }

  /// Creates a bundle of links to the files.
  private func bundle(of resources: [BuildPlan.Resource], at folder: String) -> Bundle? {
    let files = FileManager.default
    for resource in resources {
      let home = resource.localization.map { "\(folder)/\($0).lproj" } ?? folder
      try? files.createDirectory(atPath: home, withIntermediateDirectories: true)
      let place = "\(home)/\((resource.path as NSString).lastPathComponent)"
      try? files.createSymbolicLink(atPath: place, withDestinationPath: resource.path)
    }
    return Bundle(path: folder)
  }

  private mutating func readNib(_ path: String) {
    let result = NibSurvey.read(path: path, bundle: bundle)
    guard !result.isForeign else { return }
    report.nibFiles += 1
    report.scenes += result.scenes
    report.objects += result.objects
    report.missingClasses.merge(result.missingClasses, uniquingKeysWith: +)
    report.notUnderstood.merge(result.notUnderstood, uniquingKeysWith: +)
    report.nibProblems += result.problems
  }

  /// Reads every image, color and data set by its name, from a bundle that contains only the catalog.
  private mutating func readCatalog(_ path: String) {
    report.catalogs += 1
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)").path
    defer { try? files.removeItem(atPath: folder) }
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: folder + "/Assets.xcassets", withDestinationPath: path)
    } catch {
      return report.assetProblems.append("\(path): \(error.localizedDescription)")
    }
    guard let bundle = Bundle(path: folder) else { return report.assetProblems.append("\(path): no bundle") }
    var said: [String] = []
    Console.sink = { said.append($0) }
    for entry in (files.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted() {
      let name = ((entry as NSString).lastPathComponent as NSString).deletingPathExtension
      let isThere: Bool
      switch (entry as NSString).pathExtension {
      case "imageset": isThere = UIImage(named: name, in: bundle, compatibleWith: nil) != nil
      case "colorset": isThere = UIColor(named: name, in: bundle, compatibleWith: nil) != nil
      case "dataset": isThere = NSDataAsset(name: name, bundle: bundle) != nil
      default: continue
      }
      report.assets += 1
      if !isThere, !isEmptySet(path + "/" + entry) {
        report.assetProblems.append("\(path)/\(entry): \(said.last ?? "is not there")")
      }
      said = []
    }
    Console.sink = nil
  }

  /// Returns whether a set has no file, so that it has no image on iOS either.
  private func isEmptySet(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return !names.contains { $0 != "Contents.json" }
  }

  private mutating func readStrings(_ path: String) {
    report.stringFiles += 1
    guard let data = FileManager.default.contents(atPath: path) else {
      return report.stringProblems.append("\(path): cannot be read")
    }
    let read = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let table = read as? [String: Any] else {
      if !data.isEmpty { report.stringProblems.append("\(path): is no property list") }
      return
    }
    report.stringEntries += table.count
  }

  private mutating func readStringCatalog(_ path: String) {
    report.stringFiles += 1
    guard let data = FileManager.default.contents(atPath: path),
      let read = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = read["strings"] as? [String: Any]
    else { return report.stringProblems.append("\(path): is no string catalog") }
    report.stringEntries += strings.count
  }
}
