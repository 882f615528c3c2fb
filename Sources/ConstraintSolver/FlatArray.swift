/// A growable array of plain values, without reference counts, copies or (in release builds) checks of indexes.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  /// Makes it so many times one value.
  mutating func fill(count: Int, with element: Element) {
    self.count = 0
    reserve(count)
    base.update(repeating: element, count: count)
    self.count = count
  }

  /// Makes it longer with one value, if it is shorter.
  mutating func extend(count: Int, with element: Element) {
    guard count > self.count else { return }
    reserve(count)
    (base + self.count).update(repeating: element, count: count - self.count)
    self.count = count
  }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    capacity = max(wanted, capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
