// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Far", products: [.library(name: "Far", targets: ["Far"])],
  dependencies: [.package(url: "https://flipside.invalid/Near.git", from: "1.0.0")],
  targets: [.target(name: "Far", dependencies: [.product(name: "Near", package: "Near")])])
