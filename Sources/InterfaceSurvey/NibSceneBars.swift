import CoreGraphics
import UIKit

/// The bars over and under the scenes of a storyboard, as Interface Builder infers them: from the containers that
/// lead to a scene, or as the scene specifies them.
@MainActor struct NibSceneBars {
  struct Bars {
    /// The navigation bar's height, 0 without one.
    var top: CGFloat = 0
    var bottom: CGFloat = 0
  }

  private var inferred: [String: Bars] = [:]

  init(_ document: NibDocument) {
    var waiting: [(id: String, bars: Bars)] = []
    var scenes: [String: NibScene] = [:]
    for id in document.controllerIDs { scenes[id] = document.scene(controllerID: id) }
    for (id, scene) in scenes.sorted(by: { $0.key < $1.key }) {
      let own = Self.barsFromContainer(scene.controller)
      guard own != nil else { continue }
      waiting.append((id, Bars()))
    }
    // Containers pass their bars on to their children, which pass them on to the controllers that they push.
    var seen: Set<String> = []
    while let (id, bars) = waiting.popLast() {
      guard let scene = scenes[id] else { continue }
      var bars = bars
      if let own = Self.barsFromContainer(scene.controller) {
        bars.top = max(bars.top, own.top)
        bars.bottom = max(bars.bottom, own.bottom)
      } else {
        let known = inferred[id] ?? Bars()
        bars = Bars(top: max(known.top, bars.top), bottom: max(known.bottom, bars.bottom))
        inferred[id] = bars
      }
      guard bars.top > 0 || bars.bottom > 0, seen.insert("\(id) \(bars)").inserted else { continue }
      for segue in Self.segues(of: scene) {
        guard let destination = segue["destination"], scenes[destination] != nil else { continue }
        switch segue["kind"] {
        case "relationship", "show", "push": waiting.append((destination, bars))
        default: break
        }
      }
    }
  }

  private static func barsFromContainer(_ controller: NibElement) -> Bars? {
    switch controller.name {
    case "navigationController":
      let bar = controller.child(key: "navigationBar")
      if controller.flag("navigationBarHidden") == true { return Bars() }
      let height = bar?.child(key: "frame")?.number("height") ?? 44
      return Bars(
        top: height > 0 ? height : 44, bottom: controller.flag("toolbarHidden") == false ? 44 : 0)
    case "tabBarController": return Bars(bottom: 49)
    default: return nil
    }
  }

  private static func segues(of scene: NibScene) -> [NibElement] {
    var found: [NibElement] = []
    var waiting = scene.scope.elements
    while let element = waiting.popLast() {
      if element.name == "segue" { found.append(element) }
      waiting += element.children
    }
    return found
  }

  /// Returns the bars of a scene. Its own settings take precedence.
  func bars(of controller: NibElement) -> Bars {
    var bars = inferred[controller.id ?? ""] ?? Bars()
    if let top = controller.child(key: "simulatedTopBarMetrics") {
      bars.top = top.name == "nil" ? 0 : (top["prompted"] == "YES" ? 74 : max(bars.top, 44))
    }
    if let bottom = controller.child(key: "simulatedBottomBarMetrics") {
      bars.bottom = bottom.name == "nil" ? 0 : (bottom.name == "simulatedToolbarMetrics" ? 44 : 49)
    }
    if controller.flag("hidesBottomBarWhenPushed") == true { bars.bottom = 0 }
    if let item = controller.child(key: "navigationItem"), item["largeTitleDisplayMode"] == "never", bars.top >= 96
    {
      bars.top = 44
    }
    return bars
  }
}
