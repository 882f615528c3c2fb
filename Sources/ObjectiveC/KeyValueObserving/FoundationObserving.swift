internal import CSwiftRuntime
import Foundation

/// Key-value observing of Foundation's objects. Flipside's methods are inserted into the dispatch tables of
/// Foundation's classes. They have the same symbols, which subclasses in apps have in their tables
/// (Sources/System/CFoundationOverrides).
enum FoundationObserving {
  static let install: Void = {
    MethodTable(Progress.self).takeOverrides(of: MethodTable(ObservedProgress.self))
    for original in Original.allCases {
      guard let function = original.address, let own = original.replacement else { continue }
      for type in [Operation.self, BlockOperation.self] { MethodTable(type).replace(function, by: own) }
    }
    FoundationReplacements.install()
    MessageDispatch.whenFirstNeeded {
      ProgressKeys.register()
      OperationKeys.register()
    }
  }()

  /// The functions of Foundation that are replaced.
  enum Original: String, CaseIterable {
    case start = "$s10Foundation9OperationC5startyyF"
    case cancel = "$s10Foundation9OperationC6cancelyyF"
    case isExecuting = "$s10Foundation9OperationC11isExecutingSbvg"
    case addDependency = "$s10Foundation9OperationC13addDependencyyyACF"
    case didChange = "$s10Foundation9OperationC14didChangeValue6forKeyySS_tF"

    var address: UnsafeRawPointer? { Self.addresses[self] ?? nil }

    private static let addresses: [Original: UnsafeRawPointer] = {
      // The functions of Foundation's library, not those of the same name that are found first.
      guard let library = dlopen("libFoundation.so", RTLD_NOW | RTLD_NOLOAD) else { return [:] }
      return Dictionary(
        uniqueKeysWithValues: allCases.compactMap { original in
          dlsym(library, original.rawValue).map { (original, UnsafeRawPointer($0)) }
        })
    }()

    /// The replacement: the function of the same name that is found first.
    var replacement: UnsafeRawPointer? {
      guard self != .didChange, let process = dlopen(nil, RTLD_NOW), let own = dlsym(process, rawValue) else {
        return nil
      }
      return UnsafeRawPointer(own) == address ? nil : UnsafeRawPointer(own)
    }

    /// Calls Foundation's implementation.
    @discardableResult
    func call(_ operation: Operation, _ words: UInt...) -> UInt {
      guard let address else { return 0 }
      let words = words + Array(repeating: 0, count: 6 - words.count)
      let numbers = [0.0, 0, 0, 0]
      let result = flipside_call_initializer(
        address, words, numbers, Unmanaged.passUnretained(operation).toOpaque())
      return UInt(bitPattern: result)
    }
  }
}

extension Operation {
  @_silgen_name("flipside_operationStart")
  package func startObserved() { OperationKeys.start(self) { FoundationObserving.Original.start.call(self) } }

  @_silgen_name("flipside_operationCancel")
  package func cancelObserved() { OperationKeys.cancel(self) { FoundationObserving.Original.cancel.call(self) } }

  @_silgen_name("flipside_operationIsExecuting")
  package func isExecutingObserved() -> Bool {
    OperationKeys.isStarting(self) || FoundationObserving.Original.isExecuting.call(self) & 1 == 1
  }

  @_silgen_name("flipside_operationAddDependency")
  package func addDependencyObserved(_ operation: Operation) {
    OperationKeys.note(self, dependsOn: operation)
    FoundationObserving.Original.addDependency.call(
      self, UInt(bitPattern: Unmanaged.passUnretained(operation).toOpaque()))
  }

  @_silgen_name("flipside_operationWillChange")
  package func willChangeObserved(_ key: String) { KeyValueObserving.willChange(self, key) }

  @_silgen_name("flipside_operationDidChange")
  package func didChangeObserved(_ key: String) {
    KeyValueObserving.didChange(self, key)
    OperationKeys.notifyFoundation(self, key)
  }
}

/// Installs observing when the library is loaded, before any code of the app.
@section(".init_array") @used
private let installFoundationObserving: @convention(c) () -> Void = { FoundationObserving.install }
