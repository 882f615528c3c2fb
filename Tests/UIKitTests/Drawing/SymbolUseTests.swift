import FlipsideTesting
import UIKit
import XCTest

/// The symbols that public apps use most have drawings.
final class SymbolUseTests: XCTestCase {
  /// The names in the sources of at least two of nine public projects (IceCubesApp, NetNewsWire, Swiftfin, Pulse,
  /// mastodon-ios, UTM, Home Assistant, HackingWithSwift and UIKitCatalog), the most frequent first.
  private static let frequent = """
    trash ellipsis chevron.down xmark star.fill square.and.arrow.up plus pencil magnifyingglass gear
    doc.on.doc chevron.right checkmark.circle.fill checkmark server.rack safari play.fill network
    minus.circle.fill lock.fill link info.circle circle.fill checkmark.circle xmark.circle.fill xmark.circle
    questionmark.circle plus.circle.fill plus.circle play.circle.fill photo.badge.plus photo
    person.crop.circle.badge.xmark person.crop.circle number line.3.horizontal.decrease.circle
    line.3.horizontal.decrease globe gearshape folder eye.slash ellipsis.circle circle chevron.up camera
    calendar bell arrow.up.arrow.down arrow.down.circle arrow.clockwise archivebox textformat tag sun.max.fill
    star square.and.pencil speaker.wave.2 speaker.slash rectangle.on.rectangle power person.fill.badge.plus
    person minus lock list.bullet.rectangle.portrait list.bullet keyboard internaldrive heart.fill eye.fill
    eye exclamationmark.triangle.fill exclamationmark.triangle envelope doc clock chevron.up.chevron.down
    chevron.down.circle.fill checkmark.seal.fill captions.bubble bell.badge at arrowshape.turn.up.left.fill
    arrowshape.turn.up.left arrow.triangle.2.circlepath arrow.2.squarepath
    """

  /// Names of single apps that had a substitute before.
  private static let others = """
    arrow.2.squarepath arrow.triangle.merge basketball soccerball cursorarrow cursorarrow.rays goforward.10
    goforward.15 goforward.30 gobackward.10 gobackward.15 gobackward.30 macwindow memories pip pip.enter
    pip.exit play.rectangle.on.rectangle plus.rectangle.on.rectangle plus.square.on.square rectangle.dashed
    safari safari.fill slowmo smallcircle.fill.circle studentdesk textformat.characters timelapse
    tropicalstorm uiwindow.split.2x1
    """

  private func names(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  func testFrequentSymbolsAreDrawn() {
    let lines = consoleLines {
      for name in names(Self.frequent) + names(Self.others) {
        XCTAssertTrue(SymbolCatalog.isDrawn(name), name)
        XCTAssertNotNil(UIImage(systemName: name), name)
      }
    }
    XCTAssertEqual(lines.filter { $0.contains("no drawing") }, [])
  }

  /// Every drawing of the tables refers only to drawings that exist.
  func testNoPartIsMissing() { XCTAssertEqual(SymbolCatalog.missingParts, []) }
}
