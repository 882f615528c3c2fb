import Foundation

/// The private state in which the run loop and the main queue record that a block of the queue is running. Both do
/// not run other blocks until it has ended, so a block that is stopped would block the queue permanently. Blocks
/// that were dequeued together with a stopped block are lost.
enum MainQueueState {
  /// The index of CoreFoundation's thread-local value for this state.
  private static let key: UInt32 = 4

  /// The run loop's state on this thread.
  static var mark: UnsafeMutableRawPointer? { read(key) }

  /// Returns whether code that began with the given state can be stopped.
  static func canLeave(toMark earlier: UnsafeMutableRawPointer?) -> Bool {
    mark == earlier || (queueMark != nil && threadMark != nil)
  }

  /// Restores the state at the beginning of the stopped code.
  static func leave(toMark earlier: UnsafeMutableRawPointer?) {
    guard mark != earlier, let queueMark, let threadMark else { return }
    _ = write(key, earlier, nil)
    queueMark.storeBytes(of: 0, as: UInt8.self)
    threadMark.storeBytes(of: 0, as: Int.self)
  }

  // MARK: State of the queue

  /// The address of a byte of the queue that is 1 while it runs a block; nil until it is found.
  nonisolated(unsafe) private static var queueMark: UnsafeMutableRawPointer?
  /// The address of a thread-local word of the library that has this value while the queue runs a block.
  nonisolated(unsafe) private static var threadMark: UnsafeMutableRawPointer?
  private static let threadValue = -4

  /// Finds the addresses of the queue's state, which the library does not publish. It must be called while no block
  /// of the queue runs.
  static func look() {
    guard let queue = dlsym(nil, "_dispatch_main_q"), let thread = threadData(), mark == nil else { return }
    // Both are read on the main thread only.
    nonisolated(unsafe) let queueBytes = UnsafeMutableRawBufferPointer(start: queue, count: 128)
    nonisolated(unsafe) let words = thread.bindMemory(to: Int.self)
    let (before, wordsBefore) = (Array(queueBytes), Array(words))
    DispatchQueue.main.async {
      // The state is a single byte; counters and pointers change neighboring bytes as well.
      let found = (1..<queueBytes.count - 1).filter {
        before[$0] == 0 && queueBytes[$0] == 1 && queueBytes[$0 - 1] == before[$0 - 1] && queueBytes[$0 + 1] == 0
      }
      let foundWords = words.indices.filter { wordsBefore[$0] == 0 && words[$0] == threadValue }
      guard found.count == 1, foundWords.count == 1 else { return }
      queueMark = queueBytes.baseAddress?.advanced(by: found[0])
      threadMark = UnsafeMutableRawPointer(words.baseAddress?.advanced(by: foundWords[0]))
    }
  }

  /// Returns the thread-local memory in which libdispatch keeps the state of the calling thread.
  private static func threadData() -> UnsafeMutableRawBufferPointer? {
    // Swift's module of the C library does not declare the function. Its arguments have the layout of `struct
    // dl_phdr_info` and `Elf64_Phdr`.
    typealias Report = @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> CInt
    typealias Iterate = @convention(c) (Report, UnsafeMutableRawPointer?) -> CInt
    guard let symbol = dlsym(nil, "dl_iterate_phdr") else { return nil }
    var found: UnsafeMutableRawBufferPointer?
    _ = unsafeBitCast(symbol, to: Iterate.self)(
      { info, size, result in
        guard let info, size >= 64, let name = info.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self),
          String(cString: name).hasSuffix("/libdispatch.so"),
          let headers = info.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
          let data = info.load(fromByteOffset: 56, as: UnsafeMutableRawPointer?.self)
        else { return 0 }
        let (threadLocal, headerSize): (UInt32, Int) = (7, 56)
        for number in 0..<Int(info.load(fromByteOffset: 24, as: UInt16.self)) {
          let header = headers + number * headerSize
          guard header.load(as: UInt32.self) == threadLocal else { continue }
          result?.assumingMemoryBound(to: UnsafeMutableRawBufferPointer?.self).pointee =
            UnsafeMutableRawBufferPointer(start: data, count: header.load(fromByteOffset: 40, as: Int.self))
        }
        return 1
      }, &found)
    return found
  }

  // MARK: State of the run loop

  private typealias Read = @convention(c) (UInt32) -> UnsafeMutableRawPointer?
  private typealias Write =
    @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

  // These are private functions of CoreFoundation with these types; Foundation has no public ones.
  private static let read: Read = {
    dlsym(nil, "_CFGetTSD").map { unsafeBitCast($0, to: Read.self) } ?? { _ in nil }
  }()
  private static let write: Write = {
    dlsym(nil, "_CFSetTSD").map { unsafeBitCast($0, to: Write.self) } ?? { _, _, _ in nil }
  }()
}
