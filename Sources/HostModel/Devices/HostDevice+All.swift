extension HostDevice {
  /// A screen size and the devices that have it.
  private struct Screen {
    let names: [String]
    let width: Double
    let height: Double
    let scale: Double
    let statusBar: Double
    let top: Double
    let bottom: Double
    let landscapeSide: Double
    let landscapeBottom: Double
    let corner: Double
    let isPad: Bool
  }

  private static let screens: [Screen] = [
    Screen(
      names: ["iPhone 4", "iPhone 4s"],
      width: 320, height: 480, scale: 2, statusBar: 20, top: 20, bottom: 0, landscapeSide: 0, landscapeBottom: 0,
      corner: 0, isPad: false),
    Screen(
      names: ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)"],
      width: 320, height: 568, scale: 2, statusBar: 20, top: 20, bottom: 0, landscapeSide: 0, landscapeBottom: 0,
      corner: 0, isPad: false),
    Screen(
      names: [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
      ],
      width: 375, height: 667, scale: 2, statusBar: 20, top: 20, bottom: 0, landscapeSide: 0, landscapeBottom: 0,
      corner: 0, isPad: false),
    Screen(
      names: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      width: 414, height: 736, scale: 3, statusBar: 20, top: 20, bottom: 0, landscapeSide: 0, landscapeBottom: 0,
      corner: 0, isPad: false),
    Screen(
      names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
      width: 375, height: 812, scale: 3, statusBar: 44, top: 44, bottom: 34, landscapeSide: 44, landscapeBottom: 21,
      corner: 39, isPad: false),
    Screen(
      names: ["iPhone XR", "iPhone 11"],
      width: 414, height: 896, scale: 2, statusBar: 48, top: 48, bottom: 34, landscapeSide: 48, landscapeBottom: 21,
      corner: 41.5, isPad: false),
    Screen(
      names: ["iPhone XS Max", "iPhone 11 Pro Max"],
      width: 414, height: 896, scale: 3, statusBar: 44, top: 44, bottom: 34, landscapeSide: 44, landscapeBottom: 21,
      corner: 39, isPad: false),
    Screen(
      names: ["iPhone 12 mini", "iPhone 13 mini"],
      width: 375, height: 812, scale: 3, statusBar: 50, top: 50, bottom: 34, landscapeSide: 50, landscapeBottom: 21,
      corner: 44, isPad: false),
    Screen(
      names: ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"],
      width: 390, height: 844, scale: 3, statusBar: 47, top: 47, bottom: 34, landscapeSide: 47, landscapeBottom: 21,
      corner: 47.33, isPad: false),
    Screen(
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      width: 428, height: 926, scale: 3, statusBar: 47, top: 47, bottom: 34, landscapeSide: 47, landscapeBottom: 21,
      corner: 53.33, isPad: false),
    Screen(
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      width: 393, height: 852, scale: 3, statusBar: 54, top: 59, bottom: 34, landscapeSide: 59, landscapeBottom: 21,
      corner: 55, isPad: false),
    Screen(
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      width: 430, height: 932, scale: 3, statusBar: 54, top: 59, bottom: 34, landscapeSide: 59, landscapeBottom: 21,
      corner: 55, isPad: false),
    Screen(
      names: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
      width: 402, height: 874, scale: 3, statusBar: 54, top: 62, bottom: 34, landscapeSide: 62, landscapeBottom: 21,
      corner: 62, isPad: false),
    Screen(
      names: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
      width: 440, height: 956, scale: 3, statusBar: 54, top: 62, bottom: 34, landscapeSide: 62, landscapeBottom: 21,
      corner: 62, isPad: false),
    Screen(
      names: ["iPhone Air"],
      width: 420, height: 912, scale: 3, statusBar: 54, top: 68, bottom: 34, landscapeSide: 68, landscapeBottom: 21,
      corner: 62, isPad: false),
    Screen(
      names: ["iPad (6th generation)", "iPad mini (5th generation)", "iPad Pro (9.7-inch)"],
      width: 768, height: 1024, scale: 2, statusBar: 20, top: 20, bottom: 0, landscapeSide: 0, landscapeBottom: 0,
      corner: 0, isPad: true),
    Screen(
      names: ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
      width: 810, height: 1080, scale: 2, statusBar: 20, top: 20, bottom: 0, landscapeSide: 0, landscapeBottom: 0,
      corner: 0, isPad: true),
    Screen(
      names: ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"],
      width: 834, height: 1112, scale: 2, statusBar: 20, top: 20, bottom: 0, landscapeSide: 0, landscapeBottom: 0,
      corner: 0, isPad: true),
    Screen(
      names: ["iPad Pro 11-inch"],
      width: 834, height: 1194, scale: 2, statusBar: 24, top: 24, bottom: 20, landscapeSide: 0, landscapeBottom: 20,
      corner: 18, isPad: true),
    Screen(
      names: [
        "iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch",
      ],
      width: 820, height: 1180, scale: 2, statusBar: 24, top: 24, bottom: 20, landscapeSide: 0, landscapeBottom: 20,
      corner: 18, isPad: true),
    Screen(
      names: ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
      width: 744, height: 1133, scale: 2, statusBar: 24, top: 24, bottom: 20, landscapeSide: 0, landscapeBottom: 20,
      corner: 21.5, isPad: true),
    Screen(
      names: ["iPad Pro 12.9-inch"],
      width: 1024, height: 1366, scale: 2, statusBar: 24, top: 24, bottom: 20, landscapeSide: 0,
      landscapeBottom: 20, corner: 18, isPad: true),
    Screen(
      names: ["iPad Pro 13-inch (M4)"],
      width: 1032, height: 1376, scale: 2, statusBar: 24, top: 24, bottom: 20, landscapeSide: 0,
      landscapeBottom: 20, corner: 30, isPad: true),
  ]

  /// Every device that can be simulated: iPhones before iPads, small screens before large ones.
  package static let all: [HostDevice] = screens.flatMap { screen in
    screen.names.map { name in
      var device = HostDevice()
      device.name = name
      device.isPad = screen.isPad
      device.width = screen.width
      device.height = screen.height
      device.scale = screen.scale
      device.statusBarHeight = screen.statusBar
      device.safeArea = Insets(top: screen.top, left: 0, bottom: screen.bottom, right: 0)
      // An iPad keeps its status bar in landscape, an iPhone does not.
      device.landscapeSafeArea = Insets(
        top: screen.isPad ? screen.top : 0, left: screen.landscapeSide, bottom: screen.landscapeBottom,
        right: screen.landscapeSide)
      device.displayCornerRadius = screen.corner
      return device
    }
  }
}
