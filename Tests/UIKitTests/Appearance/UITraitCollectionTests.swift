import UIKit
import XCTest

final class UITraitCollectionTests: XCTestCase {
  /// Apple: a collection made with `init()` leaves all traits unspecified.
  func testEmptyCollectionIsUnspecified() {
    let traits = UITraitCollection()
    XCTAssertEqual(traits.userInterfaceIdiom, .unspecified)
    XCTAssertEqual(traits.userInterfaceStyle, .unspecified)
    XCTAssertEqual(traits.layoutDirection, .unspecified)
    XCTAssertEqual(traits.displayScale, 0)
    XCTAssertEqual(traits.horizontalSizeClass, .unspecified)
    XCTAssertEqual(traits.preferredContentSizeCategory, .unspecified)
    XCTAssertEqual(traits.displayGamut, .unspecified)
    XCTAssertEqual(traits.legibilityWeight, .unspecified)
    XCTAssertEqual(traits.forceTouchCapability, .unknown)
  }

  func testLaterTraitsWin() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(),
    ])
    XCTAssertEqual(traits.userInterfaceStyle, .dark)
    XCTAssertEqual(traits.displayScale, 2)
    XCTAssertEqual(traits.verticalSizeClass, .unspecified)
  }

  func testContainsOnlyLooksAtSpecifiedTraits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
    ])
    XCTAssertTrue(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    XCTAssertFalse(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    XCTAssertFalse(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    XCTAssertTrue(traits.containsTraits(in: UITraitCollection()))
    XCTAssertTrue(traits.containsTraits(in: nil))
  }

  func testEqualityAndHash() {
    let one = UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 3)])
    let two = UITraitCollection(traitsFrom: [.init(displayScale: 3), .init(userInterfaceStyle: .dark)])
    XCTAssertEqual(one, two)
    XCTAssertEqual(one.hash, two.hash)
    XCTAssertNotEqual(one, UITraitCollection(displayScale: 3))
  }

  /// Apple: style, level, contrast and gamut change colors, size classes do not.
  func testDifferentColorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: nil))
    let compact = UITraitCollection(traitsFrom: [light, UITraitCollection(horizontalSizeClass: .compact)])
    XCTAssertFalse(light.hasDifferentColorAppearance(comparedTo: compact))
    let elevated = UITraitCollection(traitsFrom: [light, UITraitCollection(userInterfaceLevel: .elevated)])
    XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: elevated))
  }

  func testCurrentIsRestoredAfterPerforming() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    }
    XCTAssertTrue(UITraitCollection.current === before)
  }

  /// Apple: current is thread-local.
  func testCurrentBelongsToItsThread() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      let seen = Locked<UIUserInterfaceStyle?>(nil)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let style = UITraitCollection.current.userInterfaceStyle
        seen.withLock { $0 = style }
        done.signal()
      }
      done.wait()
      XCTAssertEqual(seen.withLock { $0 }, .light)
    }
  }

  func testMutations() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
    }
    XCTAssertEqual(traits.userInterfaceStyle, .dark)
    let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    XCTAssertEqual(changed.userInterfaceStyle, .light)
    XCTAssertEqual(changed.displayScale, 2)
    XCTAssertEqual(traits.userInterfaceStyle, .dark)
    XCTAssertEqual(traits.replacing(UITraitDisplayScale.self, value: 1).displayScale, 1)
    XCTAssertEqual(changed[UITraitUserInterfaceStyle.self], .light)
  }

  private struct Spacious: UITraitDefinition {
    static let defaultValue = false
    static let affectsColorAppearance = true
  }

  func testOwnTraits() {
    let plain = UITraitCollection()
    XCTAssertFalse(plain[Spacious.self])
    let spacious = plain.modifyingTraits { $0[Spacious.self] = true }
    XCTAssertTrue(spacious[Spacious.self])
    XCTAssertNotEqual(plain, spacious)
    XCTAssertTrue(plain.hasDifferentColorAppearance(comparedTo: spacious))
    XCTAssertTrue(UITraitCollection(traitsFrom: [spacious, .init(displayScale: 2)])[Spacious.self])
    XCTAssertEqual(spacious.changedSystemTraits(from: plain), [ObjectIdentifier(Spacious.self)])
  }

  func testChangedTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func names(_ traits: [UITrait]) -> [String] { traits.map { String(describing: $0) } }
    XCTAssertEqual(names(dark.changedTraits(from: nil)), ["UITraitUserInterfaceStyle"])
    XCTAssertEqual(names(dark.changedTraits(from: UITraitCollection(userInterfaceStyle: .dark))), [])
    let spacious = dark.modifyingTraits { $0[Spacious.self] = true }
    XCTAssertTrue(spacious.changedTraits(from: dark).first == Spacious.self)
    XCTAssertEqual(spacious.changedTraits(from: UITraitCollection(userInterfaceStyle: .light)).count, 2)
  }

  func testChangedTraitsAreNamed() {
    let one = UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 3)])
    let two = UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .light), .init(displayScale: 3)])
    XCTAssertEqual(one.changedSystemTraits(from: two), [ObjectIdentifier(UITraitUserInterfaceStyle.self)])
    XCTAssertEqual(one.changedSystemTraits(from: nil).count, 2)
  }

  func testCodingAndCopying() throws {
    let traits = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(displayScale: 3), .init(horizontalSizeClass: .compact),
      .init(preferredContentSizeCategory: .extraLarge), .init(userInterfaceIdiom: .pad),
    ])
    let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: false)
    XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data), traits)
    XCTAssertTrue(traits.copy() as? UITraitCollection === traits)
  }

  /// `facts/defaults.md#raw-values`
  func testRawValues() {
    XCTAssertEqual(UIUserInterfaceStyle.dark.rawValue, 2)
    XCTAssertEqual(UIUserInterfaceIdiom.mac.rawValue, 5)
    XCTAssertEqual(UITraitEnvironmentLayoutDirection.unspecified.rawValue, -1)
    XCTAssertEqual(UIUserInterfaceSizeClass.regular.rawValue, 2)
    XCTAssertEqual(UIDisplayGamut.P3.rawValue, 1)
    XCTAssertEqual(UISemanticContentAttribute.forceRightToLeft.rawValue, 4)
  }
}
