/// A module of Swift files with declarations that depend on each other across files, which changes at random. The
/// declarations need not compile; few names are used, so that most changes concern other files.
struct RandomModule {
  private(set) var files: [String: [String]] = [:]
  private var random: Random

  init(seed: UInt64, files count: Int) {
    random = Random(state: seed)
    for number in 0..<count { files["File\(number).swift"] = (0..<4).map { _ in declaration() } }
  }

  func text(of file: String) -> String {
    "import UIKit\n" + (files[file] ?? []).joined(separator: "\n") + "\n"
  }

  /// Changes one file: a declaration is added, removed or replaced, or the file itself is added or removed.
  /// - Returns: the name of the file.
  mutating func change() -> String {
    let names = files.keys.sorted()
    let name = random.pick(names)
    switch random.below(20) {
    case 0: files[name] = names.count > 2 ? nil : []
    case 1:
      let new = "New\(random.below(1000)).swift"
      files[new] = [declaration()]
      return new
    default:
      var declarations = files[name] ?? []
      let place = random.below(declarations.count + 1)
      switch random.below(3) {
      case 0: declarations.insert(declaration(), at: place)
      case 1: if place < declarations.count { declarations.remove(at: place) }
      default: if place < declarations.count { declarations[place] = declaration() }
      }
      files[name] = declarations
    }
    return name
  }

  // MARK: Declarations

  private mutating func type() -> String { "T\(random.below(24))" }
  private mutating func proto() -> String { "P\(random.below(8))" }
  private mutating func member() -> String { "m\(random.below(24))" }
  private mutating func property() -> String {
    random.pick(["p0", "p1", "p2", "p3", "p4", "tag", "description", "isHidden"])
  }
  private mutating func framework() -> String {
    random.pick(["UIView", "UIViewController", "NSObject", "UITableViewCell", "XCTestCase", "Unknown"])
  }
  private mutating func either(_ first: String, _ second: String) -> String {
    random.below(2) == 0 ? first : second
  }
  private mutating func list(_ count: Int, _ element: (inout RandomModule) -> String) -> String {
    (0..<random.below(count + 1)).map { _ in element(&self) }.joined(separator: "\n")
  }

  private mutating func declaration() -> String {
    switch random.below(12) {
    case 0...4: return classDeclaration(type())
    case 5, 6:
      return
        "extension \(either(type(), framework()))\(either("", ": \(proto())")) {\n\(list(3) { $0.memberDeclaration() })\n}"
    case 7:
      return "@objc protocol \(proto())\(either("", ": \(proto())")) {\n\(list(3) { $0.requirement() })\n}"
    case 8: return "protocol \(proto()) { \(either("init()", "init(frame: CGRect)")); func \(member())() }"
    case 9: return "extension \(proto()) { init(\(either("", "\(property()): Int"))) { self.init() } }"
    case 10: return either("import XCTest", "struct \(type()) { var \(property()) = 1 }")
    default: return "func \(member())() {\n\(body())\n}"
    }
  }

  private mutating func classDeclaration(_ name: String) -> String {
    let nested = random.below(6) == 0 ? classDeclaration(type()) : ""
    let generic = random.below(8) == 0 ? "<Value>" : ""
    let attribute = random.below(6) == 0 ? "@objcMembers " : random.below(8) == 0 ? "@objc(Name\(name)) " : ""
    let access = random.below(6) == 0 ? "private " : ""
    return
      "\(attribute)\(access)class \(name)\(generic): \(either(type(), framework()))\(either("", ", \(proto())")) {\n"
      + list(4) { $0.memberDeclaration() } + "\n\(nested)\n}"
  }

  private mutating func requirement() -> String {
    either("@objc optional ", "")
      + either("func \(member())(_ value: Int) -> Int", "var \(property()): Int { get }")
  }

  private mutating func memberDeclaration() -> String {
    let exposed = either("@objc ", either("", "override "))
    switch random.below(10) {
    case 0...3: return "\(exposed)func \(member())() {\n\(body())\n}"
    case 4: return "\(exposed)func \(member())(_ value: Int) -> Int {\n\(body())\nreturn 1\n}"
    case 5: return "\(exposed)var \(property()): \(either("Int { 1 }", "AnyObject?"))"
    case 6: return "@objc dynamic var \(property()) = 1"
    case 7: return "\(either("", "convenience "))init(\(either("frame", property())): Int) {\n\(body())\n}"
    case 8: return "func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {\n\(body())\n}"
    default: return "func test\(random.below(3))() {\n\(body())\n}"
    }
  }

  private mutating func body() -> String { list(3) { $0.statement() } }

  private mutating func statement() -> String {
    switch random.below(16) {
    case 0: return "perform(#selector(\(type()).\(member())))"
    case 1: return "perform(#selector(\(member())(_:)), with: \"{\")"
    case 2: return "print(#keyPath(\(type()).\(property())))"
    case 3: return "_ = delegate?.\(member())?(1)"
    case 4: return "let call = delegate.\(member()) // { not a brace"
    case 5: return "let made = \(type())()"
    case 6: return "let made = \(type())(frame: .zero)"
    case 7: return "super.\(member())()"
    case 8: return "if \(property()).isEqual(1) { return }"
    case 9: return "let text = \"\\(\(type())()) \\(super.\(member())()) }\""
    case 10: return "observe(\\.\(property())) { _, _ in }"
    case 11: return "let half = count / 2, session = URLSession.shared"
    case 12: return "let pattern = /a{2}/"
    case 13: return "class Local: \(type()) { @objc func \(member())() {} }"
    case 14: return "delegate!.\(member())!(2)"
    default: return "print(\(random.below(100)))"
    }
  }
}

/// Pseudorandom numbers that are the same in each run.
private struct Random {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
