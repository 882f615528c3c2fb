// swift-tools-version: 6.0
import PackageDescription

/// A package with tests that need nothing but Flipside; its path is that of a checkout.
let package = Package(
  name: "Greeting",
  products: [.library(name: "Greeting", targets: ["Greeting"])],
  dependencies: [.package(name: "Flipside", path: "../../..")],
  targets: [
    .target(name: "Greeting", dependencies: [.product(name: "UIKit", package: "Flipside")]),
    .testTarget(
      name: "GreetingTests",
      dependencies: ["Greeting", .product(name: "FlipsideTesting", package: "Flipside")],
      exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v5]
)
