import AVFoundation
import MediaPlayer
import UIKit
import XCTest

/// <https://developer.apple.com/documentation/mediaplayer>
final class MediaPlayerTests: XCTestCase {
  func testWhatAnAppSetsIsKept() {
    MainActor.assumeIsolated {
      let center = MPNowPlayingInfoCenter.default()
      center.nowPlayingInfo = [MPMediaItemPropertyTitle: "T", MPNowPlayingInfoPropertyPlaybackRate: 1]
      XCTAssertEqual(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String, "T")
      center.nowPlayingInfo = nil
      let commands = MPRemoteCommandCenter.shared()
      let token = commands.playCommand.addTarget { _ in .success }
      commands.playCommand.isEnabled = false
      XCTAssertFalse(MPRemoteCommandCenter.shared().playCommand.isEnabled)
      commands.playCommand.removeTarget(token)
      commands.skipForwardCommand.preferredIntervals = [15]
      commands.changePlaybackPositionCommand.addTarget(self, action: Selector("seek:"))
      commands.changePlaybackPositionCommand.removeTarget(nil)
      let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 9, height: 9)) { _ in UIImage() }
      XCTAssertEqual(artwork.bounds.size, CGSize(width: 9, height: 9))
      XCTAssertEqual(MPVolumeView(frame: .zero).intrinsicContentSize.height, 34)
    }
  }
}
