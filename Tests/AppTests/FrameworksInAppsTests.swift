import TestFolders
import XCTest

/// An app that imports Apple's other frameworks gets them, and one that imports none does not.
final class FrameworksInAppsTests: XCTestCase {
  private func run(_ source: String) throws -> Tool.Result {
    let folder = TestFolder.make()
    let app = folder.appendingPathComponent("Letters")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: app.appendingPathComponent("AppDelegate.swift"))
    // The mail is sent when its screen has appeared.
    let script = folder.appendingPathComponent("wait.txt")
    try Data("wait 1\n".utf8).write(to: script)
    return try Tool.run(["run", app.path, "--host", "headless", "--script", script.path], in: folder)
  }

  func testMailIsComposedByTheSystemsProgram() throws {
    let result = try run(
      """
      import UIKit
      import MessageUI
      import AVKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate, MFMailComposeViewControllerDelegate {
        var window: UIWindow?
        let player = AVPlayerViewController()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let root = UIViewController()
          window?.rootViewController = root
          window?.makeKeyAndVisible()
          let mail = MFMailComposeViewController()
          mail.mailComposeDelegate = self
          mail.setToRecipients(["a@b.de"])
          mail.setSubject("Two words")
          root.present(mail, animated: true)
          return true
        }
        func mailComposeController(
          _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) {
          print("result \\(result.rawValue)")
          controller.dismiss(animated: true)
        }
      }
      """)
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertTrue(result.errors.contains("the app opens mailto:a@b.de?subject=Two%20words"), result.errors)
    XCTAssertTrue(result.output.contains("result 1"), result.output)
  }

  func testWhatIsNotThereIsSaidOnTheLineThatUsesIt() throws {
    let result = try run(
      """
      import UIKit
      import Combine
      #if canImport(Combine)
      #error("not taken")
      #endif
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var subscriptions: Set<AnyCancellable> = []
      }
      """)
    XCTAssertNotEqual(result.code, 0)
    XCTAssertTrue(result.errors.contains("AppDelegate.swift:8:"), result.errors)
    XCTAssertTrue(result.errors.contains("Flipside has no Combine"), result.errors)
    XCTAssertFalse(result.errors.contains("not taken"), result.errors)
  }
}
