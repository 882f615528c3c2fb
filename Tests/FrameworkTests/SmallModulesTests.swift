import CoreData
import CoreImage
import GameplayKit
import UIKit
import MobileCoreServices
import Network
import OSLog
import ObjectiveC
import UniformTypeIdentifiers
import XCTest
import os

final class SmallModulesTests: FrameworkTestCase {
  func testLogsShowOnTheConsole() {
    let name = "Ada"
    Logger(subsystem: "a", category: "net").error(
      "Hello \(name, privacy: .private), \(3.14159, format: .fixed(precision: 2))")
    os_log("%{public}@ has %d", log: OSLog(subsystem: "a", category: "b"), type: .info, "x" as NSString, 3)
    os_log("plain")
    os_log("never", log: .disabled)
    Logger().debug("\(255, format: .hex, align: .right(columns: 4))|")
    XCTAssertEqual(console, ["[net] Hello Ada, 3.14", "[b] x has 3", "plain", "  ff|"])
  }

  func testTypesOfFilesConform() {
    XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
    XCTAssertEqual(UTType(mimeType: "image/png"), .png)
    XCTAssertTrue(UTType.png.conforms(to: .image))
    XCTAssertTrue(UTType.png.conforms(to: .data))
    XCTAssertFalse(UTType.image.conforms(to: .png))
    XCTAssertTrue(UTType.text.isSupertype(of: .utf8PlainText))
    XCTAssertNil(UTType("nothing.like.that"))
    XCTAssertEqual(UTType.json.preferredMIMEType, "application/json")
    XCTAssertEqual(UTType.plainText.preferredFilenameExtension, "txt")
    XCTAssertEqual(kUTTypePlainText as String, UTType.plainText.identifier)
  }

  // MARK: GameplayKit

