import TestFolders
import UIKit

/// A bundle in a temporary folder with Interface Builder files written by a test.
final class NibFixture {
  let folder = TestFolder.make(".bundle").path
  var bundle: Bundle { Bundle(path: folder) ?? .main }

  func write(_ text: String, to name: String) { _ = try? URL(fileURLWithPath: folder).write(text, to: name) }

  /// Writes a file as saved by Xcode, with objects after the placeholders.
  func xib(_ name: String, owner: String = "", _ objects: String) {
    write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/></dependencies>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              \(objects)
          </objects>
          <resources><namedColor name="Gone"><color red="0.5" green="0.25" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
      </document>
      """, to: "\(name).xib")
  }

  func storyboard(_ name: String, initial: String? = "vc1", _ scenes: String) {
    write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
          <scenes>\(scenes)</scenes>
      </document>
      """, to: "\(name).storyboard")
  }

  /// Returns a scene with a plain view that contains `views`.
  static func scene(
    _ id: String, attributes: String = "", connections: String = "", views: String = "", others: String = ""
  )
    -> String
  {
    """
    <scene sceneID="scene-\(id)"><objects>
      <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="view-\(id)">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(views)</subviews>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        <connections>\(connections)</connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
      \(others)
    </objects></scene>
    """
  }
}

/// A class of an app after conversion by the source bridge.
class NibCard: UIView {
  var title: UILabel?
  var buttons: [UIButton] = []
  var radius: CGFloat = 0
  var name = ""
  var events: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init \(Int(bounds.width)) \(subviews.count)")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake \(title?.text ?? "-") \(radius)")
  }
}

class NibOwner: UIViewController {
  var label: UILabel?
  var item: UIBarButtonItem?
  var taps: [String] = []
  func tap(_ sender: UIButton) { taps.append("tap \(sender.title(for: .normal) ?? "")") }
  func tapped() { taps.append("tapped") }
}

class NibTarget: UIViewController {
  var received: [String] = []
  override func viewDidLoad() { received.append("loaded") }
}

class NibSource: UIViewController {
  var log: [String] = []
  var allows = true
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append(
      "prepare \(segue.identifier ?? "-") \(type(of: segue.destination)) \(segue.destination.isViewLoaded)")
  }
  func back(_ segue: UIStoryboardSegue) { log.append("back \(segue.identifier ?? "-")") }
}

final class NibSegue: UIStoryboardSegue {
  nonisolated(unsafe) static var performed = 0
  override func perform() { Self.performed += 1 }
}

enum NibClasses {
  static let register: Void = {
    KeyValueAccess.register("title", on: NibCard.self, get: { $0.title }, set: { $0.title = $1 })
    KeyValueAccess.register("buttons", on: NibCard.self, get: { $0.buttons }, set: { $0.buttons = $1 })
    KeyValueAccess.register("radius", on: NibCard.self, get: { $0.radius }, set: { $0.radius = $1 })
    KeyValueAccess.register("name", on: NibCard.self, get: { $0.name }, set: { $0.name = $1 })
    KeyValueAccess.register("label", on: NibOwner.self, get: { $0.label }, set: { $0.label = $1 })
    KeyValueAccess.register("item", on: NibOwner.self, get: { $0.item }, set: { $0.item = $1 })
    MessageDispatch.register("tap:", on: NibOwner.self) { (owner, sender: UIButton) in owner.tap(sender) }
    MessageDispatch.register("tapped", on: NibOwner.self) { $0.tapped() }
    MessageDispatch.register("back:", on: NibSource.self) { (source, segue: UIStoryboardSegue) in source.back(segue)
    }
  }()
}
