// swift-format-ignore-file
import UIKit

extension CGFloat {
    var magnitude2: CGFloat { abs(self) }
    func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(self, low), high) }
    var squared: CGFloat { pow(self, 2) }
    var wave: CGFloat { sin(self) + cos(self) + sqrt(self) + floor(self) }
}
extension Double { var rooted: Double { sqrt(abs(self)) } }
extension Int { func limited(to other: Int) -> Int { Swift.min(self, other) } }
extension CGPoint {
    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
    var length: CGFloat { sqrt(pow(x, 2) + pow(y, 2)) }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print(CGFloat(-3).magnitude2, CGFloat(7).clamped(1, 5), CGFloat(3).squared, CGFloat(0).wave, (-16.0).rooted, 4.limited(to: 3))
        print(CGPoint(x: 3, y: 4).length, CGPoint.zero.distance(to: CGPoint(x: 6, y: 8)))
        let flag: DarwinBoolean = true
        print(flag.boolValue, DarwinBoolean(false) == false)
        return true
    }
}
