// swift-format-ignore-file
import CoreText
import Darwin
import os.log
import os.signpost
import UIKit

extension CGFloat {
    var whole: CGFloat { Darwin.round(self) }
    var half: CGFloat { Darwin.floor(self / 2) }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    private let log = OSLog(subsystem: "com.example", category: .pointsOfInterest)
    private let signposter = OSSignposter(subsystem: "com.example", category: "work")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        os_signpost(.begin, log: log, name: "launch")
        let id = OSSignpostID(log: log)
        os_signpost(.event, log: log, name: "launch", signpostID: id, "step %d", 1)
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
        defer { signposter.endInterval("load", state); os_signpost(.end, log: log, name: "launch") }
        print(CGFloat(2.5).whole, CGFloat(5).half, Darwin.pow(2.0, 3.0), Darwin.sqrt(Double(16)))
        let font = CTFontCreateWithName("Helvetica" as CFString, 12, nil)
        let attributes: [NSAttributedString.Key: Any] = [
            kCTFontAttributeName as NSAttributedString.Key: font,
            NSAttributedString.Key(rawValue: kCTForegroundColorAttributeName as String): UIColor.red.cgColor,
            .kern: 2,
        ]
        let text = NSAttributedString(string: "ab", attributes: attributes)
        print(text.attributes(at: 0, effectiveRange: nil).count, text.attribute(.font, at: 0, effectiveRange: nil) != nil)
        return true
    }
}
