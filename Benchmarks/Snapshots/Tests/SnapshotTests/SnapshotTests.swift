import Screens
import iOSSnapshotTestCase

/// Compares a screen of 393 by 852 points at 2x with its reference, 500 times or `COUNT` in each of two classes:
/// `Benchmarks/run snapshots`.
class ComparingTests: FBSnapshotTestCase {
  static let count = ProcessInfo.processInfo.environment["COUNT"].flatMap(Int.init) ?? 500

  func compare() {
    folderName = "ContactsScreen"
    let count = recordMode ? 1 : Self.count
    for _ in 0..<count {
      FBSnapshotVerifyView(ContactsScreen(frame: CGRect(x: 0, y: 0, width: 393, height: 852)), identifier: "screen")
    }
  }
}

final class FirstTests: ComparingTests {
  func testScreen() { compare() }
}

final class SecondTests: ComparingTests {
  func testScreen() { compare() }
}
