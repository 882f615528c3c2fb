import Foundation
import XCTest

/// The launcher installs all packages for building and drawing; otherwise a new machine would draw boxes for
/// characters, or not build.
final class LauncherPackagesTests: XCTestCase {
  private func launcherPackages() throws -> Set<String> {
    let text = try Repository.text("flipside")
    let list = try XCTUnwrap(text.firstMatch(of: #/packages="([^"]*)"/#)).1
    return Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Returns the output of a program; nil if it is missing or fails.
  private func output(_ program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  private func requireDebian() throws {
    guard output("dpkg-query", ["--version"]) != nil else {
      throw XCTSkip("only Debian and Ubuntu tell their packages")
    }
  }

  /// The requirements by name, each with the files of which one must exist.
  private typealias Needs = [(what: String, files: [String])]

  /// The packages that own each file.
  private func owners(_ files: [String]) -> [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for line in (output("dpkg-query", ["-S"] + files) ?? "").split(separator: "\n") {
      guard let colon = line.range(of: ": ") else { continue }
      let names = line[..<colon.lowerBound].split(separator: ",").map { name in
        String(name.trimmingCharacters(in: .whitespaces).prefix { $0 != ":" })
      }
      owners[String(line[colon.upperBound...]), default: []].formUnion(names)
    }
    return owners
  }

  private func assertInstalled(
    _ needs: Needs, by packages: Set<String>, file: StaticString = #filePath, line: UInt = #line
  ) {
    let there = needs.map { need in
      (need.what, need.files.filter { FileManager.default.fileExists(atPath: $0) })
    }
    let owners = owners(there.flatMap(\.1))
    for (what, files) in there {
      XCTAssertFalse(files.isEmpty, "\(what) is not on this machine", file: file, line: line)
      let own = files.reduce(into: Set<String>()) { $0.formUnion(owners[$1] ?? []) }
      XCTAssertFalse(
        packages.isDisjoint(with: own), "\(what) comes from \(own.sorted()), which the launcher does not install",
        file: file, line: line)
    }
  }

  /// Returns the launcher's packages and their dependencies: `libjpeg-dev` is an empty package that depends on the
  /// real one.
  private func packagesWithTheirNeeds() throws -> Set<String> {
    let packages = try launcherPackages()
    let needs = output("dpkg-query", ["-W", "-f", "${Depends},"] + packages.sorted()) ?? ""
    return packages.union(
      needs.split(whereSeparator: { ",|".contains($0) }).compactMap {
        $0.split(separator: " ").first.map(String.init)
      })
  }

  func testLibraries() throws {
    try requireDebian()
    let manifest = try Repository.text("Package.swift")
    let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"]
    var needs: Needs = []
    // SwiftSyntax comes with the toolchain.
    for match in manifest.matches(of: #/linkedLibrary\("([^"]+)"\)/#) where !match.1.hasPrefix("Swift") {
      needs.append(("the library \(match.1)", folders.map { "\($0)/lib\(match.1).so" }))
    }
    for match in manifest.matches(of: #/pkgConfig: "([^"]+)"/#) {
      needs.append(("the library \(match.1)", folders.map { "\($0)/pkgconfig/\(match.1).pc" }))
    }
    XCTAssertGreaterThan(needs.count, 8)
    // SDL2 is opened at run time, but its headers are needed for compiling.
    needs.append(("SDL2", folders.map { "\($0)/pkgconfig/sdl2.pc" }))
    assertInstalled(needs, by: try packagesWithTheirNeeds())
  }

  func testPrograms() throws {
    try requireDebian()
    let needs = ["pdftocairo", "rsvg-convert", "fc-list"].map { ($0, ["/usr/bin/\($0)"]) }
    assertInstalled(needs, by: try launcherPackages())
  }

  /// Every font file that the code names and this machine has, and one for every script.
  func testFonts() throws {
    try requireDebian()
    let finder = try Repository.text("Sources/CoreText/Fonts/FontFiles.swift")
    let folders = finder.matches(of: #/"(/usr/share/fonts/[^"]+)"/#).map { String($0.1) }
    XCTAssertGreaterThan(folders.count, 3)
    var names: Set<String> = []
    for path in Repository.swiftFiles(below: "Sources/CoreText/Fonts") {
      for match in try Repository.text(path).matches(of: #/"([A-Za-z0-9]+(?:-[A-Za-z]+)?\.(?:ttf|otf|ttc))"/#) {
        names.insert(String(match.1))
      }
    }
    XCTAssertTrue(names.isSuperset(of: ["NotoColorEmoji.ttf", "NotoSansCJK-Regular.ttc", "Inter-Regular.otf"]))
    var needs: Needs = []
    for name in names.sorted() {
      let files = folders.map { "\($0)/\(name)" }.filter { FileManager.default.fileExists(atPath: $0) }
      if !files.isEmpty { needs.append(("the font \(name)", files)) }
    }
    for folder in folders where FileManager.default.fileExists(atPath: folder) {
      needs.append(("the folder \(folder)", [folder]))
    }
    for script in try scripts() {
      let files = folders.flatMap {
        ["\($0)/NotoSans\(script)-Regular.ttf", "\($0)/NotoSerif\(script)-Regular.ttf"]
      }
      needs.append(("a font for \(script)", files))
    }
    assertInstalled(needs, by: try launcherPackages())
  }

  private func scripts() throws -> [String] {
    let text = try Repository.text("Sources/CoreText/Fonts/ScriptFonts.swift")
    let names = text.matches(of: #/HB_SCRIPT_[A-Z_]+\.rawValue: "([A-Za-z]*)"/#).map { String($0.1) }
    XCTAssertGreaterThan(names.count, 30)
    return names
  }

  /// `doctor` names every package of the launcher, and every font of the fallback list.
  func testDoctorNamesThemAll() throws {
    let doctor = try Repository.text("Sources/flipside/Commands/DoctorCommand.swift")
    for package in try launcherPackages() where package != "libgif-dev" {
      XCTAssertTrue(doctor.contains(package), "doctor does not name \(package)")
    }
    for script in try scripts() {
      let words = script.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }
      let families = ["Noto Sans \(words)", "Noto Serif \(words)", "Noto Sans \(script)"].map {
        "\"\($0.trimmingCharacters(in: .whitespaces))\""
      }
      XCTAssertTrue(families.contains(where: doctor.contains), "doctor does not name a font for \(script)")
    }
  }
}
