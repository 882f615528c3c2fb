import UIKit

/// Lets scripts and assistive technologies read the custom content of elements. It runs when the library is loaded.
@section(".init_array") @used
private let registerReader: @convention(c) () -> Void = {
  CustomContent.reader = { element in
    guard let provider = element as? any AXCustomContentProvider else { return [] }
    return (provider.accessibilityCustomContent ?? []).map {
      CustomContent.Item(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
    }
  }
}
