import FlipsideTesting
import UIKit
import XCTest

final class AssetCatalogTests: XCTestCase {
  private let fixture = AssetFixture()

  func testCatalogsGoBeforeFiles() {
    fixture.images("mixed", ("a.png", 4, ""))
    fixture.png("mixed.png", side: 8)
    fixture.png("loose.png", side: 6)
    XCTAssertEqual(fixture.image("mixed")?.size.width, 4)
    XCTAssertEqual(fixture.image("loose")?.size.width, 6)
    XCTAssertEqual(UIImage(resource: ImageResource(name: "mixed", bundle: fixture.bundle)).size.width, 4)
    let gone = consoleLines { _ = UIImage(resource: ImageResource(name: "gone", bundle: fixture.bundle)) }
    XCTAssertEqual(gone.count, 1)
  }

  /// Code from before asset catalogs uses the name of the file.
  func testNameWithEnding() {
    fixture.images("photo", ("a.png", 4, ""))
    XCTAssertEqual(fixture.image("photo.png")?.size.width, 4)
  }

  func testAllCatalogsOfABundle() {
    fixture.images("first", ("a.png", 4, ""))
    fixture.png("More.xcassets/second.imageset/b.png", side: 5)
    fixture.write(
      "{\"images\": [{\"filename\": \"b.png\", \"idiom\": \"universal\"}]}",
      to: "More.xcassets/second.imageset/Contents.json")
    XCTAssertEqual(fixture.image("first")?.size.width, 4)
    XCTAssertEqual(fixture.image("second")?.size.width, 5)
  }

  /// `provides-namespace` puts the group before the name; other groups only sort.
  func testGroups() {
    fixture.images("Plain/one", ("a.png", 1, ""))
    fixture.images("Flags/two", ("a.png", 2, ""))
    fixture.images("Flags/Old/three", ("a.png", 3, ""))
    fixture.write("{\"properties\": {\"provides-namespace\": true}}", to: "Assets.xcassets/Flags/Contents.json")
    XCTAssertEqual(fixture.image("one")?.size.width, 1)
    XCTAssertEqual(fixture.image("Flags/two")?.size.width, 2)
    XCTAssertEqual(fixture.image("Flags/three")?.size.width, 3)
    XCTAssertNil(fixture.image("two"))
  }

  func testAppIconsAreNoImages() {
    fixture.png("Assets.xcassets/AppIcon.appiconset/a.png", side: 4)
    fixture.set(
      "AppIcon.appiconset", "images",
      ["{\"filename\": \"a.png\", \"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\"}"])
    XCTAssertNil(fixture.image("AppIcon"))
  }

  func testLinkedCatalog() throws {
    let other = AssetFixture()
    other.images("Star", ("a.png", 4, ""))
    fixture.write("", to: "Info.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.folder)/Linked.xcassets", withDestinationPath: "\(other.folder)/Assets.xcassets")
    XCTAssertEqual(fixture.image("Star")?.size.width, 4)
  }

