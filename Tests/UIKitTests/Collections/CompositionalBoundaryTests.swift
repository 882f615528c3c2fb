import FlipsideTesting
import UIKit
import XCTest

/// Views at the edges of sections and of the layout, as UIKit itself placed them
/// (`facts/collections.md#boundaries`).
final class CompositionalBoundaryTests: XCTestCase {
  private let insets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)

  @MainActor private func section(sideways: Bool = false, _ views: NSCollectionLayoutBoundarySupplementaryItem...)
    -> NSCollectionLayoutSection
  {
    let half = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
    let group =
      sideways
      ? NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)), subitems: [half])
      : NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), subitems: [half])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    section.boundarySupplementaryItems = views
    return section
  }

  func testEachAlignment() {
    MainActor.assumeIsolated {
      // The header's frame, the first item's origin, the length of the content.
      let down: [(NSRectAlignment, String, String, CGFloat)] = [
        (.top, "129 0 60 30", "4 33 155 40", 196), (.bottom, "129 88 60 30", "4 3 155 40", 196),
        (.leading, "4 29 60 30", "4 3 155 40", 136), (.trailing, "254 29 60 30", "4 3 155 40", 136),
        (.topLeading, "4 0 60 30", "4 33 155 40", 196), (.topTrailing, "254 0 60 30", "4 33 155 40", 196),
        (.bottomLeading, "4 88 60 30", "4 3 155 40", 196), (.bottomTrailing, "254 88 60 30", "4 3 155 40", 196),
      ]
      for (alignment, frame, item, length) in down {
        let solved = solve(section(boundaryItem("h", .absolute(60), .absolute(30), alignment)), [3, 2])
        XCTAssertEqual(solved.views.first, "h 0.0 " + frame, "\(alignment)")
        XCTAssertEqual(solved.cells.first, item, "\(alignment)")
        XCTAssertEqual(solved.size.height, length, "\(alignment)")
      }
      let across: [(NSRectAlignment, String, String, CGFloat)] = [
        (.top, "50 3 60 30", "4 3 50 472", 270), (.bottom, "50 445 60 30", "4 3 50 472", 270),
        (.leading, "0 224 60 30", "64 3 50 472", 390), (.trailing, "160 224 60 30", "4 3 50 472", 390),
        (.topLeading, "0 3 60 30", "64 3 50 472", 390), (.topTrailing, "160 3 60 30", "4 3 50 472", 390),
        (.bottomLeading, "0 445 60 30", "64 3 50 472", 390), (.bottomTrailing, "160 445 60 30", "4 3 50 472", 390),
      ]
      for (alignment, frame, item, length) in across {
        let solved = solve(
          section(sideways: true, boundaryItem("h", .absolute(60), .absolute(30), alignment)), [3, 2],
          direction: .horizontal)
        XCTAssertEqual(solved.views.first, "h 0.0 " + frame, "\(alignment)")
        XCTAssertEqual(solved.cells.first, item, "\(alignment)")
        XCTAssertEqual(solved.size.width, length, "\(alignment)")
      }
    }
  }

  func testOffsetsWholeWidthsAndViewsWithin() {
    MainActor.assumeIsolated {
      let shifted = boundaryItem("h", .absolute(60), .absolute(30), .top, offset: CGPoint(x: 5, y: 7))
      let solved = solve(section(shifted), [3, 2])
      XCTAssertEqual(solved.views, ["h 0.0 134 0 60 30", "h 1.0 134 111 60 30"])
      XCTAssertEqual(solved.cells.first, "4 26 155 40")
      let whole = section(boundaryItem("h", .absolute(60), .absolute(30), .top))
      whole.supplementariesFollowContentInsets = false
      XCTAssertEqual(solve(whole, [3, 2]).views.first, "h 0.0 130 0 60 30")
      let inside = boundaryItem(
        "h", .absolute(60), .absolute(30), .bottom, offset: CGPoint(x: -5, y: -7), extends: false)
      let within = solve(section(inside), [3, 2])
      XCTAssertEqual(within.views, ["h 0.0 124 51 60 30", "h 1.0 124 99 60 30"])
      XCTAssertEqual(within.size.height, 136)
      XCTAssertEqual(
        solve(section(boundaryItem("h", .fractionalWidth(1), .fractionalHeight(0.1), .top)), [3]).views,
        ["h 0.0 4 0 310 48"])
    }
  }

  func testViewsLongerThanTheirSection() {
    MainActor.assumeIsolated {
      @MainActor func tall(_ alignment: NSRectAlignment, _ extends: Bool) -> (String?, String?, CGFloat) {
        let plain = section(boundaryItem("h", .absolute(33), .absolute(200), alignment, extends: extends))
        plain.contentInsets = .zero
        let solved = solve(plain, [4])
        return (solved.views.first, solved.cells.first, solved.size.height)
      }
      XCTAssertTrue(tall(.top, false) == ("h 0.0 143.5 0 33 200", "0 0 160 40", 80))
      XCTAssertTrue(tall(.top, true) == ("h 0.0 143.5 0 33 200", "0 200 160 40", 280))
      XCTAssertTrue(tall(.bottom, false) == ("h 0.0 143.5 -120 33 200", "0 0 160 40", 80))
      XCTAssertTrue(tall(.leading, false) == ("h 0.0 0 -60 33 200", "0 0 160 40", 80))
      XCTAssertTrue(tall(.leading, true) == ("h 0.0 0 0 33 200", "0 0 160 40", 200))
    }
  }

  func testSeveralAtOneSide() {
    MainActor.assumeIsolated {
      let all = section(
        boundaryItem("h", .fractionalWidth(1), .absolute(30), .top),
        boundaryItem("t", .fractionalWidth(1), .absolute(10), .top),
        boundaryItem("f", .fractionalWidth(1), .absolute(7), .bottom),
        boundaryItem("g", .fractionalWidth(1), .absolute(5), .bottom))
      let solved = solve(all, [3, 2])
      XCTAssertEqual(
        solved.views,
        [
          "f 0.0 4 118 310 7", "f 1.0 4 203 310 7", "g 0.0 4 118 310 5", "g 1.0 4 203 310 5", "h 0.0 4 0 310 30",
          "h 1.0 4 125 310 30", "t 0.0 4 20 310 10", "t 1.0 4 145 310 10",
        ])
      XCTAssertEqual(solved.size.height, 210)
    }
  }

  func testViewsOfTheLayout() {
    MainActor.assumeIsolated {
      let own = section(boundaryItem("l", .fractionalWidth(1), .absolute(10), .top))
      let around = [
        boundaryItem("h", .fractionalWidth(1), .absolute(30), .top),
        boundaryItem("f", .fractionalWidth(1), .absolute(20), .bottom),
      ]
      let solved = solve(own, [3, 2], around: around)
      XCTAssertEqual(
        solved.views, ["f 0 0 186 320 20", "h 0 0 0 320 30", "l 0.0 4 30 310 10", "l 1.0 4 128 310 10"])
      XCTAssertEqual(solved.size.height, 206)
      let sides = [
        boundaryItem("h", .absolute(30), .fractionalHeight(1), .leading),
        boundaryItem("f", .absolute(20), .fractionalHeight(1), .trailing),
      ]
      let beside = solve(section(), [3, 2], around: sides)
      XCTAssertEqual(beside.views, ["f 0 300 0 20 480", "h 0 0 0 30 480"])
      XCTAssertEqual(beside.size.height, 480)
      let empty = solve(own, [0, 2, 0], around: [around[0]])
      XCTAssertEqual(
        empty.views, ["h 0 0 0 320 30", "l 0.0 4 30 310 10", "l 1.0 4 48 310 10", "l 2.0 4 106 310 10"])
      XCTAssertEqual(empty.size.height, 124)
      let across = solve(
        section(sideways: true), [3, 2], direction: .horizontal,
        around: [
          boundaryItem("h", .fractionalWidth(1), .absolute(30), .top),
          boundaryItem("f", .absolute(20), .fractionalHeight(1), .trailing),
        ])
      XCTAssertEqual(across.views, ["f 0 320 0 20 480", "h 0 0 0 320 30"])
      XCTAssertEqual(across.size, CGSize(width: 340, height: 480))
    }
  }

  func testPinnedViews() {
    MainActor.assumeIsolated {
      let header = boundaryItem("h", .fractionalWidth(1), .absolute(30), .top, pins: true)
      let footer = boundaryItem("f", .fractionalWidth(1), .absolute(20), .bottom, pins: true)
      let top = solve(section(header), [3, 12], height: 100, offset: CGPoint(x: 0, y: 130))
      XCTAssertEqual(top.views.last, "h 1.0 4 130 310 30")
      let both = solve(section(header, footer), [3, 12], height: 100, offset: CGPoint(x: 0, y: 100))
      XCTAssertEqual(
        both.views, ["f 0.0 4 118 310 20", "f 1.0 4 180 310 20", "h 0.0 4 88 310 30", "h 1.0 4 138 310 30"])
      let sideways = section(
        sideways: true, boundaryItem("h", .absolute(60), .fractionalHeight(1), .leading, pins: true))
      let across = solve(
        sideways, [8, 4], width: 200, height: 300, direction: .horizontal, offset: CGPoint(x: 120, y: 0))
      XCTAssertEqual(across.views.first, "h 0.0 120 3 60 292")
    }
  }

  func testReferencesOfInsets() {
    MainActor.assumeIsolated {
      let margins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      let down = section(boundaryItem("h", .fractionalWidth(1), .absolute(20), .top))
      down.contentInsets = .zero
      let solved = solve(down, [3, 2], reference: .layoutMargins, margins: margins)
      XCTAssertEqual(solved.views, ["h 0.0 20 0 260 20", "h 1.0 20 100 260 20"])
      XCTAssertEqual(Array(solved.cells.prefix(2)), ["20 20 130 40", "150 20 130 40"])
      XCTAssertEqual(solved.size, CGSize(width: 320, height: 160))
      XCTAssertEqual(
        solve(down, [3], reference: UIContentInsetsReference.none, margins: margins).cells.first, "0 20 160 40")
      let sideways = section(sideways: true, boundaryItem("h", .absolute(20), .fractionalHeight(1), .leading))
      sideways.contentInsets = .zero
      sideways.contentInsetsReference = .layoutMargins
      let across = solve(sideways, [3, 2], direction: .horizontal, margins: margins)
      XCTAssertEqual(across.views, ["h 0.0 0 10 20 440", "h 1.0 170 10 20 440"])
      XCTAssertEqual(across.cells.first, "20 10 50 440")
      let whole = [boundaryItem("g", .fractionalWidth(1), .absolute(20), .top)]
      down.boundarySupplementaryItems = []
      XCTAssertEqual(
        solve(down, [3], around: whole, reference: .layoutMargins, margins: margins).views, ["g 0 0 0 320 20"])
    }
  }

  // MARK: Badges and backgrounds

  func testViewsBesideItemsAndGroups() {
    MainActor.assumeIsolated {
      @MainActor func view(
        _ kind: String, _ width: NSCollectionLayoutDimension, _ height: CGFloat, _ edges: NSDirectionalRectEdge
      )
        -> NSCollectionLayoutSupplementaryItem
      {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: layoutSize(width, .absolute(height)), elementKind: kind,
          containerAnchor: NSCollectionLayoutAnchor(edges: edges))
      }
      let badged = NSCollectionLayoutItem(
        layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
        supplementaryItems: [view("badge", .absolute(20), 10, [.top, .trailing])])
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)), subitems: [badged]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      XCTAssertEqual(
        solve(section, [3], kinds: ["badge"]).views,
        ["badge 0.0 140 20 20 10", "badge 0.1 280 20 20 10", "badge 0.2 140 80 20 10"])
      let inner = NSCollectionLayoutGroup.vertical(
        layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
        subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))])
      inner.supplementaryItems = [view("g", .fractionalWidth(1), 4, .bottom)]
      let nested = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)),
        subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1)), inner])
      XCTAssertEqual(
        solve(NSCollectionLayoutSection(group: nested), [6], kinds: ["g"]).views,
        ["g 0.0 80 96 320 4", "g 0.1 80 196 320 4"])
    }
  }

  func testBackgroundsAndDepths() {
    MainActor.assumeIsolated {
      let own = section(boundaryItem("h", .fractionalWidth(1), .absolute(30), .top))
      own.interGroupSpacing = 4
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      background.zIndex = -3
      own.decorationItems = [background]
      let solved = solve(own, [3, 0, 2])
      XCTAssertEqual(
        solved.views.filter { $0.hasPrefix("b") },
        ["background 0.0 2 1 314 118", "background 1.0 2 123 314 34", "background 2.0 2 161 314 74"])
      XCTAssertEqual(Set(solved.attributes.map(\.zIndex)), [1])
      XCTAssertEqual(solved.size.height, 238)
      XCTAssertEqual(solve(section(), [2]).attributes.map(\.zIndex), [0, 0])
    }
  }
}
