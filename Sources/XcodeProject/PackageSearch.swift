import Foundation

/// Searches for the sources of a package on disk. It downloads nothing.
public enum PackageSearch {
  /// Returns the identity that Swift's package manager derives from a URL, such as `snapkit` for
  /// `https://github.com/SnapKit/SnapKit.git`.
  public static func identity(of url: String) -> String { name(of: url).lowercased() }

  public static func name(of url: String) -> String {
    let last = (url as NSString).lastPathComponent
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// Returns the folders beside and above the project in which checkouts of packages are searched for.
  public static func places(around root: String) -> [String] {
    let above = (root as NSString).deletingLastPathComponent
    let derived = "\(root)/DerivedData"
    let builds = ((try? FileManager.default.contentsOfDirectory(atPath: derived)) ?? []).sorted()
    return [root, above].flatMap { folder in
      [
        "SourcePackages/checkouts", ".build/checkouts", "Carthage/Checkouts", "Packages", "Vendor", "Dependencies",
        "",
      ].map {
        $0.isEmpty ? folder : "\(folder)/\($0)"
      }
    } + ["\(derived)/SourcePackages/checkouts"] + builds.map { "\(derived)/\($0)/SourcePackages/checkouts" }
  }

  static func folder(of product: String, url: String?, in project: XcodeProject) -> String? {
    let names = [url.map(name), product].compactMap { $0 }
    return folder(
      of: product, named: names, around: project.sourceRoot,
      besides: project.localPackages + project.tree.packageFolders)
  }

  /// Returns the folder of the package that contains a product; nil if it is not found.
  /// - Parameters:
  ///   - product: the name of the product.
  ///   - names: the possible names of the folder, in any case.
  ///   - root: the folder of the project.
  ///   - others: further folders to search.
  ///   - checkouts: a folder of packages that is searched last.
  public static func folder(
    of product: String, named names: [String], around root: String, besides others: [String] = [],
    checkouts: String? = nil
  ) -> String? {
    let wanted = Set(names.map { $0.lowercased() })
    for parent in places(around: root) + (checkouts.map { [$0] } ?? []) {
      let found = ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).sorted()
      for name in found where wanted.contains(name.lowercased()) && isPackage("\(parent)/\(name)") {
        return "\(parent)/\(name)"
      }
    }
    return others.first { folder in
      guard let manifest = RegularFile.contents(folder + "/Package.swift") else { return false }
      return wanted.contains((folder as NSString).lastPathComponent.lowercased())
        || String(decoding: manifest, as: UTF8.self).contains("\"\(product)\"")
    }
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }
}
