// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Broken", products: [.library(name: "Broken", targets: ["Broken"])], targets: [.target(name: "Broken")])
