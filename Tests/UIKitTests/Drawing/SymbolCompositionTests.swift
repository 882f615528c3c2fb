import FlipsideTesting
import UIKit
import XCTest

/// Names of system symbols as public apps and their files use them.
final class SymbolCompositionTests: XCTestCase {
  private static let used = """
    circle xmark.circle checkmark.circle plus chevron.right star.fill lock.fill eye.slash.circle eye.circle eye.fill magnifyingglass
    eye.slash.fill chevron.down zzz trash heart bell.fill star cloud.sun.rain.fill sun.max minus location.circle.fill heart.fill envelope
    chevron.up square.grid.2x2.fill square.and.arrow.down plus.circle play.circle.fill photo person pause.circle.fill info.circle
    exclamationmark.triangle doc.on.doc circle.fill calendar bookmark bed.double.circle.fill xmark wand.and.stars tortoise sunset.fill
    sunrise.fill sunrise.circle.fill sun.max.fill sun.and.horizon.circle.fill staroflife.fill staroflife star.slash star.circle
    square.grid.4x3.fill square.grid.3x2.fill square.fill square smiley rectangle.stack.fill rectangle.grid.2x2.fill questionmark.diamond
    qrcode.viewfinder photo.badge.plus person.crop.square person.crop.circle.fill.badge.checkmark person.crop.circle.badge.xmark person.3
    pencil paperclip moon.zzz.fill moon.circle.fill lock location.fill list.number info.circle.fill heart.slash hare graduationcap.fill
    globe gift forward.end flame exclamationmark.triangle.fill exclamationmark.circle.fill eraser.fill ellipsis ear dollarsign.circle
    clear.fill circle.hexagongrid.circle.fill checkmark calendar.circle.fill burst bookmark.fill bold.italic.underline bell bed.double.fill
    battery.100.bolt arrow.up.right arrow.up.arrow.down arrow.counterclockwise arrow.clockwise app.badge.checkmark
    alarm.waves.left.and.right.fill airplane gear plus.square pin person.2.crop.square.stack dollarsign.square alarm multiply.circle
    xmark.circle.fill speedometer seal rosette play.rectangle photo.on.rectangle percent house checkmark.square.fill checkmark.circle.fill
    banknote.fill arrow.down.circle n.circle a.circle slash.circle 1.circle 12.square.fill z.square folder.badge.plus bell.badge
    bell.badge.fill person.badge.plus cart.badge.plus doc.badge.plus calendar.badge.clock text.badge.checkmark envelope.badge
    person.fill.badge.plus rectangle.stack.badge.plus wifi.slash mic.slash.fill video.slash bell.slash.circle.fill speaker.slash.fill
    arrow.uturn.backward.circle arrow.forward.circle.fill chevron.backward chevron.left.circle arrow.up.circle.fill arrow.left.square
    line.3.horizontal.decrease.circle ellipsis.circle.fill exclamationmark.bubble plus.app.fill plus.rectangle checkmark.seal.fill
    shield.slash hand.thumbsup.fill face.smiling cloud.bolt.rain.fill thermometer.sun drop.fill snowflake wind moon.stars.fill
    arrow.2.circlepath arrow.triangle.2.circlepath.circle tray.and.arrow.down.fill icloud.and.arrow.up square.and.arrow.up.fill
    person.crop.circle.badge.exclamationmark figure.walk.circle music.note.list gobackward goforward repeat.1 shuffle airplayaudio
    textformat.size textformat character.book.closed.fill list.bullet.rectangle chart.pie.fill chart.bar.xaxis creditcard.fill cart.fill
    bag.fill giftcard.fill tag.fill bolt.fill bolt.slash leaf.fill flame.fill car.fill bus.fill tram.fill bicycle map.fill mappin.circle.fill
    house.fill building.2.fill book.fill books.vertical.fill pencil.circle.fill paintbrush.fill scissors hammer.fill wrench.fill gearshape.fill
    slider.horizontal.3 gamecontroller.fill tv.fill desktopcomputer printer.fill keyboard iphone applewatch headphones camera.fill video.fill
    mic.circle phone.fill message.fill bubble.left.and.bubble.right.fill paperplane.fill link.circle at.circle flag.fill hourglass timer
    stopwatch.fill clock.fill deskclock lightbulb.fill lock.open.fill key.fill faceid touchid checkmark.shield.fill xmark.octagon.fill
    die.face.5.fill suit.heart.fill crown.fill trophy.fill sportscourt ticket.fill theatermasks.fill cross.case.fill pills.fill
    """

