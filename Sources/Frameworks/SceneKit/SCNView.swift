@_exported import UIKit
import ObjectiveC

/// Objects in space. Scenes are kept, and not drawn.
///
/// Apple's documentation: <https://developer.apple.com/documentation/scenekit/scnscene>
open class SCNScene: NSObject {
  /// The node that all others are below.
  public let rootNode = SCNNode()
  /// Whether the scene's time is stopped.
  open var isPaused = false
}

/// A node of a scene, relative to the node above it.
open class SCNNode: NSObject {
  /// A name to find the node by.
  open var name: String?
  /// From 0, transparent, to 1.
  open var opacity: CGFloat = 1
  /// Whether the node and those below it are not drawn.
  open var isHidden = false
  /// The node above.
  open private(set) weak var parent: SCNNode?
  /// The nodes below, in the order in which they were added.
  open private(set) var childNodes: [SCNNode] = []

  /// Adds a node below this one, and takes it from the one above it.
  open func addChildNode(_ child: SCNNode) {
    guard child !== self else { return }
    child.removeFromParentNode()
    child.parent = self
    childNodes.append(child)
  }

  /// Takes the node from the one above it.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }

  /// The first node of a name below this one.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes where child.name == name { return child }
    guard recursively else { return nil }
    for child in childNodes {
      if let found = child.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
}

/// A view of a scene, which shows its background alone: three-dimensional drawing is not supported, and reported.
///
/// Apple's documentation: <https://developer.apple.com/documentation/scenekit/scnview>
@preconcurrency @MainActor open class SCNView: UIView {
  /// The scene that is shown.
  open var scene: SCNScene? {
    didSet { if scene != nil { Unsupported.log("SCNView.scene", effect: "the view shows its background alone") } }
  }

  /// A picture of the view, with its background alone.
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
