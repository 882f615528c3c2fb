import XCTest
import XcodeProject

/// The classes that Xcode 15 generates from data models: Apple's
/// <https://developer.apple.com/documentation/coredata/generating-code>, and files that Xcode wrote in public
/// projects.
final class DataModelTests: XCTestCase {
  private var fixture = ProjectFixture()

  override func setUp() { fixture = ProjectFixture() }

  private func model(_ entities: String, to path: String = "M.xcdatamodeld/M.xcdatamodel") throws -> String {
    try fixture.write(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
      \(entities)
      </model>
      """, to: "\(path)/contents")
    return "\(fixture.folder)/M.xcdatamodeld"
  }

  private func generated(_ entities: String) throws -> [String: String] {
    let classes = try DataModelClasses(path: model(entities))
    return Dictionary(uniqueKeysWithValues: classes.sources.map { ($0.name, $0.text) })
  }

  /// The declared properties of a class, `name: Type`.
  private func properties(_ text: String?) -> [String] {
    (text ?? "").split(separator: "\n").compactMap { line in
      line.firstRange(of: "@NSManaged public var ").map { String(line[$0.upperBound...]) }
    }
  }

  func testWhatIsGeneratedByCodeGenerationType() throws {
    let files = try generated(
      """
      <entity name="A" representedClassName="A" codeGenerationType="class"/>
      <entity name="B" representedClassName="B" codeGenerationType="category"/>
      <entity name="C" representedClassName="C"/>
      <entity name="D" codeGenerationType="class"/>
      """)
    XCTAssertEqual(
      files.keys.sorted(),
      ["A+CoreDataClass.swift", "A+CoreDataProperties.swift", "B+CoreDataProperties.swift"])
    XCTAssertEqual(files["A+CoreDataClass.swift"]?.contains("@objc(A)\npublic class A: NSManagedObject {"), true)
  }

  func testTypesOfAttributes() throws {
    func attribute(_ name: String, _ type: String, _ more: String = "") -> String {
      "<attribute name=\"\(name)\" optional=\"YES\" attributeType=\"\(type)\" \(more)/>"
    }
    let scalar = "usesScalarValueType=\"YES\""
    let kinds = ["Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean", "Date"]
    let others = ["Decimal", "String", "Binary", "UUID", "URI", "Transformable"]
    var lines = kinds.enumerated().map { attribute("s\($0)", $1, scalar) }
    lines += (kinds + others).enumerated().map { attribute("o\($0)", $1) }
    lines.append("<attribute name=\"needed\" attributeType=\"String\"/>")
    lines.append(attribute("list", "Transformable", "customClassName=\"[String: Int]\""))
    let files = try generated(
      "<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\">\(lines.joined())</entity>")
    let scalars = ["Int16", "Int32", "Int64", "Double", "Float", "Bool", "TimeInterval"]
    var expected = scalars.enumerated().map { "s\($0): \($1)" }
    let objects = Array(repeating: "NSNumber?", count: 6) + ["Date?"]
    let rest = ["NSDecimalNumber?", "String?", "Data?", "UUID?", "URL?", "NSObject?"]
    expected += (objects + rest).enumerated().map { "o\($0): \($1)" }
    XCTAssertEqual(
      properties(files["A+CoreDataProperties.swift"]), expected + ["needed: String?", "list: [String: Int]?"])
  }

  func testRelationshipsAndTheirMethods() throws {
    let files = try generated(
      """
      <entity name="A" representedClassName=".Album" codeGenerationType="class">
        <relationship name="songs" toMany="YES" ordered="YES" destinationEntity="S" inverseName="album"/>
        <relationship name="fans" toMany="YES" destinationEntity="Fan"/>
        <fetchedProperty name="all"><fetchRequest name="r" entity="S" predicateString="TRUEPREDICATE"/></fetchedProperty>
      </entity>
      <entity name="S" representedClassName="Kit.Song" codeGenerationType="class">
        <relationship name="album" maxCount="1" destinationEntity="A" inverseName="songs"/>
      </entity>
      <entity name="Fan"/>
      """)
    let album = try XCTUnwrap(files["Album+CoreDataProperties.swift"])
    XCTAssertEqual(properties(album), ["songs: NSOrderedSet?", "fans: NSSet?", "all: [Song]"])
    XCTAssertEqual(properties(files["Song+CoreDataProperties.swift"]), ["album: Album?"])
    let methods = album.matches(of: #/@objc\((.+)\)\n *@NSManaged public func (.+)/#).map { "\($0.1) \($0.2)" }
    XCTAssertEqual(
      methods,
      [
        "insertObject:inSongsAtIndex: insertIntoSongs(_ value: Song, at idx: Int)",
        "removeObjectFromSongsAtIndex: removeFromSongs(at idx: Int)",
        "insertSongs:atIndexes: insertIntoSongs(_ values: [Song], at indexes: NSIndexSet)",
        "removeSongsAtIndexes: removeFromSongs(at indexes: NSIndexSet)",
        "replaceObjectInSongsAtIndex:withObject: replaceSongs(at idx: Int, with value: Song)",
        "replaceSongsAtIndexes:withSongs: replaceSongs(at indexes: NSIndexSet, with values: [Song])",
        "addSongsObject: addToSongs(_ value: Song)", "removeSongsObject: removeFromSongs(_ value: Song)",
        "addSongs: addToSongs(_ values: NSOrderedSet)", "removeSongs: removeFromSongs(_ values: NSOrderedSet)",
        "addFansObject: addToFans(_ value: NSManagedObject)",
        "removeFansObject: removeFromFans(_ value: NSManagedObject)",
        "addFans: addToFans(_ values: NSSet)", "removeFans: removeFromFans(_ values: NSSet)",
      ])
    XCTAssertTrue(album.contains("NSFetchRequest<Album>(entityName: \"A\")"))
  }

  func testParentsAndIdentifiable() throws {
    let files = try generated(
      """
      <entity name="Base" representedClassName="Base" isAbstract="YES" codeGenerationType="class"/>
      <entity name="Plain" parentEntity="Base"/>
      <entity name="Leaf" representedClassName="Leaf" parentEntity="Plain" codeGenerationType="class"/>
      <entity name="Loop" representedClassName="Loop" parentEntity="Loop" codeGenerationType="class"/>
      """)
    XCTAssertEqual(files["Leaf+CoreDataClass.swift"]?.contains("class Leaf: Base {"), true)
    XCTAssertEqual(files["Base+CoreDataProperties.swift"]?.contains("extension Base : Identifiable"), true)
    XCTAssertEqual(files["Leaf+CoreDataProperties.swift"]?.contains("Identifiable"), false)
    XCTAssertEqual(files["Loop+CoreDataClass.swift"]?.contains("class Loop: NSManagedObject {"), true)
  }

  func testTheCurrentVersionCounts() throws {
    func entity(_ name: String) -> String {
      "<entity name=\"\(name)\" representedClassName=\"\(name)\" codeGenerationType=\"class\"/>"
    }
    let path = try model(entity("One"), to: "M.xcdatamodeld/M.xcdatamodel")
    _ = try model(entity("Two"), to: "M.xcdatamodeld/M 2.xcdatamodel")
    try fixture.write(
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>",
      to: "M.xcdatamodeld/.xccurrentversion")
    XCTAssertEqual(try DataModel(path: path).entities.map(\.name), ["Two"])
  }

  func testNamesThatAreNoneAndBrokenFilesAreSaid() throws {
    let path = try model(
      """
      <entity name="A" representedClassName="../../A" codeGenerationType="class"/>
      <entity name="B" representedClassName="B" codeGenerationType="class">
        <attribute name="a b" attributeType="String"/>
        <attribute name="class" attributeType="String"/>
        <attribute name="c" attributeType="Transformable" customClassName="Int { get } }"/>
      </entity>
      """)
    let classes = try DataModelClasses(path: path)
    XCTAssertEqual(classes.sources.map(\.name), ["B+CoreDataClass.swift", "B+CoreDataProperties.swift"])
    XCTAssertEqual(properties(classes.sources.last?.text), ["`class`: String?", "c: NSObject?"])
    XCTAssertEqual(
      classes.notes,
      [
        "\(path): no class is generated for the entity A: /A is not a valid class name; correct it in the model",
        "\(path): B has a property \"a b\", which is not a valid name in Swift; rename it in the model",
      ])
    try fixture.write("<model><entity", to: "M.xcdatamodeld/M.xcdatamodel/contents")
    XCTAssertThrowsError(try DataModelClasses(path: path)) { error in
      XCTAssertEqual(
        "\(error)",
        "\(path)/M.xcdatamodel/contents:1: the data model is not well-formed XML; open the model in Xcode and save it"
      )
    }
  }
}
