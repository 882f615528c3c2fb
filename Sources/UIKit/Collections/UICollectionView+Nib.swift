import CoreGraphics

extension NibRow {
  static let collectionView = NibRow(UICollectionView.self) { row in
    row.property("allowsSelection", \.allowsSelection)
    row.property("allowsMultipleSelection", \.allowsMultipleSelection)
    row.property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
    row.property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
    row.property("prefetchingEnabled", \.isPrefetchingEnabled)
    row.ignore("dataMode", "springLoaded", "selectionFollowsFocus", "dragInteractionEnabled")
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
    row.key("delegate", get: { $0.delegate }) { $0.delegate = $1 }
  }

  static let collectionReusableView = NibRow(UICollectionReusableView.self) { row in
    row.step(reads: ["reuseIdentifier"]) { view, coder in view.storedIdentifier = coder.element["reuseIdentifier"] }
  }

  static let collectionViewCell = NibRow(UICollectionViewCell.self) { row in
    row.ignore("customSize")
    row.step(reads: ["contentView", "backgroundView", "selectedBackgroundView", "collectionViewCellContentView"]) {
      cell, coder in
      let element = coder.element
      let content =
        element.child(key: "contentView") ?? element.children.first { $0.name == "collectionViewCellContentView" }
      if let content, let view = coder.loading.object(content) as? UIView { cell.take(content: view) }
      if let view = element.child(key: "backgroundView").flatMap(coder.loading.object) as? UIView {
        cell.backgroundView = view
      }
      if let view = element.child(key: "selectedBackgroundView").flatMap(coder.loading.object) as? UIView {
        cell.selectedBackgroundView = view
      }
    }
  }
}

extension UICollectionView {
  fileprivate func makeLayout(_ element: NibElement, _ coder: NibCoder) -> UICollectionViewLayout? {
    coder.loading.object(element) as? UICollectionViewLayout
  }

  /// The prototypes and supplementary views of the file.
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

extension NibRow {
  static let collectionViewLayout = NibRow(UICollectionViewLayout.self) { _ in }

  static let flowLayout = NibRow(UICollectionViewFlowLayout.self) { row in
    row.property("minimumLineSpacing", \.minimumLineSpacing)
    row.property("minimumInteritemSpacing", \.minimumInteritemSpacing)
    row.property("itemSize", \.itemSize)
    row.property("estimatedItemSize", \.estimatedItemSize)
    row.property("headerReferenceSize", \.headerReferenceSize)
    row.property("footerReferenceSize", \.footerReferenceSize)
    row.property("sectionInset", \.sectionInset)
    row.property("scrollDirection", \.scrollDirection)
    row.property("sectionInsetReference", \.sectionInsetReference)
    row.property("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
    row.property("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
    row.step(reads: ["automaticEstimatedItemSize"]) { layout, coder in
      if coder.element.flag("automaticEstimatedItemSize") == true {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
    }
  }
}

extension UICollectionView.ScrollDirection: NibNamed {
  static let nibNames: [String: UICollectionView.ScrollDirection] = [
    "vertical": .vertical, "horizontal": .horizontal,
  ]
}

extension UICollectionViewFlowLayout.SectionInsetReference: NibNamed {
  static let nibNames: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
    "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
  ]
}
