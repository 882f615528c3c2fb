import Foundation
import Simulator
import TestFolders
import XCTest

final class PictureFileTests: XCTestCase {
  /// A limit of the file size simulates a full disk.
  func testAPictureThatCannotBeWrittenLeavesTheOldOne() throws {
    let folder = TestFolder.make()
    let path = folder.appendingPathComponent("picture.png").path
    XCTAssertNil(Picture.write(Data([1, 2, 3]), to: path))
    let old = signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    var small = limit
    small.rlim_cur = 10
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
    let error = Picture.write(Data(repeating: 7, count: 5_000), to: path)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    signal(SIGXFSZ, old)
    XCTAssertEqual(error?.hasPrefix("cannot write \(path)"), true, error ?? "nil")
    XCTAssertEqual(FileManager.default.contents(atPath: path), Data([1, 2, 3]))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["picture.png"])
    XCTAssertNil(Picture.write(Data(repeating: 7, count: 5_000), to: path))
    XCTAssertEqual(FileManager.default.contents(atPath: path)?.count, 5_000)
  }

  func testDevicesAreWrittenTo() {
    XCTAssertNil(Picture.write(Data([1]), to: "/dev/null"))
    XCTAssertNotNil(Picture.write(Data([1]), to: "/dev/full"))
    var status = stat()
    XCTAssertEqual(stat("/dev/null", &status), 0)
    XCTAssertEqual(status.st_mode & S_IFMT, S_IFCHR)
  }
}