  func testNamesFromManyThreads() {
    for index in 0..<8 { fixture.images("Star\(index)", ("a.png", CGFloat(index + 1), "")) }
    let bundle = fixture.bundle
    let wrong = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 200) { turn in
      let image = UIImage(named: "Star\(turn % 8)", in: bundle, compatibleWith: .light)
      if image?.size.width != CGFloat(turn % 8 + 1) { wrong.withLock { $0 += 1 } }
    }
    XCTAssertEqual(wrong.withLock { $0 }, 0)
  }

  // MARK: Data

  func testDataAsset() {
    fixture.write("[1]", to: "Assets.xcassets/Words.dataset/words.json")
    fixture.set("Words.dataset", "data", ["{\"filename\": \"words.json\", \"idiom\": \"universal\"}"])
    fixture.write("<svg/>", to: "Assets.xcassets/Map.dataset/map.bin")
    fixture.set(
      "Map.dataset", "data",
      [
        "{\"filename\": \"map.bin\", \"idiom\": \"universal\", \"universal-type-identifier\": \"public.svg-image\"}"
      ])
    let words = NSDataAsset(name: "Words", bundle: fixture.bundle)
    XCTAssertEqual(words?.name, "Words")
    XCTAssertEqual(words?.data, Data("[1]".utf8))
    XCTAssertEqual(words?.typeIdentifier, "public.json")
    XCTAssertEqual(NSDataAsset(name: "Map", bundle: fixture.bundle)?.typeIdentifier, "public.svg-image")
    XCTAssertNil(NSDataAsset(name: "Gone", bundle: fixture.bundle))
    XCTAssertNil(NSDataAsset(name: "Gone"))
  }

  // MARK: Interface Builder

  func testNibsFindAssets() throws {
    let fixture = NibFixture()
    let assets = AssetFixture()
    assets.images("Star", ("a.png", 14, ""))
    assets.set(
      "Paper.colorset", "colors",
      [
        "{\"color\": {\"components\": {\"red\": \"0x00\", \"green\": \"1.0\", \"blue\": \"0x00\", \"alpha\": \"1.0\"}}}"
      ])
    try FileManager.default.createDirectory(atPath: fixture.folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "\(assets.folder)/Assets.xcassets", toPath: "\(fixture.folder)/Assets.xcassets")
    fixture.xib(
      "Card",
      """
      <imageView userInteractionEnabled="NO" contentMode="center" image="Star" id="v">
        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <color key="backgroundColor" name="Paper"/>
      </imageView>
      """)
    let view = UINib(nibName: "Card", bundle: fixture.bundle).instantiate(withOwner: nil).first as? UIImageView
    XCTAssertEqual(view?.image?.size.width, 14)
    XCTAssertEqual(view?.backgroundColor?.resolvedColor(with: .light), .green)
  }

  // MARK: Faults

  private func line(_ part: String, _ name: String) -> Bool {
    let lines = consoleLines {
      XCTAssertNil(fixture.image(name), name)
      XCTAssertNil(fixture.image(name), name)
    }
    let catalog = lines.filter { $0.hasPrefix("Asset catalog:") }
    XCTAssertEqual(catalog.count, 1, "\(lines)")
    return catalog.first?.contains(part) ?? false
  }

  func testMissingFileIsTold() {
    fixture.images("Lost", ("lost.png", 0, ""))
    XCTAssertTrue(line("Lost.imageset/lost.png is missing. Add it to the image set \"Lost\"", "Lost"))
  }

  func testBrokenImageIsTold() {
    fixture.images("Bad", ("bad.png", 0, ""))
    fixture.write("no picture", to: "Assets.xcassets/Bad.imageset/bad.png")
    XCTAssertTrue(line("bad.png is no image that can be read", "Bad"))
  }

  func testBrokenJSONIsTold() {
    fixture.write("{\"images\": [", to: "Assets.xcassets/Half.imageset/Contents.json")
    fixture.write("[]", to: "Assets.xcassets/List.imageset/Contents.json")
    fixture.write(String(repeating: "[", count: 100_000), to: "Assets.xcassets/Deep.imageset/Contents.json")
    fixture.write(String(repeating: " ", count: 5 << 20), to: "Assets.xcassets/Huge.imageset/Contents.json")
    fixture.write("", to: "Assets.xcassets/None.imageset/other.txt")
    for name in ["Half", "List", "Deep"] { XCTAssertTrue(line("is not valid JSON", name)) }
    XCTAssertTrue(line("Make it smaller", "Huge"))
    XCTAssertTrue(line("Contents.json is missing", "None"))
  }

  func testOddJSONIsLeftOut() {
    let texts = [
      "{}", "{\"images\": 3}", "{\"images\": [null, 1, \"x\", []]}", "{\"images\": [{\"filename\": 7}]}",
      "{\"images\": [{\"filename\": \"\", \"scale\": \"x\"}], \"properties\": [1]}",
    ]
    for (index, text) in texts.enumerated() {
      fixture.write(text, to: "Assets.xcassets/Odd\(index).imageset/Contents.json")
    }
    _ = consoleLines {
      for index in texts.indices { XCTAssertNil(fixture.image("Odd\(index)"), texts[index]) }
    }
  }

  func testOddConditionsDoNotTrap() {
    fixture.images(
      "Odd",
      (
        "a.png", 4,
        ", \"scale\": \"1e999x\", \"appearances\": [7], \"resizing\": {\"mode\": \"9-part\", \"cap-insets\": "
          + "{\"left\": -5, \"right\": 1e300, \"top\": \"nan\"}}, \"alignment-insets\": 3"
      ))
    let image = fixture.image("Odd")
    XCTAssertEqual(image?.size.width, 4)
    let drawn = Samples.draw(10, 10) { _ in image?.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    XCTAssertNotNil(drawn.cgImage)
  }

  func testFilesOutsideTheSetAreRefused() {
    fixture.png("secret.png", side: 4)
    fixture.images("Leak", ("../../secret.png", 0, ""))
    XCTAssertTrue(line("which is not in the asset's folder", "Leak"))
    for name in ["../Assets.xcassets/Leak", "..", "/", "", "a\0b", String(repeating: "x", count: 100_000)] {
      XCTAssertNil(fixture.image(name))
      XCTAssertNil(fixture.color(name))
      XCTAssertNil(NSDataAsset(name: name, bundle: fixture.bundle))
    }
  }

  func testFoldersInCirclesEnd() throws {
    fixture.images("Star", ("a.png", 4, ""))
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.folder)/Assets.xcassets/Loop", withDestinationPath: "\(fixture.folder)/Assets.xcassets")
    XCTAssertEqual(fixture.image("Star")?.size.width, 4)
  }

  func testDoubleNamesAreTold() {
    fixture.images("A/Star", ("a.png", 1, ""))
    fixture.images("B/Star", ("a.png", 2, ""))
    let lines = consoleLines { XCTAssertEqual(fixture.image("Star")?.size.width, 1) }
    XCTAssertTrue(lines.first?.contains("Rename one of them") ?? false)
  }

  func testVectorImagesAreShownAsTheBuildDrewThem() {
    fixture.images(
      "Drawn", ("w.pdf", 0, ""), ("w.pdf@1x.png", 5, ""), ("w.pdf@2x.png", 10, ""), ("w.pdf@3x.png", 15, ""))
    fixture.images("Drawn", ("w.pdf", 0, ""))
    fixture.images("Vector", ("v.pdf", 0, ""))
    fixture.images("Both", ("v.svg", 0, ""), ("a.png", 4, ", \"scale\": \"1x\""))
    fixture.write("%PDF-1.4", to: "Assets.xcassets/Vector.imageset/v.pdf")
    XCTAssertTrue(line("v.pdf was not drawn when the app was built", "Vector"))
    _ = consoleLines { XCTAssertEqual(fixture.image("Both")?.size.width, 4) }
    for scale in [CGFloat(1), 2, 3] {
      let image = UIImage(
        named: "Drawn", in: fixture.bundle, compatibleWith: UITraitCollection(displayScale: scale))
      XCTAssertEqual(image?.size.width, 5, "\(scale)")
      XCTAssertEqual(image?.scale, scale)
    }
  }

  func testSymbolSetsAreTold() {
    fixture.set("bolt.symbolset", "symbols", ["{\"filename\": \"bolt.svg\", \"idiom\": \"universal\"}"])
    XCTAssertTrue(line("symbol sets are not supported yet", "bolt"))
  }
}
