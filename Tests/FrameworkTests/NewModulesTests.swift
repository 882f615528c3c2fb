import Accelerate
import Accessibility
import AppIntents
import BackgroundTasks
import EventKit
import GameKit
import JavaScriptCore
import LinkPresentation
import SQLite3
import StoreKit
import UIKit
import WatchConnectivity
import XCTest
import simd

/// Modules that apps import for one or two types. They work if that is sensible, or else behave like a device
/// without the feature.
final class NewModulesTests: FrameworkTestCase {
  func testMetadataOfADocument() {
    let metadata = LPLinkMetadata()
    metadata.title = "Plan"
    let properties = UIDocumentProperties(metadata: metadata)
    XCTAssertEqual(properties.metadata.title, "Plan")
    let url = URL(fileURLWithPath: "/tmp/plan.txt")
    XCTAssertEqual(UIDocumentProperties(url: url).metadata.title, "plan.txt")
    XCTAssertEqual(UIDocumentProperties(url: url).metadata.url, url)
  }

  func testSQLiteKeepsRows() {
    var database: OpaquePointer?
    XCTAssertEqual(sqlite3_open(":memory:", &database), SQLITE_OK)
    XCTAssertEqual(sqlite3_exec(database, "CREATE TABLE t (id INTEGER, name TEXT)", nil, nil, nil), SQLITE_OK)
    var statement: OpaquePointer?
    XCTAssertEqual(sqlite3_prepare_v2(database, "INSERT INTO t VALUES (?, ?)", -1, &statement, nil), SQLITE_OK)
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_int(statement, 1, 7)
    sqlite3_bind_text(statement, 2, "Ada", -1, transient)
    XCTAssertEqual(sqlite3_step(statement), SQLITE_DONE)
    sqlite3_finalize(statement)
    XCTAssertEqual(sqlite3_prepare_v2(database, "SELECT * FROM t", -1, &statement, nil), SQLITE_OK)
    XCTAssertEqual(sqlite3_step(statement), SQLITE_ROW)
    XCTAssertEqual(sqlite3_column_int(statement, 0), 7)
    XCTAssertEqual(String(cString: sqlite3_column_text(statement, 1)), "Ada")
    sqlite3_finalize(statement)
    XCTAssertEqual(sqlite3_exec(database, "nonsense", nil, nil, nil), SQLITE_ERROR)
    XCTAssertTrue(String(cString: sqlite3_errmsg(database)).contains("nonsense"))
    XCTAssertEqual(sqlite3_close(database), SQLITE_OK)
  }

  func testVectors() {
    let a: [Float] = [1, 2, 3]
    var sum = [Float](repeating: 0, count: 3)
    vDSP_vadd(a, 1, [4, 5, 6], 1, &sum, 1, 3)
    XCTAssertEqual(sum, [5, 7, 9])
    vDSP_vsub([1, 1, 1], 1, a, 1, &sum, 1, 3)
    XCTAssertEqual(sum, [0, 1, 2])
    var root: Float = 0
    vDSP_rmsqv([3, 4, 3, 4], 1, &root, 4)
    XCTAssertEqual(root, Float(12.5).squareRoot(), accuracy: 1e-6)
    XCTAssertEqual(vDSP.mean([1.0, 2, 6]), 3)
    XCTAssertEqual(vDSP.indexOfMaximum([1.0, 9, 6]).0, 1)
  }

  func testABoxBlurKeepsAFlatPicture() throws {
    var source = try vImage_Buffer(width: 5, height: 4, bitsPerPixel: 32)
    var result = try vImage_Buffer(width: 5, height: 4, bitsPerPixel: 32)
    defer {
      source.free()
      result.free()
    }
    memset(source.data, 200, source.rowBytes * 4)
    XCTAssertEqual(
      vImageBoxConvolve_ARGB8888(&source, &result, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend)), 0)
    XCTAssertEqual(result.data.load(as: UInt8.self), 200)
    XCTAssertEqual(
      vImageBoxConvolve_ARGB8888(&source, &result, nil, 0, 0, 2, 2, nil, 0), kvImageInvalidKernelSize)
  }

  func testMatricesAndTurns() {
    let turn = simd_quatf(angle: .pi / 2, axis: simd_float3(0, 0, 1))
    let turned = turn.act(simd_float3(1, 0, 0))
    XCTAssertEqual(turned.y, 1, accuracy: 1e-6)
    XCTAssertEqual(turned.x, 0, accuracy: 1e-6)
    let matrix = simd_float3x3(turn)
    XCTAssertEqual(simd_determinant(matrix), 1, accuracy: 1e-5)
    let unit = matrix * matrix.inverse
    for column in 0..<3 {
      for row in 0..<3 { XCTAssertEqual(unit[column][row], column == row ? 1 : 0, accuracy: 1e-5) }
    }
    XCTAssertEqual(simd_quatf(matrix).angle, .pi / 2, accuracy: 1e-5)
    let scale = float4x4(diagonal: SIMD4(2, 3, 4, 1))
    XCTAssertEqual(scale * SIMD4<Float>(1, 1, 1, 1), SIMD4(2, 3, 4, 1))
    XCTAssertEqual(simd_length(SIMD3<Double>(2, 3, 6)), 7)
    XCTAssertEqual(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)), SIMD3(0, 0, 1))
  }

  func testWhatADeviceRefusesIsRefusedByName() {
    XCTAssertThrowsError(try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))) {
      XCTAssertEqual(($0 as? BGTaskScheduler.Error)?.code, .unavailable)
    }
    XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .denied)
    XCTAssertThrowsError(try EKEventStore().save(EKEvent(eventStore: EKEventStore()), span: .thisEvent))
    XCTAssertFalse(GKLocalPlayer.local.isAuthenticated)
    let context = JSContext()
    context?.setObject("Ada", forKeyedSubscript: "name" as NSString)
    XCTAssertEqual(context?.objectForKeyedSubscript("name").toString(), "Ada")
    XCTAssertTrue(context?.evaluateScript("1 + 1").isUndefined ?? false)
    XCTAssertEqual(said("JSContext.evaluateScript"), 1)
    let transfer = WCSession.default.transferCurrentComplicationUserInfo(["a": 1])
    XCTAssertTrue(transfer.isCurrentComplicationInfo)
  }

  func testPaymentsAreFilledIn() {
    let payment = SKMutablePayment()
    payment.productIdentifier = "coins"
    payment.quantity = 3
    XCTAssertEqual((payment as SKPayment).productIdentifier, "coins")
    XCTAssertEqual((payment as SKPayment).quantity, 3)
  }

  func testCustomContentAndLinks() {
    let content = AXCustomContent(label: "Price", value: "3 €")
    content.importance = .high
    XCTAssertEqual((content.copy() as? AXCustomContent)?.importance, .high)
    MainActor.assumeIsolated {
      let metadata = LPLinkMetadata()
      metadata.title = "Title"
      XCTAssertEqual(LPLinkView(metadata: metadata).intrinsicContentSize.height, 60)
    }
  }

  private struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    @Parameter(title: "Name", default: "Ada") var name: String
    func perform() async throws -> some IntentResult { .result(value: "Hello \(name)") }
  }

  func testIntentsRunWithinTheApp() {
    let intent = Greet()
    intent.name = "Bob"
    XCTAssertEqual(intent.name, "Bob")
    XCTAssertEqual(Greet.title.key, "Greet")
  }
}
