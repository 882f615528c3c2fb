// swift-format-ignore-file
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    let ink: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let palette: [String: UIColor] = ["sea": #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)]
    let paint = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).withAlphaComponent(0.5)
    let leaf: UIImage? = #imageLiteral(resourceName: "leaf")
    let leaves: [UIImage] = [#imageLiteral(resourceName: "leaf"), #imageLiteral(resourceName: "leaf.png")]
    let note: URL = #fileLiteral(resourceName: "note.txt")

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let layer = CALayer()
        layer.borderColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
        layer.shadowColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor
        layer.backgroundColor = true ? #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1) : nil
        layer.contents = #imageLiteral(resourceName: "leaf").cgImage
        let gradient = CAGradientLayer()
        gradient.colors = [#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1), #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)].map { $0.cgColor }
        let label = UILabel()
        label.textColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        label.backgroundColor = dark() ?? #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
        fill(#colorLiteral(red: 1, green: 0, blue: 1, alpha: 1))
        fill(color: #colorLiteral(red: 1, green: 1, blue: 0, alpha: 1))
        let shape = CAShapeLayer()
        shape.fillColor = #colorLiteral(
            red: 0.1, green: 0.2, blue: 0.3,
            alpha: 1
        )
        print(ink.components ?? [], type(of: ink) == CGColor.self)
        print(layer.borderColor?.components ?? [], layer.shadowColor?.alpha ?? 0, layer.backgroundColor?.components ?? [])
        print(shape.fillColor?.components ?? [], gradient.colors?.count ?? 0)
        print(AppDelegate.palette["sea"]!.cgColor.components!, paint.cgColor.alpha)
        print(leaf!.size, leaves.map(\.size))
        print((try? String(contentsOf: note, encoding: .utf8)) ?? "no note")
        print(label.textColor.cgColor.components!, layer.contents != nil)
        return true
    }

    func dark() -> UIColor? { nil }
    func fill(_ color: CGColor) { print("layer", color.components ?? []) }
    func fill(color: UIColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0)) { print("view", color.cgColor.components ?? []) }
}
