import Foundation

/// The functions of vImage that apps commonly use, in plain Swift, for buffers with four bytes per pixel.

public typealias vImagePixelCount = UInt
/// A result of vImage: `kvImageNoError`, or a negative error code.
public typealias vImage_Error = Int
/// A combination of the options of a vImage function.
public typealias vImage_Flags = UInt32
/// An 8-bit component.
public typealias Pixel_8 = UInt8
/// A floating-point component.
public typealias Pixel_F = Float
/// A 16-bit unsigned component.
public typealias Pixel_16U = UInt16

/// The function succeeded.
public let kvImageNoError: vImage_Error = 0
/// The requested region is larger than the source.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// The width or height of the kernel is invalid, for example even.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// A required pointer is nil.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// An argument is invalid.
public let kvImageInvalidParameter: vImage_Error = -21773
/// No options.
public let kvImageNoFlags: vImage_Flags = 0
/// Pixels beyond the edges have the value of the nearest edge pixel. This is always the case.
public let kvImageEdgeExtend: vImage_Flags = 8
/// Pixels beyond the edges have the background color. It has no effect.
public let kvImageBackgroundColorFill: vImage_Flags = 4
/// Pixels near the edges are copied unchanged. It has no effect.
public let kvImageCopyInPlace: vImage_Flags = 2
/// Scaling uses a filter of higher quality. It has no effect.
public let kvImageHighQualityResampling: vImage_Flags = 32
/// The function returns the size of its temporary memory in bytes, and does nothing else.
public let kvImageGetTempBufferSize: vImage_Flags = 128
/// The function runs on the calling thread only. This is always the case.
public let kvImageDoNotTile: vImage_Flags = 16

/// A buffer of pixels in memory.
public struct vImage_Buffer {
  /// The pixels, with the top row first.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels in a row.
  public var width: vImagePixelCount
  /// The distance between rows in bytes.
  public var rowBytes: Int

  /// Creates a buffer without memory.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
  /// Creates a buffer for existing memory.
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  /// Frees the memory that `vImageBuffer_Init` or `init(width:height:bitsPerPixel:)` allocated.
  public func free() { data?.deallocate() }

  /// Allocates memory for a picture. The caller frees it with `free()`.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    self.init()
    _ = vImageBuffer_Init(&self, vImagePixelCount(height), vImagePixelCount(width), bitsPerPixel, kvImageNoFlags)
  }

  fileprivate func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    (data + y * rowBytes).assumingMemoryBound(to: UInt8.self)
  }
}

/// Allocates memory for a picture. The caller frees it with `free(_:)`.
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
  _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  let rowBytes = (Int(width) * Int(pixelBits) / 8 + 15) / 16 * 16
  let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, rowBytes * Int(height)), alignment: 16)
  memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, rowBytes * Int(height)))
  buf.pointee = vImage_Buffer(data: memory, height: height, width: width, rowBytes: rowBytes)
  return kvImageNoError
}

/// Scales an image. Enlarging interpolates linearly between four pixels; reducing averages the covered pixels.
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (src.pointee, dest.pointee)
  guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
  let (width, height) = (Int(from.width), Int(from.height))
  guard width > 0, height > 0 else { return kvImageInvalidParameter }
  let columns = spans(of: Int(to.width), over: width)
  let rows = spans(of: Int(to.height), over: height)
  for (y, row) in rows.enumerated() {
    let out = to.row(y)
    for (x, column) in columns.enumerated() {
      for channel in 0..<4 {
        var sum = 0.0
        for (sourceY, weightY) in row {
          let line = from.row(sourceY)
          for (sourceX, weightX) in column { sum += Double(line[sourceX * 4 + channel]) * weightX * weightY }
        }
        out[x * 4 + channel] = UInt8(max(0, min(255, sum.rounded())))
      }
    }
  }
  return kvImageNoError
}

/// Returns, for each of `count` pixels, the source pixels of `length` that contribute to it, with weights that add
/// up to 1.
private func spans(of count: Int, over length: Int) -> [[(Int, Double)]] {
  let step = Double(length) / Double(max(1, count))
  return (0..<count).map { index in
    let reach = max(step, 1)
    let middle = (Double(index) + 0.5) * step - 0.5
    var parts: [(Int, Double)] = []
    for place in Int(
      (middle - reach).rounded(.up))...max(
        Int((middle - reach).rounded(.up)), Int((middle + reach).rounded(.down)))
    {
      let weight = 1 - abs(Double(place) - middle) / reach
      if weight > 0 { parts.append((min(max(place, 0), length - 1), weight)) }
    }
    let total = parts.reduce(0) { $0 + $1.1 }
    return total > 0 ? parts.map { ($0.0, $0.1 / total) } : [(min(max(Int(middle.rounded()), 0), length - 1), 1)]
  }
}

