import CoreGraphics

extension NibRow {
  static let collectionView = NibRow(UICollectionView.self) { row in
    row.property("allowsSelection", \.allowsSelection)
    row.property("allowsMultipleSelection", \.allowsMultipleSelection)
    row.property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
    row.property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
    row.property("prefetchingEnabled", \.isPrefetchingEnabled)
    row.property("springLoaded", \.isSpringLoaded)
    row.property("dragInteractionEnabled", \.dragInteractionEnabled)
    row.ignore("dataMode", "selectionFollowsFocus")
    row.step(
      reads: ["collectionViewLayout", "cells", "sectionHeaderView", "sectionFooterView", "backgroundView"]
    ) { view, coder in
      if let layout = coder.element.child(key: "collectionViewLayout").flatMap({ view.makeLayout($0, coder) }) {
        view.setCollectionViewLayout(layout, animated: false)
      }
      if let element = coder.element.child(key: "backgroundView") {
        view.backgroundView = coder.loading.object(element) as? UIView
      }
      view.take(NibListContent(coder))
    }
    row.key("dataSource", get: { $0.dataSource }) { $0.dataSource = $1 }
    row.key("prefetchDataSource", get: { $0.prefetchDataSource }) { $0.prefetchDataSource = $1 }
    // The outlet takes delegates of scroll views, too, whose methods are called.
    row.key("delegate", get: { ($0 as UIScrollView).delegate }) { $0.connect(delegate: $1) }
  }
}

extension UICollectionView {
  fileprivate func connect(delegate: (any UIScrollViewDelegate)?) {
    if delegate == nil || delegate is any UICollectionViewDelegate {
      self.delegate = delegate as? any UICollectionViewDelegate
    } else {
      self.delegate = nil
      (self as UIScrollView).delegate = delegate
    }
  }

  fileprivate func makeLayout(_ element: NibElement, _ coder: NibCoder) -> UICollectionViewLayout? {
    coder.loading.object(element) as? UICollectionViewLayout
  }

  /// Takes the prototypes and supplementary views of the file.
  fileprivate func take(_ content: NibListContent) {
    nibContent = content
    for identifier in content.reuseIdentifiers {
      guard let template = content.prototype(reuseIdentifier: identifier) else { continue }
      sources[ReuseKey(role: .cell, identifier: identifier)] = .template(template)
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let template = content.supplementaryView(key, reuseIdentifier: nil), let name = template.reuseIdentifier
      else {
        continue
      }
      sources[ReuseKey(role: .supplementary(kind), identifier: name)] = .template(template)
    }
  }
}
