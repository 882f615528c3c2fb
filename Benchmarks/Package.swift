// swift-tools-version: 6.0
import PackageDescription

// Measurements, apart from the package itself so that users build none of them.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Flipside", path: "..")],
  targets: [
    .executableTarget(
      name: "TextBenchmark", dependencies: [.product(name: "UIKit", package: "Flipside")], path: "Text")
  ],
  swiftLanguageModes: [.v5]
)
