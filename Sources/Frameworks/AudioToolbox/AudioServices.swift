@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioServicesNoError: OSStatus = 0

/// Plays no sound; says so once.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  Unsupported.log("AudioServicesPlaySystemSound(_:)")
}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  Unsupported.log("AudioServicesPlayAlertSound(_:)")
}
/// Calls the block at once: no sound takes no time.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  Unsupported.log("AudioServicesPlaySystemSoundWithCompletion(_:_:)")
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

nonisolated(unsafe) private var lastSoundID: SystemSoundID = 4096

@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  lastSoundID += 1
  outSystemSoundID.pointee = lastSoundID
  return kAudioServicesNoError
}
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
