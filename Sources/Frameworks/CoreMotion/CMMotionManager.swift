import Foundation
import ObjectiveC
import UIKit

/// An acceleration in units of g on each axis of the device.
public struct CMAcceleration: Sendable {
  /// The acceleration to the right, in units of gravity.
  public var x: Double
  /// The acceleration to the top of the device, in units of gravity.
  public var y: Double
  /// The acceleration out of the screen, in units of gravity.
  public var z: Double
  /// Creates an acceleration of 0.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates an acceleration from its components in units of gravity.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measurement with its time.
open class CMLogItem: NSObject {
  /// The time of the measurement; always 0.
  open var timestamp: TimeInterval { 0 }
}

/// A measured acceleration.
open class CMAccelerometerData: CMLogItem {
  /// The acceleration.
  public let acceleration: CMAcceleration
  init(_ acceleration: CMAcceleration) {
    self.acceleration = acceleration
    super.init()
  }
}

/// The orientation of the device as angles in radians.
open class CMAttitude: NSObject {
  /// The rotation around the axis from bottom to top.
  public let roll: Double
  /// The rotation around the axis from left to right.
  public let pitch: Double
  /// The rotation around the axis through the screen.
  public let yaw: Double
  init(roll: Double, pitch: Double, yaw: Double) {
    (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
    super.init()
  }
}

/// The motion of the device.
open class CMDeviceMotion: CMLogItem {
  /// The orientation of the device.
  public let attitude: CMAttitude
  /// The direction of gravity.
  public let gravity: CMAcceleration
  /// The acceleration by the user; always zero.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  init(attitude: CMAttitude, gravity: CMAcceleration) {
    self.attitude = attitude
    self.gravity = gravity
    super.init()
  }
}

/// A handler of accelerometer data, which is called with data or an error.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A handler of motion data, which is called with data or an error.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// A manager that measures the motion of the device. The tilt of the device in the host determines the direction of
/// gravity.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coremotion/cmmotionmanager>
open class CMMotionManager: NSObject {
  /// The interval between accelerometer updates in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The interval between updates of the device's motion in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The interval between gyroscope updates in seconds. It has no effect.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Whether accelerometer updates are active.
  open private(set) var isAccelerometerActive = false
  /// Whether updates of the device's motion are active.
  open private(set) var isDeviceMotionActive = false
  private var accelerometerTimer: Timer?
  private var motionTimer: Timer?

  public override init() { super.init() }

  deinit {
    accelerometerTimer?.invalidate()
    motionTimer?.invalidate()
  }

  /// Whether an accelerometer is available; always true.
  open var isAccelerometerAvailable: Bool { true }
  /// Whether the device's motion is available; always true.
  open var isDeviceMotionAvailable: Bool { true }
  /// Whether a gyroscope is available; always false.
  open var isGyroAvailable: Bool { false }
  /// Whether a magnetometer is available; always false.
  open var isMagnetometerAvailable: Bool { false }
  /// The current acceleration; nil if updates are not active.
  open var accelerometerData: CMAccelerometerData? { isAccelerometerActive ? CMAccelerometerData(gravity) : nil }
  /// The current motion; nil if updates are not active.
  open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? motion : nil }

  /// Starts accelerometer updates without a handler.
  open func startAccelerometerUpdates() { isAccelerometerActive = true }
  /// Starts accelerometer updates and calls the handler at each interval.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    isAccelerometerActive = true
    accelerometerTimer?.invalidate()
    accelerometerTimer = repeating(accelerometerUpdateInterval) { [weak self] in
      guard let data = self?.accelerometerData else { return }
      queue.addOperation { handler(data, nil) }
    }
  }
  /// Stops accelerometer updates.
  open func stopAccelerometerUpdates() {
    isAccelerometerActive = false
    accelerometerTimer?.invalidate()
  }
  /// Starts updates of the device's motion without a handler.
  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }
  /// Starts updates of the device's motion and calls the handler at each interval.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler)
  {
    isDeviceMotionActive = true
    motionTimer?.invalidate()
    motionTimer = repeating(deviceMotionUpdateInterval) { [weak self] in
      guard let data = self?.deviceMotion else { return }
      queue.addOperation { handler(data, nil) }
    }
  }
  /// Stops updates of the device's motion.
  open func stopDeviceMotionUpdates() {
    isDeviceMotionActive = false
    motionTimer?.invalidate()
  }
  /// Starts gyroscope updates, which is not supported and logged.
  open func startGyroUpdates() { Unsupported.log("CMMotionManager.startGyroUpdates()") }
  /// Stops gyroscope updates. It has no effect.
  open func stopGyroUpdates() {}

  private func repeating(_ interval: TimeInterval, _ work: @escaping () -> Void) -> Timer {
    let interval = interval.isFinite ? max(0.01, interval) : 1
    let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) { _ in work() }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  /// The direction of gravity. For a device lying flat it points away from the screen; with a tilt of 1 it points
  /// along an axis of the screen.
  private var gravity: CMAcceleration {
    let tilt = Self.tilt
    let (x, y) = (Double(tilt.horizontal), -Double(tilt.vertical))
    return CMAcceleration(x: x, y: y, z: -sqrt(max(0, 1 - x * x - y * y)))
  }

  private var motion: CMDeviceMotion {
    let gravity = gravity
    return CMDeviceMotion(
      attitude: CMAttitude(
        roll: asin(min(max(gravity.x, -1), 1)), pitch: asin(min(max(-gravity.y, -1), 1)), yaw: 0),
      gravity: gravity)
  }

  private static var tilt: UIOffset {
    guard Thread.isMainThread else { return .zero }
    return MainActor.assumeIsolated { DeviceMotion.shared.tilt }
  }
}
