@_exported import UIKit
import ObjectiveC

/// A node of a sprite scene. Nodes are stored but not drawn.
///
/// Apple's documentation: <https://developer.apple.com/documentation/spritekit/sknode>
@preconcurrency @MainActor open class SKNode: UIResponder {
  /// The position in the coordinate space of the parent.
  open var position = CGPoint.zero
  /// The drawing order. Nodes with greater values are drawn in front.
  open var zPosition: CGFloat = 0
  /// The rotation in radians, counterclockwise.
  open var zRotation: CGFloat = 0
  /// The scale factor of the width.
  open var xScale: CGFloat = 1
  /// The scale factor of the height.
  open var yScale: CGFloat = 1
  /// The opacity, from 0 (transparent) to 1.
  open var alpha: CGFloat = 1
  /// Whether the node and its descendants are hidden.
  open var isHidden = false
  /// Whether the node's actions are paused.
  open var isPaused = false
  /// The name by which the node can be found.
  open var name: String?
  /// The parent node.
  open private(set) weak var parent: SKNode?
  /// The child nodes in the order in which they were added.
  open private(set) var children: [SKNode] = []

  public override init() { super.init() }

  /// The scene that contains the node.
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }

  /// Adds a child node. If it already has a parent, an error is logged and it is not added.
  open func addChild(_ node: SKNode) {
    guard node.parent == nil, node !== self else {
      return Console.write(
        "NSInvalidArgumentException: Attemped to add a SKNode which already has a parent: \(node)")
    }
    node.parent = self
    children.append(node)
  }

  /// Removes the node from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Removes all child nodes.
  open func removeAllChildren() {
    for child in children { child.removeFromParent() }
  }

  /// Returns the first child node with a name.
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
}

/// A node whose descendants are drawn with a common effect.
@preconcurrency @MainActor open class SKEffectNode: SKNode {
  /// Whether the effect is applied. It has no effect, because nodes are not drawn.
  open var shouldEnableEffects = true
}

/// The way in which a scene is scaled to the size of its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// The width and the height are scaled independently to fill the view.
  case fill = 0
  /// The scene is scaled uniformly by the larger factor, so that it covers the view.
  case aspectFill = 1
  /// The scene is scaled uniformly by the smaller factor, so that it fits inside the view.
  case aspectFit = 2
  /// The scene is resized to the size of the view.
  case resizeFill = 3
}

/// A sprite scene. A view shows only its background.
///
/// Apple's documentation: <https://developer.apple.com/documentation/spritekit/skscene>
@preconcurrency @MainActor open class SKScene: SKEffectNode {
  /// The size in points.
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  /// The background color behind all nodes; a dark gray by default.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) {
    didSet { view?.showBackground() }
  }
  /// The way in which the scene is scaled to the size of its view.
  open var scaleMode = SKSceneScaleMode.fill
  /// The point of the view at which the scene's origin is shown, relative to its size.
  open var anchorPoint = CGPoint.zero
  /// The view that shows the scene.
  open internal(set) weak var view: SKView?

  /// Creates a scene with a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

  /// Called after the scene was created. Subclasses override it.
  open func sceneDidLoad() {}
  /// Called when a view presents the scene. Subclasses override it.
  open func didMove(to view: SKView) {}
  /// Called before a view presents another scene. Subclasses override it.
  open func willMove(from view: SKView) {}
  /// Called when the size has changed. Subclasses override it.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called before each frame on Apple's systems. On Flipside it is not called, because scenes are not drawn.
  open func update(_ currentTime: TimeInterval) {}
}

/// A view that presents a sprite scene. It shows the scene's background; nodes are not drawn, which is logged.
///
/// Apple's documentation: <https://developer.apple.com/documentation/spritekit/skview>
@preconcurrency @MainActor open class SKView: UIView {
  /// The presented scene.
  open private(set) var scene: SKScene?
  /// Whether the view shows the number of frames per second. It has no effect.
  open var showsFPS = false
  /// Whether the view shows the number of nodes. It has no effect.
  open var showsNodeCount = false
  /// Whether the drawing order ignores the order of siblings. It has no effect.
  open var ignoresSiblingOrder = false
  /// Whether the scene's time is stopped.
  open var isPaused = false

  /// Presents a scene instead of the previous one.
  open func presentScene(_ scene: SKScene?) {
    Unsupported.log("SKView.presentScene(_:)", effect: "the view shows the scene's background alone")
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    guard let scene else { return }
    scene.view = self
    if scene.scaleMode == .resizeFill { scene.size = bounds.size }
    showBackground()
    scene.didMove(to: self)
  }

  /// Returns a picture of a scene, which contains only its background; nil for other nodes, which are not drawn.
  open func texture(from node: SKNode) -> SKTexture? {
    guard let scene = node as? SKScene else { return nil }
    let size = bounds.isEmpty ? scene.size : bounds.size
    let image = UIGraphicsImageRenderer(size: size).image { context in
      scene.backgroundColor.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return SKTexture(image: image)
  }

  func showBackground() { backgroundColor = scene?.backgroundColor }
}

/// An image for sprites.
///
/// Apple's documentation: <https://developer.apple.com/documentation/spritekit/sktexture>
open class SKTexture: NSObject {
  private let picture: CGImage
  private let points: CGSize

  /// Creates a texture.
  /// - Parameter image: the image; one without pixels results in a transparent pixel.
  public init(image: UIImage) {
    picture = image.cgImage ?? UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage!
    points = image.size
    super.init()
  }

  /// Creates a texture with one pixel per point.
  public init(cgImage image: CGImage) {
    picture = image
    points = CGSize(width: image.width, height: image.height)
    super.init()
  }

  /// Returns the size in points.
  open func size() -> CGSize { points }
  /// Returns the image.
  open func cgImage() -> CGImage { picture }
}
