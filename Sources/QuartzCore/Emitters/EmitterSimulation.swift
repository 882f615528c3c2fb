import CoreGraphics
import Foundation

/// The simulation of particles. Each particle is a function of its number, the seed and the time, so that no frame
/// depends on the previous one. Only the history of the birth rates is stored.
final class EmitterSimulation {
  /// The maximum number of particles that are shown.
  private static let maximum = 5000
  private static let maximumDepth = 3

  /// A period in which a cell emits at a constant rate. `first` is the number of particles emitted before it,
  /// including the fraction of the next one that is due, so that a rate that changes in each frame emits the
  /// correct number.
  private struct Stretch {
    var from: Double
    var rate: Double
    var first: Double

    /// Returns the number of the first particle born at `time` or later.
    func number(at time: Double) -> Double { (first + (time - from) * rate).rounded(.up) }
    func birth(of number: Double) -> Double { from + max(number - first, 0) / rate }
  }

  private var births: [ObjectIdentifier: [Stretch]] = [:]

  func isAlive(at time: Double, _ emitter: EmitterValues) -> Bool {
    (emitter.cells ?? []).contains { cell in
      if Self.rate(cell, emitter) > 0 { return true }
      guard let last = births[cell.identity]?.last else { return false }
      return last.rate > 0 || last.from + Self.longest(cell, emitter) > time
    }
  }

  func particles(at time: Double, _ emitter: EmitterValues) -> EmitterState {
    var list: [EmitterState.Particle] = []
    var images: [PixelBuffer] = []
    guard time.isFinite else { return EmitterState(particles: [], images: [], isAdditive: false) }
    for (index, cell) in (emitter.cells ?? []).enumerated() where cell.isEnabled {
      let seed = UInt64(emitter.seed) << 32 | UInt64(index)
      emit(cell, stretches(of: cell, emitter, at: time), time, emitter, seed, nil, 0, &list, &images)
    }
    switch emitter.renderMode {
    case .oldestLast: list.reverse()
    case .backToFront:
      list = list.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element)
    default: break
    }
    return EmitterState(particles: list, images: images, isAdditive: emitter.renderMode == .additive)
  }

  // MARK: Births

  private static func rate(_ cell: CAEmitterCell, _ emitter: EmitterValues) -> Double {
    let rate = Double(cell.birthRate) * Double(emitter.birthRate)
    return cell.isEnabled && rate > 0 ? min(rate, 1e6) : 0
  }

  private static func longest(_ cell: CAEmitterCell, _ emitter: EmitterValues) -> Double {
    let life = (Double(cell.lifetime) + abs(Double(cell.lifetimeRange))) * Double(emitter.lifetime)
    let own = life > 0 ? min(life, 1e6) : 0
    guard let cells = cell.emitterCells, !cells.isEmpty else { return own }
    return own + (cells.map { Double($0.lifetime) + abs(Double($0.lifetimeRange)) }.max() ?? 0)
  }

  /// Returns the periods whose particles may be alive at a time; begins a new one if the rate has changed.
  private func stretches(of cell: CAEmitterCell, _ emitter: EmitterValues, at time: Double) -> [Stretch] {
    let key = cell.identity
    var list = births[key] ?? []
    let rate = Self.rate(cell, emitter)
    if list.isEmpty {
      // The layer looks as if it had always emitted at this rate.
      list = [Stretch(from: 0, rate: rate, first: 0)]
    } else if let last = list.last, last.rate != rate, time >= last.from {
      if time > last.from {
        list.append(
          Stretch(from: time, rate: rate, first: last.first + (time - last.from) * last.rate))
      } else {
        list[list.count - 1].rate = rate
      }
    }
    let longest = Self.longest(cell, emitter)
    while list.count > 1, list[1].from + longest < time { list.removeFirst() }
    births[key] = list
    return list
  }

  // MARK: Particles

  private func emit(
    _ cell: CAEmitterCell, _ stretches: [Stretch], _ time: Double, _ emitter: EmitterValues, _ seed: UInt64,
    _ origin: ((Double) -> (x: Double, y: Double, angle: Double))?, _ depth: Int,
    _ list: inout [EmitterState.Particle], _ images: inout [PixelBuffer]
  ) {
    let life =
      max(Double(cell.lifetime) + abs(Double(cell.lifetimeRange)), 0) * (depth == 0 ? Double(emitter.lifetime) : 1)
    guard life > 0, life.isFinite else { return }
    var image: Int?
    if let picture = cell.contents as? CGImage, let buffer = picture.pixelBuffer {
      image = images.firstIndex { $0 === buffer } ?? images.count
      if image == images.count { images.append(buffer) }
    }
    let begin = cell.beginTime.isFinite ? cell.beginTime : 0
    let end = cell.duration > 0 ? begin + cell.duration : .infinity
    for (index, stretch) in stretches.enumerated() where stretch.rate > 0 {
      let next = index + 1 < stretches.count ? stretches[index + 1].from : .infinity
      let until = min(next, min(time, end))
      let since = max(max(stretch.from, begin), time - life)
      guard until >= since else { continue }
      // If there are too many, the youngest particles are shown.
      var number = max(stretch.number(at: since), stretch.number(at: until) - Double(Self.maximum))
      var tries = 0
      while list.count < Self.maximum, tries < 4 * Self.maximum {
        tries += 1
        let born = stretch.birth(of: number)
        // A particle that is due at the end of a period belongs to the next one.
        guard born <= until, born < next else { break }
        var chance = Chance(seed, number)
        number += 1
        let particle = Particle(cell, emitter, depth, &chance, origin?(born))
        let age = time - born
        if age <= particle.life, let image {
          list.append(particle.shown(age, cell, image))
        }
        guard depth + 1 < Self.maximumDepth, let cells = cell.emitterCells else { continue }
        for (index, child) in cells.enumerated() where child.isEnabled && child.birthRate > 0 {
          let last = born + min(particle.life, age)
          let rate = min(Double(child.birthRate), 1e5)
          let childLife = Double(child.lifetime) + abs(Double(child.lifetimeRange))
          guard time - last <= childLife else { continue }
          let births = [Stretch(from: born, rate: rate, first: 0), Stretch(from: last, rate: 0, first: 0)]
          emit(
            child, births, time, emitter, chance.next &+ UInt64(index), { particle.place($0 - born, cell) },
            depth + 1, &list, &images)
        }
      }
    }
  }
}

