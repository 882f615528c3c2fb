import Foundation

/// The version of Foundation, which old apps use to detect features. There are constants up to iOS 9 only, so any
/// greater number serves.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsfoundationversionnumber>
public let NSFoundationVersionNumber: Double = 2503.1

/// Foundation's version in iOS 5.0.
public let NSFoundationVersionNumber_iOS_5_0: Double = 881
/// Foundation's version in iOS 5.1.
public let NSFoundationVersionNumber_iOS_5_1: Double = 890.1
/// Foundation's version in iOS 6.0, which introduced Auto Layout.
public let NSFoundationVersionNumber_iOS_6_0: Double = 992
/// Foundation's version in iOS 6.1. Apps compare with it to detect iOS 7's flat design.
public let NSFoundationVersionNumber_iOS_6_1: Double = 993
/// Foundation's version in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.2
/// Foundation's version in iOS 7.1. Apps compare with it to detect iOS 8.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// Foundation's version in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// Foundation's version in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1: Double = 1141.1
/// Foundation's version in iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2: Double = 1142.14
/// Foundation's version in iOS 8.3, which 8.4 shares.
public let NSFoundationVersionNumber_iOS_8_3: Double = 1144.17
/// Foundation's version in iOS 8.4, the same as in 8.3.
public let NSFoundationVersionNumber_iOS_8_4: Double = 1144.17
/// The upper limit of Foundation's versions in iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1199
/// Foundation's version in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// Foundation's version in iOS 9.1.
public let NSFoundationVersionNumber_iOS_9_1: Double = 1241.14
/// Foundation's version in iOS 9.2, which 9.3 shares.
public let NSFoundationVersionNumber_iOS_9_2: Double = 1242.12
/// Foundation's version in iOS 9.3, the same as in 9.2.
public let NSFoundationVersionNumber_iOS_9_3: Double = 1242.12
/// Foundation's version in iOS 9.4, which was never released.
public let NSFoundationVersionNumber_iOS_9_4: Double = 1280.25
/// The upper limit of Foundation's versions in iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299
