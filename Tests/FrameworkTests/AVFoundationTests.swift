import AVFoundation
import AVKit
import AudioToolbox
import TestFolders
import XCTest

final class AVFoundationTests: FrameworkTestCase {
  /// Returns a WAVE file with one channel of 8 bits and 8,000 samples per second.
  private func wave(seconds: Double) -> Data {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let size = Int(seconds * 8000)
    var bytes = Array("RIFF".utf8) + little(36 + size, 4) + Array("WAVEfmt ".utf8)
    bytes +=
      little(16, 4) + little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4) + little(1, 2) + little(8, 2)
    return Data(bytes + Array("data".utf8) + little(size, 4) + [UInt8](repeating: 128, count: size))
  }

  private final class Listener: NSObject, AVAudioPlayerDelegate {
    var ends: [Bool] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends.append(flag) }
  }

  func testASoundTakesItsTimeAndEnds() throws {
    let player = try AVAudioPlayer(data: wave(seconds: 3))
    let listener = Listener()
    player.delegate = listener
    XCTAssertEqual(player.duration, 3, accuracy: 1e-6)
    XCTAssertTrue(player.prepareToPlay())
    XCTAssertFalse(player.isPlaying)
    XCTAssertTrue(player.play())
    run(2)
    XCTAssertTrue(player.isPlaying)
    XCTAssertEqual(player.currentTime, 2, accuracy: 0.02)
    XCTAssertEqual(listener.ends, [])
    run(1.1)
    XCTAssertFalse(player.isPlaying)
    XCTAssertEqual(listener.ends, [true])
    XCTAssertEqual(player.currentTime, 0)
  }

  func testPausingKeepsThePlaceAndStoppingTellsNobody() throws {
    let player = try AVAudioPlayer(data: wave(seconds: 3))
    let listener = Listener()
    player.delegate = listener
    player.play()
    run(1)
    player.pause()
    run(10)
    XCTAssertEqual(player.currentTime, 1, accuracy: 0.02)
    player.currentTime = 2.5
    player.play()
    run(0.3)
    XCTAssertTrue(player.isPlaying)
    player.stop()
    run(10)
    XCTAssertEqual(listener.ends, [])
  }

  func testASoundIsRepeatedAsOftenAsAsked() throws {
    let player = try AVAudioPlayer(data: wave(seconds: 1))
    let listener = Listener()
    player.delegate = listener
    player.numberOfLoops = 2
    player.play()
    run(2.5)
    XCTAssertTrue(player.isPlaying)
    run(1)
    XCTAssertEqual(listener.ends, [true])
    player.numberOfLoops = -1
    player.play()
    run(50)
    XCTAssertTrue(player.isPlaying)
    player.stop()
  }

  func testWhatIsNoSoundIsRefused() {
    for bytes in [
      Data(), Data("RIFF".utf8), Data("hello".utf8), Data([0xFF, 0xFB]), Data(repeating: 0, count: 5000),
    ] {
      XCTAssertThrowsError(try AVAudioPlayer(data: bytes))
    }
    XCTAssertThrowsError(try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.mp3")))
    var endless = [UInt8]("RIFF0000WAVE".utf8)
    for _ in 0..<100 { endless += Array("junk".utf8) + [0xFF, 0xFF, 0xFF, 0x7F] }
    XCTAssertThrowsError(try AVAudioPlayer(data: Data(endless)))
  }

  func testLengthsOfOtherFormats() throws {
    // 16,000 bytes of MPEG 1 layer 3 at 128 kbit/s last one second.
    var mp3 = Data([0xFF, 0xFB, 0x90, 0x00])
    mp3.append(Data(repeating: 0, count: 15_996))
    XCTAssertEqual(try AVAudioPlayer(data: mp3).duration, 1, accuracy: 1e-6)
    // The movie header has 600 units per second, and a duration of 1,500 units.
    var movie = [UInt8]([0, 0, 0, 8]) + Array("ftyp".utf8) + [0, 0, 0, 40] + Array("moov".utf8) + [0, 0, 0, 32]
    movie +=
      Array("mvhd".utf8) + [UInt8](repeating: 0, count: 12) + [0, 0, 2, 0x58] + [0, 0, 5, 0xDC] + [0, 0, 0, 0]
    XCTAssertEqual(try AVAudioPlayer(data: Data(movie)).duration, 2.5, accuracy: 1e-6)
  }

  func testAPlayerIsFreedWhileItPlays() throws {
    weak var gone: AVAudioPlayer?
    try autoreleasepool {
      let player = try AVAudioPlayer(data: wave(seconds: 3))
      player.play()
      gone = player
    }
    XCTAssertNil(gone)
    run(4)
  }

  func testAPlayerItemTellsItsEnd() throws {
    let file = TestFolder.make().appendingPathComponent("file.wav")
    try wave(seconds: 2).write(to: file)
    let player = AVPlayer(url: file)
    nonisolated(unsafe) var ends = 0
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { _ in ends += 1 }
    XCTAssertEqual(player.currentItem?.duration.seconds ?? 0, 2, accuracy: 0.01)
    XCTAssertEqual(player.timeControlStatus, .paused)
    player.play()
    run(1)
    XCTAssertEqual(player.rate, 1)
    XCTAssertEqual(player.currentTime().seconds, 1, accuracy: 0.02)
    XCTAssertEqual(ends, 0)
    run(1.1)
    XCTAssertEqual(ends, 1)
    XCTAssertEqual(player.rate, 0)
    NotificationCenter.default.removeObserver(token)
  }

  /// <https://developer.apple.com/documentation/avfoundation/media_playback/observing_playback_state>
  func testAPlayerIsObserved() throws {
    let file = TestFolder.make().appendingPathComponent("file.wav")
    try wave(seconds: 2).write(to: file)
    var heard: [String] = []
    func watch<Value>(_ player: AVPlayer, _ path: KeyPath<AVPlayer, Value>, _ name: String) -> NSKeyValueObservation
    {
      player.observe(path, options: [.new]) { _, change in
        heard.append("\(name) \(change.newValue.map { "\($0)" } ?? "nil")")
      }
    }
    let player = AVPlayer()
    let tokens = [
      watch(player, \.rate, "rate"), watch(player, \.timeControlStatus, "control"),
      watch(player, \.status, "status"),
    ]
    let item = AVPlayerItem(url: file)
    let token = item.observe(\.status, options: [.initial, .new]) { item, _ in heard.append("item \(item.status)") }
    player.replaceCurrentItem(with: item)
    XCTAssertEqual(heard, ["item unknown"])
    run(0.1)
    XCTAssertEqual(heard, ["item unknown", "item readyToPlay", "status readyToPlay"])
    heard = []
    player.play()
    XCTAssertEqual(Set(heard), ["rate 1.0", "control playing"])
    heard = []
    player.pause()
    XCTAssertEqual(Set(heard), ["rate 0.0", "control paused"])
    heard = []
    player.play()
    run(2.5)
    XCTAssertEqual(heard.count, 4)
    XCTAssertEqual(player.value(forKey: "timeControlStatus") as? Int, 0)
    withExtendedLifetime(tokens) {}
    token.invalidate()
  }

  func testThereIsNoCamera() {
    XCTAssertNil(AVCaptureDevice.default(for: .video))
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .denied)
    var answer: Bool?
    AVCaptureDevice.requestAccess(for: .video) { answer = $0 }
    XCTAssertNil(answer)
    run(0.1)
    XCTAssertEqual(answer, false)
  }

  func testSpeakingTakesTimeAndOneComesAfterTheOther() {
    final class Listener: NSObject, AVSpeechSynthesizerDelegate {
      var heard: [String] = []
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        heard.append("start \(utterance.speechString.count)")
      }
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        heard.append("end \(utterance.speechString.count)")
      }
    }
    let listener = Listener()
    let synthesizer = AVSpeechSynthesizer()
    synthesizer.delegate = listener
    synthesizer.speak(AVSpeechUtterance(string: String(repeating: "a", count: 30)))
    synthesizer.speak(AVSpeechUtterance(string: String(repeating: "b", count: 15)))
    XCTAssertTrue(synthesizer.isSpeaking)
    run(2.1)
    XCTAssertEqual(listener.heard, ["start 30", "end 30", "start 15"])
    run(1)
    XCTAssertFalse(synthesizer.isSpeaking)
  }

  func testARectangleOfAPicturesProportions() {
    XCTAssertEqual(
      AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100)),
      CGRect(x: 0, y: 25, width: 100, height: 50))
    XCTAssertEqual(
      AVMakeRect(aspectRatio: .zero, insideRect: CGRect(x: 0, y: 0, width: 10, height: 10)).size, .zero)
  }

  func testTimesAreFractions() {
    XCTAssertEqual(
      (CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 2)).seconds, 5.0 / 6, accuracy: 1e-12)
    XCTAssertEqual(CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600))
    XCTAssertLessThan(CMTime.negativeInfinity, CMTime.zero)
    XCTAssertLessThan(CMTime.zero, CMTime.positiveInfinity)
    XCTAssertTrue(CMTime(seconds: .nan, preferredTimescale: 600).seconds.isNaN)
    XCTAssertFalse((CMTime.invalid + CMTime.zero).isValid)
    XCTAssertEqual(CMTime(seconds: 1e300, preferredTimescale: 600), .positiveInfinity)
    XCTAssertEqual(CMTimeMultiply(CMTime(value: .max, timescale: 1), multiplier: 2), .positiveInfinity)
    let far = CMTime(value: .max, timescale: 7) + CMTime(value: .max, timescale: 11)
    XCTAssertFalse(far.seconds.isNaN)
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
    XCTAssertTrue(range.containsTime(CMTime(value: 1, timescale: 1)))
    XCTAssertFalse(range.containsTime(CMTime(value: 2, timescale: 1)))
  }
}
