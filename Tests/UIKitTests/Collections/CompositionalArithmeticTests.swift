import FlipsideTesting
import UIKit
import XCTest

/// Frames that UIKit itself computed, on pixels of half a point (`facts/collections.md#compositional`).
final class CompositionalArithmeticTests: XCTestCase {
  @MainActor private func frames(
    _ section: NSCollectionLayoutSection, _ counts: [Int], width: CGFloat = 320,
    direction: UICollectionView.ScrollDirection = .vertical
  ) -> [String] {
    solve(section, counts, width: width, direction: direction).cells
  }

  @MainActor private func xs(_ group: NSCollectionLayoutGroup, _ count: Int, width: CGFloat = 320) -> [CGFloat] {
    solve(NSCollectionLayoutSection(group: group), [count], width: width).attributes.map(\.frame.minX)
  }

  // MARK: Lines

  func testHowManyItemsFit() {
    MainActor.assumeIsolated {
      @MainActor func row(_ fraction: CGFloat, _ spacing: NSCollectionLayoutSpacing?) -> [String] {
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(10)),
          subitems: [layoutItem(.fractionalWidth(fraction), .absolute(10))])
        group.interItemSpacing = spacing
        return Array(frames(NSCollectionLayoutSection(group: group), [8]).prefix(4))
      }
      XCTAssertEqual(row(0.3, nil), ["0 0 96 10", "96 0 96 10", "192 0 96 10", "0 10 96 10"])
      XCTAssertEqual(row(1 / 3, nil), ["0 0 106.5 10", "106.5 0 106.5 10", "213 0 106.5 10", "0 10 106.5 10"])
      XCTAssertEqual(row(0.3, .fixed(10)), ["0 0 90 10", "100 0 90 10", "200 0 90 10", "0 10 90 10"])
      XCTAssertEqual(row(0.25, .fixed(10)).last, "247.5 0 72.5 10")
      XCTAssertEqual(row(0.4, .fixed(10)), ["0 0 124 10", "134 0 124 10", "0 10 124 10", "134 10 124 10"])
      XCTAssertEqual(row(0.9, .fixed(10)), ["0 0 288 10", "0 10 288 10", "0 20 288 10", "0 30 288 10"])
      XCTAssertEqual(row(0.3, .flexible(10)), ["0 0 90 10", "115 0 90 10", "230 0 90 10", "0 10 90 10"])
      XCTAssertEqual(
        row(0.4, .flexible(1)), ["0 0 127.5 10", "192.5 0 127.5 10", "0 10 127.5 10", "192.5 10 127.5 10"])
      XCTAssertEqual(row(0.25, .flexible(1)), ["0 0 79 10", "80.5 0 79 10", "160.5 0 79 10", "241 0 79 10"])
    }
  }

  func testLinesOfSeveralLengths() {
    MainActor.assumeIsolated {
      let mixed = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)),
        subitems: [
          layoutItem(.fractionalWidth(0.5), .fractionalHeight(1)), layoutItem(.absolute(50), .fractionalHeight(1)),
        ])
      mixed.interItemSpacing = .fixed(10)
      XCTAssertEqual(
        frames(NSCollectionLayoutSection(group: mixed), [3]), ["0 0 155 20", "165 0 50 20", "0 20 155 20"])
      let taller = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)),
        subitems: [
          layoutItem(.fractionalWidth(0.5), .absolute(100)),
          layoutItem(.fractionalWidth(0.5), .fractionalWidth(0.25)),
        ])
      taller.interItemSpacing = .fixed(10)
      XCTAssertEqual(
        frames(NSCollectionLayoutSection(group: taller), [4]),
        ["0 0 155 100", "165 0 155 77.5", "0 20 155 100", "165 20 155 77.5"])
      XCTAssertEqual(
        xs(
          .horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)),
            subitems: [layoutItem(.fractionalWidth(1 / 3), .fractionalHeight(1))]), 3, width: 301), [0, 100, 200])
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(0.5)),
        subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(0.3))])
      column.interItemSpacing = .fixed(10)
      XCTAssertEqual(
        frames(NSCollectionLayoutSection(group: column), [4]),
        ["0 0 160 66", "0 76 160 66", "0 152 160 66", "0 240 160 66"])
    }
  }

  func testCountsAndRepeatedItems() {
    MainActor.assumeIsolated {
      let whole = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
      let equal = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)), subitem: whole, count: 3)
      equal.interItemSpacing = .fixed(10)
      XCTAssertEqual(xs(equal, 4), [0, 110, 220, 0])
      // A repeated item keeps its own length (facts/collections.md#compositional/repeating).
      let half = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)),
        repeatingSubitem: layoutItem(.fractionalWidth(0.25), .fractionalHeight(1)), count: 2)
      XCTAssertEqual(xs(half, 3), [0, 80, 0])
      XCTAssertEqual(half.subitems.count, 2)
    }
  }

  func testTheLastGroupIsAsLongAsItsItems() {
    MainActor.assumeIsolated {
      for (spacing, end) in [(nil, 170), (NSCollectionLayoutSpacing.fixed(10), 260), (.flexible(10), 230)] {
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)),
          subitems: [layoutItem(.fractionalWidth(1), .absolute(30))])
        group.interItemSpacing = spacing
        XCTAssertEqual(solve(NSCollectionLayoutSection(group: group), [5]).size.height, CGFloat(end))
      }
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)),
        subitems: [layoutItem(.absolute(30), .fractionalHeight(1))])
      row.interItemSpacing = .fixed(10)
      let sideways = solve(NSCollectionLayoutSection(group: row), [5, 3], direction: .horizontal)
      XCTAssertEqual(sideways.size, CGSize(width: 420, height: 480))
      XCTAssertEqual(sideways.attributes.map(\.frame.minX), [0, 40, 100, 140, 200, 260, 300, 360])
      let inner = NSCollectionLayoutGroup.vertical(
        layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
        subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))])
      let nested = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [inner])
      let solved = solve(NSCollectionLayoutSection(group: nested), [9])
      XCTAssertEqual(solved.size.height, 250)
      XCTAssertEqual(Array(solved.cells.prefix(4)), ["0 0 160 50", "0 50 160 50", "160 0 160 50", "160 50 160 50"])
    }
  }

  // MARK: Spaces

  func testInsetsAndEdges() {
    MainActor.assumeIsolated {
      let inset = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
      inset.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [inset])
      group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      XCTAssertEqual(
        frames(NSCollectionLayoutSection(group: group), [4]),
        ["8 6 143 84", "165 6 143 84", "8 106 143 84", "165 106 143 84"])
      @MainActor func spaced(_ item: NSCollectionLayoutItem, _ spacing: NSCollectionLayoutEdgeSpacing) -> [String] {
        item.edgeSpacing = spacing
        return frames(
          NSCollectionLayoutSection(
            group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [item])), [2])
      }
      let half = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
      XCTAssertEqual(
        spaced(half, .init(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))),
        ["4 5 160 100", "4 105 160 100"])
      XCTAssertEqual(
        spaced(half, .init(leading: .flexible(4), top: nil, trailing: .flexible(6), bottom: .flexible(7))),
        ["79 0 160 100", "79 100 160 100"])
      XCTAssertEqual(
        spaced(
          layoutItem(.fractionalWidth(0.4), .fractionalHeight(0.5)),
          .init(leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: nil)),
        ["32 50 128 50", "192 50 128 50"])
      let edged = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)),
        subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
      edged.edgeSpacing = .init(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
      let section = NSCollectionLayoutSection(group: edged)
      section.interGroupSpacing = 8
      let solved = solve(section, [5])
      XCTAssertEqual(
        solved.cells, ["4 5 160 30", "164 5 160 30", "4 55 160 30", "164 55 160 30", "4 105 160 30"])
      XCTAssertEqual(solved.size, CGSize(width: 320, height: 142))
    }
  }

  func testGroupsAreSizedInTheWholeLength() {
    MainActor.assumeIsolated {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(0.5)),
          subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      let solved = solve(section, [4])
      XCTAssertEqual(solved.cells, ["20 10 130 240", "150 10 130 240", "20 250 130 240", "150 250 130 240"])
      XCTAssertEqual(solved.size.height, 520)
      let sideways = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)),
          subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(0.25))]))
      sideways.interGroupSpacing = 5
      sideways.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
      let two = solve(sideways, [6, 5], direction: .horizontal, spacing: 12)
      XCTAssertEqual(two.size, CGSize(width: 442, height: 480))
      XCTAssertEqual(two.cells[5], "109 121 100 118")
      XCTAssertEqual(two.cells[6], "231 3 100 118")
    }
  }

  func testSectionsAndEmptyOnes() {
    MainActor.assumeIsolated {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)),
          subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
      let solved = solve(section, [3, 0, 4], spacing: 12)
      XCTAssertEqual(solved.size.height, 160)
      XCTAssertEqual(solved.cells[2], "4 33 155 30")
      XCTAssertEqual(solved.cells[3], "4 95 155 30")
    }
  }

  // MARK: Estimates and custom groups

  func testEstimates() {
    MainActor.assumeIsolated {
      @MainActor func solved(_ group: NSCollectionLayoutGroup, _ count: Int) -> [String] {
        frames(NSCollectionLayoutSection(group: group), [count])
      }
      XCTAssertEqual(
        solved(
          .horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)),
            subitems: [layoutItem(.fractionalWidth(0.5), .estimated(30))]), 3),
        ["0 0 160 30", "160 0 160 30", "0 30 160 30"])
      XCTAssertEqual(
        solved(
          .horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)),
            subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))]), 3),
        ["0 0 160 44", "160 0 160 44", "0 44 160 44"])
      XCTAssertEqual(
        solved(
          .horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(44)),
            subitems: [layoutItem(.estimated(100), .fractionalHeight(1))]), 4),
        ["0 0 100 44", "100 0 100 44", "200 0 100 44", "0 44 100 44"])
      let open = NSCollectionLayoutGroup.vertical(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(100)),
        subitems: [layoutItem(.fractionalWidth(1), .absolute(30)), layoutItem(.fractionalWidth(1), .absolute(30))])
      open.interItemSpacing = .fixed(5)
      XCTAssertEqual(solve(NSCollectionLayoutSection(group: open), [4]).size.height, 130)
    }
  }

  func testCustomGroups() {
    MainActor.assumeIsolated {
      var asked: [CGSize] = []
      let group = NSCollectionLayoutGroup.custom(layoutSize: layoutSize(.fractionalWidth(1), .absolute(80))) {
        asked.append($0.container.contentSize)
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -5, y: -5, width: 400, height: 20)),
        ]
      }
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
      let solved = solve(section, [4, 2])
      XCTAssertEqual(
        solved.cells,
        ["5 5 30 40", "54 13 60 30", "-1 -2 400 20", "5 85 30 40", "5 173 30 40", "54 181 60 30"])
      XCTAssertEqual(solved.size, CGSize(width: 320, height: 256))
      XCTAssertEqual(solved.attributes.map(\.zIndex), [0, 4, 0, 0, 0, 4])
      XCTAssertEqual(Set(asked.map(\.width)), [320])
    }
  }

  func testAGroupWithoutRoomIsSaidOnce() {
    MainActor.assumeIsolated {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.absolute(50), .absolute(20)), subitems: [layoutItem(.absolute(60), .absolute(20))])
      let lines = consoleLines {
        let solved = solve(NSCollectionLayoutSection(group: group), [3])
        XCTAssertEqual(solved.cells, [])
        XCTAssertEqual(solved.size.height, 0)
      }
      XCTAssertEqual(lines.filter { $0.contains("There is no room for this NSCollectionLayoutGroup") }.count, 1)
      XCTAssertTrue(group.description.contains("size={.absolute(50), .absolute(20)}"), group.description)
      XCTAssertTrue(group.visualDescription().contains("NSCollectionLayoutGroup"))
    }
  }

  func testAMillionItemsCostWhatShows() {
    MainActor.assumeIsolated {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)),
          subitems: [layoutItem(.fractionalWidth(0.25), .fractionalHeight(1))]))
      let layout = UICollectionViewCompositionalLayout(section: section)
      final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4_000_001 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
      }
      onCollection(layout) { scene in
        let source = Source()
        scene.view.dataSource = source
        scene.settle()
        XCTAssertEqual(scene.view.contentSize.height, 50_000_050)
        scene.view.scrollToItem(at: [0, 2_000_000], at: .top, animated: false)
        scene.settle()
        XCTAssertEqual(scene.view.indexPathsForVisibleItems.first, [0, 2_000_000])
      }
    }
  }
}
