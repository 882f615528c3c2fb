@_exported import UIKit
import ObjectiveC

/// A node of a scene of sprites. Nodes are stored, but not drawn.
///
/// Apple's documentation: <https://developer.apple.com/documentation/spritekit/sknode>
@preconcurrency @MainActor open class SKNode: UIResponder {
  /// The position of the node in its parent's space.
  open var position = CGPoint.zero
  /// The order of drawing: greater values are nearer.
  open var zPosition: CGFloat = 0
  /// Radians, counterclockwise.
  open var zRotation: CGFloat = 0
  /// A factor of the width.
  open var xScale: CGFloat = 1
  /// A factor of the height.
  open var yScale: CGFloat = 1
  /// From 0, transparent, to 1.
  open var alpha: CGFloat = 1
  /// Whether the node and those below it are not drawn.
  open var isHidden = false
  /// Whether the node's time is stopped.
  open var isPaused = false
  /// A name to find the node by.
  open var name: String?
  /// The node above.
  open private(set) weak var parent: SKNode?
  /// The nodes below, in the order in which they were added.
  open private(set) var children: [SKNode] = []

  public override init() { super.init() }

  /// The scene that the node is in.
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }

  /// Adds a node below this one. One that is below another already is reported and left there.
  open func addChild(_ node: SKNode) {
    guard node.parent == nil, node !== self else {
      return Console.write(
        "NSInvalidArgumentException: Attemped to add a SKNode which already has a parent: \(node)")
    }
    node.parent = self
    children.append(node)
  }

  /// Takes the node from the one above it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Takes all nodes below this one from it.
  open func removeAllChildren() {
    for child in children { child.removeFromParent() }
  }

  /// The first node of a name right below this one.
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
}

/// A node whose drawing effects change together.
@preconcurrency @MainActor open class SKEffectNode: SKNode {
  /// Whether the effect is applied, which has no effect here.
  open var shouldEnableEffects = true
}

/// The scaling of a scene to a view of another size.
public enum SKSceneScaleMode: Int, Sendable {
  /// Scaled to the view's width and height, each by itself.
  case fill = 0
  /// Scaled by the greater factor, so that it covers the view.
  case aspectFill = 1
  /// Scaled by the smaller factor, so that all of it is seen.
  case aspectFit = 2
  /// Given the view's size.
  case resizeFill = 3
}

/// A scene of sprites, of which a view shows the background.
///
/// Apple's documentation: <https://developer.apple.com/documentation/spritekit/skscene>
@preconcurrency @MainActor open class SKScene: SKEffectNode {
  /// In points.
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  /// The background colour behind all nodes; a dark grey by default.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) {
    didSet { view?.showBackground() }
  }
  /// The scaling of the scene to a view of another size.
  open var scaleMode = SKSceneScaleMode.fill
  /// The point of the scene that is at its origin, as a share of its size.
  open var anchorPoint = CGPoint.zero
  /// The view that shows the scene.
  open internal(set) weak var view: SKView?

  /// A scene of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

  /// Called when the scene is made, for subclasses to override.
  open func sceneDidLoad() {}
  /// Called when a view shows the scene, for subclasses to override.
  open func didMove(to view: SKView) {}
  /// Called before the view shows another scene, for subclasses to override.
  open func willMove(from view: SKView) {}
  /// Called when the size changes, for subclasses to override.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called before each frame on Apple's systems; not called here, where scenes are not drawn.
  open func update(_ currentTime: TimeInterval) {}
}

/// A view of a scene of sprites, which shows the scene's background: nodes are not drawn, which is reported.
///
/// Apple's documentation: <https://developer.apple.com/documentation/spritekit/skview>
@preconcurrency @MainActor open class SKView: UIView {
  /// The scene that is shown.
  open private(set) var scene: SKScene?
  /// Has no effect.
  open var showsFPS = false
  /// Has no effect.
  open var showsNodeCount = false
  /// Has no effect.
  open var ignoresSiblingOrder = false
  /// Whether the scene's time is stopped.
  open var isPaused = false

  /// Shows a scene in place of the previous one.
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

  /// A picture of a node as the view would show it: the background, where the node is a scene; nil for other nodes,
  /// which are not drawn.
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

/// A picture for sprites.
///
/// Apple's documentation: <https://developer.apple.com/documentation/spritekit/sktexture>
open class SKTexture: NSObject {
  private let picture: CGImage
  private let points: CGSize

  /// - Parameter image: one with pixels; of another the texture has one transparent pixel.
  public init(image: UIImage) {
    picture = image.cgImage ?? UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage!
    points = image.size
    super.init()
  }

  /// A texture with a pixel to a point.
  public init(cgImage image: CGImage) {
    picture = image
    points = CGSize(width: image.width, height: image.height)
    super.init()
  }

  /// The size in points.
  open func size() -> CGSize { points }
  /// The picture.
  open func cgImage() -> CGImage { picture }
}
