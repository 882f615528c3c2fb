/* swift-format-ignore-file
 */
import UIKit
let third: Int = "line 4"
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
