import CoreGraphics

/// The particles of one moment, back to front.
package final class EmitterState {
  package struct Particle {
    /// The middle, in the layer's own space.
    package var x: Double
    package var y: Double
    package var z: Double
    /// Points to a pixel of the image.
    package var scale: Double
    package var angle: Double
    /// Factors of red, green, blue and alpha.
    package var color: SIMD4<Float>
    package var image: Int
    /// The region of the image that is drawn, in its unit square.
    package var part: CGRect
  }

  package let particles: [Particle]
  package let images: [PixelBuffer]
  package let isAdditive: Bool

  init(particles: [Particle], images: [PixelBuffer], isAdditive: Bool) {
    self.particles = particles
    self.images = images
    self.isAdditive = isAdditive
  }
}