  private final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ id: Int) { playerId = id }
  }
  private final class Take: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
  }
  /// The game Nim with one heap: a move takes one to three, and the player who takes the last one wins.
  private final class Nim: NSObject, GKGameModel {
    var left: Int
    var turn = 0
    let all = [Player(0), Player(1)]
    init(_ left: Int) { self.left = left }
    var players: [any GKGameModelPlayer]? { all }
    var activePlayer: (any GKGameModelPlayer)? { all[turn] }
    func setGameModel(_ gameModel: any GKGameModel) {}
    func copy(with zone: NSZone? = nil) -> Any {
      let copy = Nim(left)
      copy.turn = turn
      return copy
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      left > 0 ? (1...min(3, left)).map { Take($0) } : nil
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      left -= (gameModelUpdate as? Take)?.count ?? 0
      turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && player.playerId != turn }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && player.playerId == turn }
  }

  func testTheStrategistPlaysNimWell() {
    for heap in [5, 6, 7, 9, 10] {
      let strategist = GKMinmaxStrategist()
      strategist.maxLookAheadDepth = 10
      strategist.gameModel = Nim(heap)
      // The best move leaves a multiple of four.
      XCTAssertEqual((strategist.bestMoveForActivePlayer() as? Take)?.count, heap % 4, "of \(heap)")
    }
    let nobody = GKMinmaxStrategist()
    XCTAssertNil(nobody.bestMoveForActivePlayer())
  }

  func testRandomNumbersStayWithinTheirBounds() {
    let die = GKRandomDistribution.d6()
    let rolls = (0..<600).map { _ in die.nextInt() }
    XCTAssertEqual(Set(rolls), [1, 2, 3, 4, 5, 6])
    let shuffled = GKShuffledDistribution(lowestValue: 0, highestValue: 9)
    XCTAssertEqual(Set((0..<10).map { _ in shuffled.nextInt() }).count, 10)
    let bell = GKGaussianDistribution(lowestValue: 0, highestValue: 100)
    let values = (0..<1000).map { _ in bell.nextInt() }
    XCTAssertGreaterThan(values.filter { (25...75).contains($0) }.count, 700)
    XCTAssertTrue(values.allSatisfy { (0...100).contains($0) })
    let seeded = GKMersenneTwisterRandomSource(seed: 5)
    let again = GKMersenneTwisterRandomSource(seed: 5)
    XCTAssertEqual((0..<20).map { _ in seeded.nextInt() }, (0..<20).map { _ in again.nextInt() })
    let cards = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(0..<52))
    XCTAssertEqual(cards.compactMap { $0 as? Int }.sorted(), Array(0..<52))
    XCTAssertEqual(GKRandomSource.sharedRandom().nextInt(upperBound: 0), 0)
  }

  // MARK: Core Image

  func testAFilterGivesItsPictureBackAndIsNamed() throws {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let picture = UIImage(cgImage: try XCTUnwrap(context.makeImage()))
    let filter = try XCTUnwrap(CIFilter(name: "CISepiaTone"))
    XCTAssertEqual(filter.inputKeys, [kCIInputImageKey, kCIInputIntensityKey])
    XCTAssertNil(filter.outputImage)
    filter.setValue(CIImage(image: picture), forKey: kCIInputImageKey)
    filter.setValue(0.5, forKey: kCIInputIntensityKey)
    let output = try XCTUnwrap(filter.outputImage)
    XCTAssertEqual(CIContext().createCGImage(output, from: output.extent)?.width, 4)
    XCTAssertNil(CIFilter(name: "CINothing"))
    filter.setValue(1, forKey: "inputNothing")
    XCTAssertEqual(said("not key value coding-compliant for the key inputNothing"), 1)
  }

  // MARK: Core Data

  func testObjectsAreKeptInMemory() throws {
    let container = NSPersistentContainer(name: "Model")
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    var errors: [(any Error)?] = []
    container.loadPersistentStores { errors.append($1) }
    XCTAssertEqual(errors.count, 1)
    XCTAssertNil(errors[0])
    let context = container.viewContext
    XCTAssertFalse(context.hasChanges)
    let entity = try XCTUnwrap(NSEntityDescription.entity(forEntityName: "Person", in: context))
    for name in ["Ada", "Bob", "Cid"] {
      NSManagedObject(entity: entity, insertInto: context).setValue(name, forKeyPath: "name")
    }
    XCTAssertTrue(context.hasChanges)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    XCTAssertEqual(
      try container.newBackgroundContext().fetch(request).count, 0, "what is not saved is the context's own")
    try context.save()
    XCTAssertFalse(context.hasChanges)
    XCTAssertEqual(try container.newBackgroundContext().fetch(request).count, 3)
    let people = try context.fetch(request)
    XCTAssertEqual(people.compactMap { $0.value(forKey: "name") as? String }.sorted(), ["Ada", "Bob", "Cid"])
    context.delete(people[1])
    try context.save()
    XCTAssertEqual(try context.count(for: request), 2)
    XCTAssertEqual(try request.execute().count, 0, "outside a context's block")
    context.performAndWait { XCTAssertEqual(try? request.execute().count, 2) }
    request.fetchLimit = 1
    XCTAssertEqual(try context.fetch(request).count, 1)
    people[0].setValue("Eve", forKey: "name")
    XCTAssertTrue(context.hasChanges)
    XCTAssertEqual(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Other")), 0)
    let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Person")
    let deletion = NSBatchDeleteRequest(fetchRequest: all)
    deletion.resultType = .resultTypeCount
    XCTAssertEqual((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int, 2)
    XCTAssertEqual(try context.count(for: all), 0)
  }

  func testADeletedObjectIsFreed() throws {
    let container = NSPersistentContainer(name: "Model")
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { XCTAssertNil($1) }
    let context = container.viewContext
    let entity = try XCTUnwrap(NSEntityDescription.entity(forEntityName: "Person", in: context))
    weak var gone: NSManagedObject?
    try autoreleasepool {
      let object = NSManagedObject(entity: entity, insertInto: context)
      try context.save()
      gone = object
      context.delete(object)
    }
    XCTAssertNotNil(gone)
    try context.save()
    XCTAssertNil(gone)
  }

  // MARK: Item providers

  func testAnItemProviderGivesItsData() {
    let provider = NSItemProvider(item: Data("x".utf8) as NSData, typeIdentifier: kUTTypePlainText as String)
    XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { loaded, _ in data = loaded }
    XCTAssertEqual(data, Data("x".utf8))
    var error: (any Error)?
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { error = $1 }
    XCTAssertEqual(error.map { ($0 as NSError).code }, -1000)
    XCTAssertFalse(provider.canLoadObject(ofClass: UIImage.self))
  }

  func testThePathToTheNetworkIsToldOnce() {
    let monitor = NWPathMonitor()
    nonisolated(unsafe) var told = 0
    monitor.pathUpdateHandler = { _ in told += 1 }
    monitor.start(queue: .main)
    run(1)
    XCTAssertEqual(told, 1)
    monitor.cancel()
  }
}
