@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32
/// A result code; 0 for success.
public typealias OSStatus = Int32
/// A function that is called when a sound has ended.
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// The sound that stands for a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The result of a successful call.
public let kAudioServicesNoError: OSStatus = 0

/// Plays a short sound or vibrates the device (`kSystemSoundID_Vibrate`). On Flipside the host is notified instead,
/// and scripts can check that, as in `expect-feedback "sound: 1104"`.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, isAlert: false)
}

/// Plays a short sound with a vibration. The host is notified as for `AudioServicesPlaySystemSound(_:)`.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, isAlert: true)
}

/// Plays a short sound and calls the block at once, because sounds take no time.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.play(inSystemSoundID, isAlert: false)
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Plays a short sound with a vibration and calls the block at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.play(inSystemSoundID, isAlert: true)
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Creates a sound from a file. Scripts refer to it by the name of the file.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = SystemSounds.add((inFileURL as URL).lastPathComponent)
  return kAudioServicesNoError
}

/// Removes a sound that was created from a file.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.remove(inSystemSoundID)
  return kAudioServicesNoError
}