/// Blurs an image with a box filter. Pixels outside of the image have the colors of the nearest edge pixels.
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  if flags & kvImageGetTempBufferSize != 0 { return 0 }
  guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return kvImageInvalidKernelSize }
  let (from, to) = (src.pointee, dest.pointee)
  guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
  let (width, height) = (Int(to.width), Int(to.height))
  guard width > 0, height > 0 else { return kvImageNoError }
  var lines = [UInt32](repeating: 0, count: width * height * 4)
  let (halfWidth, halfHeight) = (Int(kernel_width) / 2, Int(kernel_height) / 2)
  for y in 0..<height {
    let row = from.row(min(y + Int(srcOffsetToROI_Y), Int(from.height) - 1))
    for channel in 0..<4 {
      func pixel(_ x: Int) -> UInt32 {
        UInt32(row[min(max(x + Int(srcOffsetToROI_X), 0), Int(from.width) - 1) * 4 + channel])
      }
      var sum = (-halfWidth...halfWidth).reduce(0) { $0 + pixel($1) }
      for x in 0..<width {
        lines[(y * width + x) * 4 + channel] = sum
        sum += pixel(x + halfWidth + 1)
        sum -= pixel(x - halfWidth)
      }
    }
  }
  let area = kernel_width * kernel_height
  for x in 0..<width * 4 {
    func line(_ y: Int) -> UInt32 { lines[min(max(y, 0), height - 1) * width * 4 + x] }
    var sum = (-halfHeight...halfHeight).reduce(0) { $0 + line($1) }
    for y in 0..<height {
      to.row(y)[x] = UInt8((sum + area / 2) / area)
      sum += line(y + halfHeight + 1)
      sum -= line(y - halfHeight)
    }
  }
  return kvImageNoError
}

/// Multiplies each pixel by a 4 x 4 matrix of integers and divides the result.
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
  _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (src.pointee, dest.pointee)
  guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
  guard divisor != 0 else { return kvImageInvalidParameter }
  for y in 0..<Int(to.height) {
    let (input, output) = (from.row(y), to.row(y))
    for x in 0..<Int(to.width) {
      var pixel = [Int32](repeating: 0, count: 4)
      for channel in 0..<4 {
        var sum = post_bias.map { $0[channel] } ?? 0
        for other in 0..<4 {
          let value = Int32(input[x * 4 + other]) + Int32(pre_bias.map { $0[other] } ?? 0)
          sum &+= value &* Int32(matrix[other * 4 + channel])
        }
        pixel[channel] = sum / divisor
      }
      for channel in 0..<4 { output[x * 4 + channel] = UInt8(max(0, min(255, pixel[channel]))) }
    }
  }
  return kvImageNoError
}

/// Permutes the channels of an image: channel i of the result is channel `permuteMap[i]` of the source.
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (src.pointee, dest.pointee)
  guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
  for y in 0..<Int(to.height) {
    let (input, output) = (from.row(y), to.row(y))
    for x in 0..<Int(to.width) {
      let pixel = (0..<4).map { input[x * 4 + Int(permuteMap[$0] & 3)] }
      for channel in 0..<4 { output[x * 4 + channel] = pixel[channel] }
    }
  }
  return kvImageNoError
}

/// Mirrors a picture vertically, from top to bottom.
public func vImageVerticalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { reflect(src.pointee, dest.pointee, x: false) }

/// Mirrors a picture horizontally, from left to right.
public func vImageHorizontalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { reflect(src.pointee, dest.pointee, x: true) }

private func reflect(_ from: vImage_Buffer, _ to: vImage_Buffer, x isHorizontal: Bool) -> vImage_Error {
  guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
  let (width, height) = (Int(to.width), Int(to.height))
  // The rows are copied, because source and destination may be the same buffer.
  let rows = (0..<height).map { Array(UnsafeBufferPointer(start: from.row($0), count: width * 4)) }
  for y in 0..<height {
    let (input, output) = (rows[isHorizontal ? y : height - 1 - y], to.row(y))
    for x in 0..<width {
      let source = isHorizontal ? width - 1 - x : x
      for channel in 0..<4 { output[x * 4 + channel] = input[source * 4 + channel] }
    }
  }
  return kvImageNoError
}

/// Converts half-precision numbers to single precision.
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (src.pointee, dest.pointee)
  guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
  for y in 0..<Int(to.height) {
    let input = (from.data + y * from.rowBytes).assumingMemoryBound(to: UInt16.self)
    let output = (to.data + y * to.rowBytes).assumingMemoryBound(to: Float.self)
    for x in 0..<Int(to.width) { output[x] = single(input[x]) }
  }
  return kvImageNoError
}

/// Converts bytes to numbers in a range.
public func vImageConvert_Planar8toPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Float, _ minFloat: Float,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (src.pointee, dest.pointee)
  guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
  for y in 0..<Int(to.height) {
    let output = (to.data + y * to.rowBytes).assumingMemoryBound(to: Float.self)
    let input = from.row(y)
    for x in 0..<Int(to.width) { output[x] = minFloat + (maxFloat - minFloat) * Float(input[x]) / 255 }
  }
  return kvImageNoError
}

private func single(_ half: UInt16) -> Float {
  let sign = UInt32(half & 0x8000) << 16
  let exponent = UInt32(half >> 10) & 0x1F
  let fraction = UInt32(half & 0x3FF)
  switch exponent {
  case 0:
    let value = Float(fraction) * Float(sign: .plus, exponent: -24, significand: 1)
    return sign == 0 ? value : -value
  case 31: return Float(bitPattern: sign | 0x7F80_0000 | fraction << 13)
  default: return Float(bitPattern: sign | (exponent + 112) << 23 | fraction << 13)
  }
}
