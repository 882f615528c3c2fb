import Foundation

/// The duration of a sound file, read from its header without decoding the sound.
enum AudioDuration {
  /// Returns the duration; nil for data that is not a sound file which iOS can play.
  static func seconds(of data: Data) -> TimeInterval? {
    let bytes = Bytes(data)
    switch bytes.text(0, 4) {
    case "RIFF": return wave(bytes)
    case "FORM": return aiff(bytes)
    case "caff": return caf(bytes)
    default: break
    }
    if bytes.text(4, 4) == "ftyp" { return mpeg4(bytes) }
    return mp3(bytes)
  }

  private static func wave(_ bytes: Bytes) -> TimeInterval? {
    guard bytes.text(8, 4) == "WAVE" else { return nil }
    var rate = 0
    var place = 12
    while let length = bytes.little(place + 4, 4) {
      let kind = bytes.text(place, 4)
      if kind == "fmt " { rate = bytes.little(place + 16, 4) ?? 0 }
      if kind == "data" { return rate > 0 ? Double(min(length, bytes.count - place - 8)) / Double(rate) : nil }
      place += 8 + length + length % 2
    }
    return nil
  }

  private static func aiff(_ bytes: Bytes) -> TimeInterval? {
    var place = 12
    while let length = bytes.big(place + 4, 4) {
      if bytes.text(place, 4) == "COMM", let frames = bytes.big(place + 10, 4),
        let exponent = bytes.big(place + 16, 2),
        let mantissa = bytes.big(place + 18, 4)
      {
        // The sample rate is an 80-bit floating-point number.
        let rate = Double(mantissa) * pow(2, Double((exponent & 0x7fff) - 16383 - 31))
        return rate >= 1 ? Double(frames) / rate : nil
      }
      place += 8 + length + length % 2
    }
    return nil
  }

  private static func caf(_ bytes: Bytes) -> TimeInterval? {
    var rate = 0.0
    var bytesPerPacket = 0
    var framesPerPacket = 0
    var place = 8
    while let high = bytes.big(place + 4, 4), let low = bytes.big(place + 8, 4) {
      let kind = bytes.text(place, 4)
      if kind == "desc", let upper = bytes.big(place + 12, 4), let lower = bytes.big(place + 16, 4) {
        rate = Double(bitPattern: UInt64(upper) << 32 | UInt64(lower))
        bytesPerPacket = bytes.big(place + 28, 4) ?? 0
        framesPerPacket = bytes.big(place + 32, 4) ?? 0
      }
      if kind == "pakt", rate >= 1, let upper = bytes.big(place + 20, 4), let lower = bytes.big(place + 24, 4) {
        return Double(UInt64(upper) << 32 | UInt64(lower)) / rate
      }
      if kind == "data", bytesPerPacket > 0, rate >= 1 {
        let size = min(high == 0 ? low : Int.max, bytes.count - place - 16)
        return Double(size / bytesPerPacket * framesPerPacket) / rate
      }
      guard high == 0 else { return nil }
      place += 12 + low
    }
    return nil
  }

  private static func mpeg4(_ bytes: Bytes) -> TimeInterval? {
    var place = 0
    while let length = bytes.big(place, 4), length >= 8 {
      let kind = bytes.text(place + 4, 4)
      if kind == "moov" {
        place += 8
        continue
      }
      if kind == "mvhd" {
        let isLong = bytes.big(place + 8, 1) == 1
        guard let scale = bytes.big(place + (isLong ? 28 : 20), 4), scale > 0,
          let duration = bytes.big(place + (isLong ? 36 : 24), 4)
        else { return nil }
        return Double(duration) / Double(scale)
      }
      place += length
    }
    return nil
  }

  /// Returns the duration of an MP3 file, computed from the bit rate of its first frame.
  private static func mp3(_ bytes: Bytes) -> TimeInterval? {
    var place = 0
    if bytes.text(0, 3) == "ID3", let a = bytes.big(6, 1), let b = bytes.big(7, 1), let c = bytes.big(8, 1),
      let d = bytes.big(9, 1)
    {
      place = 10 + (a << 21 | b << 14 | c << 7 | d)
    }
    let end = min(place + 65536, bytes.count - 4)
    while place < end {
      guard let header = bytes.big(place, 4) else { return nil }
      let version = header >> 19 & 3
      let layer = header >> 17 & 3
      let index = header >> 12 & 15
      if header >> 21 == 0x7ff, version != 1, layer == 1, index != 0, index != 15, header >> 10 & 3 != 3 {
        let first = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
        let second = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
        return Double(bytes.count - place) * 8 / Double((version == 3 ? first : second)[index - 1] * 1000)
      }
      place += 1
    }
    return nil
  }
}

/// Reads numbers from the bytes of a file; nil beyond the end.
private struct Bytes {
  let data: [UInt8]
  init(_ data: Data) { self.data = [UInt8](data) }
  var count: Int { data.count }

  func big(_ place: Int, _ length: Int) -> Int? {
    guard place >= 0, place <= count - length else { return nil }
    return data[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
  }
  func little(_ place: Int, _ length: Int) -> Int? {
    guard place >= 0, place <= count - length else { return nil }
    return data[place..<place + length].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
  func text(_ place: Int, _ length: Int) -> String {
    guard place >= 0, place <= count - length else { return "" }
    return String(decoding: data[place..<place + length], as: UTF8.self)
  }
}
