// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Snapshots",
  targets: [
    .target(name: "Screens"),
    .testTarget(name: "SnapshotTests", dependencies: ["Screens"]),
  ])
