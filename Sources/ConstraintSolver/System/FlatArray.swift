/// A growable array of plain values, without reference counts, copies or (in release builds) checks of indexes.
///
/// The elements are behind a pointer that never changes, so that an array can be a `let` property of a class: Swift
/// checks `var` properties of classes for exclusive access at each use, which took more time than solving.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var count: Int
    var capacity: Int
  }

  private let header: UnsafeMutablePointer<Header>

  init(capacity: Int = 0) {
    header = .allocate(capacity: 1)
    header.initialize(to: Header(base: Self.storage(capacity), count: 0, capacity: capacity))
  }

  /// Allocates memory; for a capacity of 0 returns a pointer that is never dereferenced.
  private static func storage(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    if capacity == 0, let none = UnsafeMutablePointer<Element>(bitPattern: 4096) { return none }
    return .allocate(capacity: capacity)
  }

  deinit {
    if header.pointee.capacity > 0 { header.pointee.base.deallocate() }
    header.deallocate()
  }

  @inline(__always)
  var base: UnsafeMutablePointer<Element> { header.pointee.base }

  @inline(__always)
  var count: Int { header.pointee.count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return header.pointee.base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      header.pointee.base[index] = newValue
    }
  }

  @inline(__always)
  func append(_ element: Element) {
    let count = header.pointee.count
    if count == header.pointee.capacity { reserve(count + 1) }
    header.pointee.base[count] = element
    header.pointee.count = count + 1
  }

  func insert(_ element: Element, at index: Int) {
    assert(index >= 0 && index <= count)
    append(element)
    var place = count - 1
    while place > index {
      base[place] = base[place - 1]
      place -= 1
    }
    base[index] = element
  }

  func popLast() -> Element? {
    guard count > 0 else { return nil }
    header.pointee.count -= 1
    return base[count]
  }

  @inline(__always)
  func removeAll() { header.pointee.count = 0 }

  func truncate(to count: Int) { header.pointee.count = min(count, self.count) }

  /// Replaces the contents by `count` copies of a value.
  func fill(count: Int, with element: Element) {
    header.pointee.count = 0
    reserve(count)
    base.update(repeating: element, count: count)
    header.pointee.count = count
  }

  /// Appends copies of a value until the array has `count` elements; a longer array is not changed.
  func extend(count: Int, with element: Element) {
    guard count > self.count else { return }
    reserve(count)
    (base + self.count).update(repeating: element, count: count - self.count)
    header.pointee.count = count
  }

  /// Grows to `count` elements. The new ones are uninitialized and have to be written before they are read.
  func lengthen(to count: Int) {
    reserve(count)
    header.pointee.count = count
  }

  func reserve(_ wanted: Int) {
    guard wanted > header.pointee.capacity else { return }
    let capacity = max(wanted, header.pointee.capacity * 2, 16)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    if header.pointee.capacity > 0 { base.deallocate() }
    header.pointee.base = larger
    header.pointee.capacity = capacity
  }

  /// Exchanges the contents.
  func swap(with other: borrowing FlatArray) {
    let own = header.pointee
    header.pointee = other.header.pointee
    other.header.pointee = own
  }
}
