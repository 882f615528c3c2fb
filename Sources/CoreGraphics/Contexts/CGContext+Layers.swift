import Foundation
import ObjectiveC

/// A transparency layer that is being drawn.
struct TransparencyLayer {
  /// The canvas onto which the layer is composited when it ends.
  var outerCanvas: Canvas
  var outerState: GraphicsState
  /// The number of saved states when the layer began.
  var depth: Int
}

extension CGContext {
  /// Begins a transparency layer. Everything drawn before the matching `endTransparencyLayer()` goes to a separate
  /// bitmap, which is then composited as one object with the current alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(over: shadowSource(of: state.clip.pixels))
  }

  /// Begins a transparency layer that is limited to `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
    let area = PixelRect(covering: rect.standardized.applying(state.matrix))
    beginLayer(over: area.intersection(shadowSource(of: state.clip.pixels)))
  }

  private func beginLayer(over area: PixelRect) {
    let isEmpty = area.isEmpty
    let safe = isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : area
    layers.append(TransparencyLayer(outerCanvas: canvas, outerState: state, depth: savedStates.count))
    guard let layer = Canvas(covering: safe, format: canvas.buffer.format) else {
      // Memory for the layer can't be allocated: its content is drawn directly.
      return
    }
    canvas = layer
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clip = GraphicsState.Clip(box: safe.cgRect, pixels: isEmpty ? .zero : safe)
  }

  /// Ends the current transparency layer; logs a message if there is none. Graphics states that were saved in the
  /// layer and not restored are discarded.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else {
      return Console.writeOnce("CGContextEndTransparencyLayer: no transparency layer to end.")
    }
    while savedStates.count > layer.depth {
      savedStates.removeLast()
      canvas.restore()
    }
    let drawn = canvas
    canvas = layer.outerCanvas
    state = layer.outerState
    guard drawn !== canvas else { return }
    let matrix = CGAffineTransform(translationX: CGFloat(drawn.origin.x), y: CGFloat(drawn.origin.y))
    drawPixelsAsObject(drawn.buffer, matrix: matrix, area: drawn.bounds)
  }

  private func drawPixelsAsObject(_ pixels: PixelBuffer, matrix: CGAffineTransform, area: PixelRect) {
    guard pixels.format == .argb32 else {
      return fillCoverage(pixels, x: area.x, y: area.y)
    }
    drawDeviceImage(pixels, matrix: matrix)
  }
}
