import CoreGraphics

/// The particles of an emitter at one time, from back to front.
package final class EmitterState {
  package struct Particle {
    /// The center, in the layer's coordinate space.
    package var x: Double
    package var y: Double
    package var z: Double
    /// The number of points per pixel of the image.
    package var scale: Double
    package var angle: Double
    /// The factors of red, green, blue and alpha.
    package var color: SIMD4<Float>
    package var image: Int
    /// The region of the image that is drawn, in the unit coordinate space.
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
