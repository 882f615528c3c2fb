// swift-format-ignore-file
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    let collision = UICollisionBehavior()
    let items = UIDynamicItemBehavior()
    let gravity = UIGravityBehavior()
    lazy var animator = UIDynamicAnimator()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        collision.addItem(UIView())
        items.elasticity = 0.5
        gravity.magnitude = 2
        animator.addBehavior(collision)
        print(collision.items.count, items.elasticity, gravity.magnitude, animator.behaviors.count)
        return true
    }
}
