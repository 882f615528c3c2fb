// swift-format-ignore-file
// Modules that apps import for a type or two. Expected: each module's page at developer.apple.com; what no machine
// of this kind has (Game Center, calendars, background time, a watch) answers as a device that refuses.
import Accelerate
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

struct Greet: AppIntent {
    static var title: LocalizedStringResource = "Greet"
    @Parameter(title: "Name", default: "Ada") var name: String
    func perform() async throws -> some IntentResult { .result(value: "Hello \(name)") }
}

class Database {
    private var handle: OpaquePointer?
    private let SQLITE_TRANSIENT = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    func names() -> [String] {
        guard sqlite3_open(":memory:", &handle) == SQLITE_OK else { return [] }
        defer { sqlite3_close(handle) }
        sqlite3_exec(handle, "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT)", nil, nil, nil)
        var statement: OpaquePointer?
        for name in ["Bob", "Ada"] {
            sqlite3_prepare_v2(handle, "INSERT INTO people (name) VALUES (?)", -1, &statement, nil)
            sqlite3_bind_text(statement, 1, (name as NSString).utf8String, -1, SQLITE_TRANSIENT)
            sqlite3_step(statement)
            sqlite3_finalize(statement)
        }
        var found: [String] = []
        sqlite3_prepare_v2(handle, "SELECT name FROM people ORDER BY name", -1, &statement, nil)
        while sqlite3_step(statement) == SQLITE_ROW { found.append(String(cString: sqlite3_column_text(statement, 0))) }
        sqlite3_finalize(statement)
        return found
    }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // GameKit exports GameplayKit.
        print(GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2, 3]).count, GKLocalPlayer.local.isAuthenticated)
        let dice = GKShuffledDistribution(lowestValue: 1, highestValue: 3)
        print([dice.nextInt(), dice.nextInt(), dice.nextInt()].sorted())
        print(Database().names())

        var sum = [Float](repeating: 0, count: 3)
        vDSP_vadd([1, 2, 3], 1, [4, 5, 6], 1, &sum, 1, vDSP_Length(3))
        var doubled = [Double](repeating: 0, count: 2), factor = 2.0
        vDSP_vsmulD([1.5, 2], 1, &factor, &doubled, 1, 2)
        print(sum, doubled, vDSP.sum([1.0, 2, 3] as [Double]), vDSP.rootMeanSquare([3, 4, 3, 4] as [Float]) * vDSP.rootMeanSquare([3, 4, 3, 4] as [Float]))

        var greet = Greet()
        greet.name = "Bob"
        print(greet.name, Greet.title.key)
        do { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh")); print("submitted") }
        catch { print((error as? BGTaskScheduler.Error)?.code == .unavailable) }
        let context = JSContext()!
        context.setObject("Ada", forKeyedSubscript: "name" as NSString)
        print(context.objectForKeyedSubscript("name").toString() ?? "")
        let metadata = LPLinkMetadata()
        metadata.originalURL = URL(string: "https://example.com")
        metadata.title = "Example"
        print(LPLinkView(metadata: metadata).metadata.title ?? "")
        let store = EKEventStore()
        let event = EKEvent(eventStore: store)
        event.title = "Tea"
        do { try store.save(event, span: .thisEvent); print("saved") } catch { print(event.title ?? "", EKEventStore.authorizationStatus(for: .event) == .denied) }

        let payment = SKMutablePayment()
        payment.productIdentifier = "coins"
        payment.quantity = 3
        print((payment as SKPayment).productIdentifier, payment.quantity)
        print(WCSession.default.transferCurrentComplicationUserInfo(["a": 1]).isCurrentComplicationInfo)
        return true
    }
}
