@_exported import UIKit
import ObjectiveC

/// A three-dimensional scene. Scenes are stored but not drawn.
///
/// Apple's documentation: <https://developer.apple.com/documentation/scenekit/scnscene>
open class SCNScene: NSObject {
  /// The root of the node hierarchy.
  public let rootNode = SCNNode()
  /// Whether the scene's time is stopped.
  open var isPaused = false
}

/// A node of a scene, whose position is relative to its parent.
open class SCNNode: NSObject {
  /// The name by which the node can be found.
  open var name: String?
  /// The opacity, from 0 (transparent) to 1.
  open var opacity: CGFloat = 1
  /// Whether the node and its descendants are hidden.
  open var isHidden = false
  /// The parent node.
  open private(set) weak var parent: SCNNode?
  /// The child nodes in the order in which they were added.
  open private(set) var childNodes: [SCNNode] = []

  /// Adds a child node and removes it from its previous parent.
  open func addChildNode(_ child: SCNNode) {
    guard child !== self else { return }
    child.removeFromParentNode()
    child.parent = self
    childNodes.append(child)
  }

  /// Removes the node from its parent.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }

  /// Returns the first child node, or with `recursively` the first descendant, with a name.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes where child.name == name { return child }
    guard recursively else { return nil }
    for child in childNodes {
      if let found = child.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
}

/// A view that shows a scene. Only its background is drawn; three-dimensional rendering is not supported, which is
/// logged.
///
/// Apple's documentation: <https://developer.apple.com/documentation/scenekit/scnview>
@preconcurrency @MainActor open class SCNView: UIView {
  /// The displayed scene.
  open var scene: SCNScene? {
    didSet { if scene != nil { Unsupported.log("SCNView.scene", effect: "the view shows its background alone") } }
  }

  /// Returns a picture of the view, which contains only its background.
  open func snapshot() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { context in
      guard let backgroundColor else { return }
      backgroundColor.setFill()
      context.fill(bounds)
    }
  }

  /// Creates a view. The options, which choose a rendering device on Apple's systems, have no effect.
  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, options: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