/// A generator of random numbers that depend on a seed and a particle's number only.
private struct Chance {
  private var state: UInt64

  init(_ seed: UInt64, _ number: Double) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ number.bitPattern &* 0xBF58_476D_1CE4_E5B9
  }

  var next: UInt64 {
    mutating get {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
  }

  /// Returns a random number from -1 to 1.
  mutating func both() -> Double { Double(next >> 11) / Double(1 << 52) - 1 }
}

/// The initial state of a particle.
private struct Particle {
  let life: Double
  private var x: Double
  private var y: Double
  private let vx: Double
  private let vy: Double
  private let vz: Double
  private let scale: Double
  private let spin: Double
  private let color: SIMD4<Float>

  init(
    _ cell: CAEmitterCell, _ emitter: EmitterValues, _ depth: Int, _ chance: inout Chance,
    _ origin: (x: Double, y: Double, angle: Double)?
  ) {
    let isTop = depth == 0
    func factor(_ value: Float) -> Double { isTop && value.isFinite ? Double(value) : 1 }
    life = (Double(cell.lifetime) + chance.both() * Double(cell.lifetimeRange)) * factor(emitter.lifetime)
    let start = origin.map { (x: $0.x, y: $0.y) } ?? Self.start(emitter, &chance)
    x = start.x
    y = start.y
    let angle =
      Double(cell.emissionLongitude) + chance.both() * Double(cell.emissionRange) / 2
      + (origin?.angle ?? Self.heading(emitter.shape))
    let speed = (Double(cell.velocity) + chance.both() * Double(cell.velocityRange)) * factor(emitter.velocity)
    let flat = cos(Double(cell.emissionLatitude))
    vx = speed * cos(angle) * flat
    vy = speed * sin(angle) * flat
    vz = speed * sin(Double(cell.emissionLatitude))
    scale = (Double(cell.scale) + chance.both() * Double(cell.scaleRange)) * factor(emitter.scale)
    spin = (Double(cell.spin) + chance.both() * Double(cell.spinRange)) * factor(emitter.spin)
    let c = cell.color?.rgba ?? (red: 1, green: 1, blue: 1, alpha: 1)
    color = SIMD4(
      Float(c.red) + Float(chance.both()) * cell.redRange, Float(c.green) + Float(chance.both()) * cell.greenRange,
      Float(c.blue) + Float(chance.both()) * cell.blueRange, Float(c.alpha) + Float(chance.both()) * cell.alphaRange
    )
  }

  /// Returns the direction of longitude 0: perpendicular to a line, upwards on the screen, and otherwise to the
  /// right. In Apple's sample, rockets rise from a line without a longitude, and confetti falls from one with a
  /// longitude of π.
  private static func heading(_ shape: CAEmitterLayerEmitterShape) -> Double { shape == .line ? -.pi / 2 : 0 }

  private static func start(_ e: EmitterValues, _ chance: inout Chance) -> (x: Double, y: Double) {
    let (a, b, c) = (chance.both(), chance.both(), chance.both())
    var (x, y) = (0.0, 0.0)
    let (w, h) = (Double(e.size.width) / 2, Double(e.size.height) / 2)
    let isFilled = e.mode == .surface || e.mode == .volume
    switch e.shape {
    case .line: x = e.mode == .points ? (a < 0 ? -w : w) : a * w
    case .rectangle, .cuboid:
      (x, y) = (a * w, b * h)
      if e.mode == .points { (x, y) = (a < 0 ? -w : w, b < 0 ? -h : h) }
      if e.mode == .outline {
        // The particles are distributed along the sides in proportion to the sides' lengths.
        if (c + 1) * (w + h) < 2 * w { y = b < 0 ? -h : h } else { x = a < 0 ? -w : w }
      }
    case .circle, .sphere:
      let radius = Double(e.size.width) * (isFilled ? ((b + 1) / 2).squareRoot() : 1)
      (x, y) = (cos(a * .pi) * radius, sin(a * .pi) * radius)
    default: break
    }
    return (Double(e.position.x) + x, Double(e.position.y) + y)
  }

  func place(_ age: Double, _ cell: CAEmitterCell) -> (x: Double, y: Double, angle: Double) {
    let (ax, ay) = (Double(cell.xAcceleration), Double(cell.yAcceleration))
    return (
      x + vx * age + ax * age * age / 2, y + vy * age + ay * age * age / 2, atan2(vy + ay * age, vx + ax * age)
    )
  }

  func shown(_ age: Double, _ cell: CAEmitterCell, _ image: Int) -> EmitterState.Particle {
    let place = place(age, cell)
    let t = Float(age)
    var now = color + SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed) * t
    now.replace(with: 0, where: now .!= now)
    now.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    let density = cell.contentsScale > 0 && cell.contentsScale.isFinite ? Double(cell.contentsScale) : 1
    return EmitterState.Particle(
      x: place.x, y: place.y, z: vz * age + Double(cell.zAcceleration) * age * age / 2,
      scale: max(scale + Double(cell.scaleSpeed) * age, 0) / density, angle: spin * age, color: now, image: image,
      part: cell.contentsRect)
  }
}