  private static var names: [String] { used.split { $0 == " " || $0 == "\n" }.map(String.init) }

  func testNamesOfPublicAppsAreDrawn() {
    let missing = Self.names.filter { !SymbolCatalog.isDrawn($0) }
    XCTAssertEqual(missing, [])
  }

  func testUsedNamesOfTablesExist() {
    // Every part that a drawing names must exist, because missing parts are omitted silently.
    for name in SymbolCatalog.names { XCTAssertTrue(SymbolCatalog.isDrawn(name), name) }
    XCTAssertEqual(SymbolCatalog.missingParts, [])
  }

  private func ink(_ name: String, points: CGFloat = 60) throws -> (all: Int, corner: Int) {
    let configuration = UIImage.SymbolConfiguration(pointSize: points)
    let image = try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration))
    let buffer = try XCTUnwrap(image.cgImage?.pixelBuffer)
    var all = 0, corner = 0
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let alpha = Int(buffer.row(y)[x] >> 24)
        all += alpha
        if x > buffer.width * 2 / 3, y > buffer.height * 2 / 3 { corner += alpha }
      }
    }
    return (all, corner)
  }

  func testPartsAreThere() throws {
    XCTAssertGreaterThan(try ink("n.circle").all, try ink("circle").all)
    XCTAssertGreaterThan(try ink("b.circle").all, try ink("i.circle").all)
    XCTAssertLessThan(try ink("n.circle.fill").all, try ink("circle.fill").all)
    XCTAssertGreaterThan(try ink("heart.fill").all, try ink("heart").all)
    XCTAssertGreaterThan(try ink("calendar.badge.plus").corner, try ink("calendar").corner)
  }

  /// Symbols are drawn for the size they are shown at: no more than an edge of pixels is half covered.
  func testSharpAtOneHundredAndTwentyPoints() {
    onStage(animates: false) { stage in
      let view = UIImageView(image: UIImage(systemName: "circle.fill"))
      view.frame = CGRect(x: 50, y: 100, width: 120, height: 120)
      view.contentMode = .scaleAspectFit
      view.tintColor = .black
      stage.view.addSubview(view)
      let row = stage.picture().row(160 * 3)
      let grey = (40 * 3..<180 * 3).filter { (8..<248).contains(row[$0] & 0xFF) }
      XCTAssertLessThanOrEqual(grey.count, 4)
      XCTAssertTrue((40 * 3..<180 * 3).contains { row[$0] & 0xFF == 0 })
      // The view becomes smaller, and then has the symbol's own size.
      view.frame.size = CGSize(width: 44, height: 44)
      _ = stage.picture()
      XCTAssertLessThanOrEqual((view.layer.contents as? CGImage)?.width ?? 999, 44 * 3)
      view.contentMode = .center
      _ = stage.picture()
      XCTAssertEqual((view.layer.contents as? CGImage)?.width, Int((view.image?.size.width ?? 0) * 3))
    }
  }

  /// All views with the same symbol share the same pixels.
  func testPicturesAreKept() throws {
    func contents(_ color: UIColor) -> CGImage? {
      let view = UIImageView(image: UIImage(systemName: "gearshape"))
      view.tintColor = color
      return view.layer.contents as? CGImage
    }
    let first = try XCTUnwrap(contents(.red))
    XCTAssertTrue(first === contents(.red))
    XCTAssertFalse(first === contents(.blue))
  }

  /// A circle of 17 points, as UIKit gives it: 20.33 by 19.33 points at three pixels a point.
  func testSizeOfACircle() {
    onStage(animates: false) { _ in
      let size = UIImage(systemName: "circle")?.size ?? .zero
      XCTAssertEqual(size.width, 20.33, accuracy: 0.4)
      XCTAssertEqual(size.height, 19.33, accuracy: 0.4)
    }
  }

  func testDirectionOfWriting() {
    for name in ["chevron.forward", "arrow.backward.circle", "arrow.uturn.forward"] {
      XCTAssertEqual(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection, true, name)
    }
    for name in ["chevron.right", "forward.end", "backward.fill", "goforward"] {
      XCTAssertEqual(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection, false, name)
    }
  }
}
