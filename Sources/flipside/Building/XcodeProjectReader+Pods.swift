import Foundation
import XcodeProject

extension XcodeProjectReader {
  /// Adds the installed pods of a target and returns the names of their modules.
  mutating func addPods(for target: XcodeTarget, of project: XcodeProject) -> [String] {
    guard let podfile = Podfile(near: project) else { return [] }
    let wanted = podfile.pods(of: target.name)
    guard !wanted.isEmpty else { return [] }
    let folder = (podfile.path as NSString).deletingLastPathComponent
    guard let path = podfile.project, let pods = try? XcodeProject(path: path) else {
      for pod in wanted {
        missing.append(
          MissingDependency(
            names: [pod], problem: "the pod \(pod) of \(podfile.path) is not on this machine",
            remedy: "run `pod install` in \(folder)", podFolder: folder))
      }
      return []
    }
    container.add(pods)
    var names: [String] = []
    for pod in wanted {
      // `Firebase/Auth` is a subspec of the pod Firebase.
      let name = String(pod.prefix { $0 != "/" })
      guard let found = pods.targets.first(where: { $0.name == name }) else {
        missing.append(
          MissingDependency(
            names: [pod, name], problem: "the pod \(pod) of \(podfile.path) is not in \(path)",
            remedy: "run `pod install` in \(folder)", podFolder: folder))
        continue
      }
      if let module = add(found, of: pods, configuration: nil, isExternal: true) {
        names.append(module)
      } else {
        missing.append(Self.missingPod(pod, name: name, of: podfile, folder: folder))
      }
    }
    return names
  }

  /// Returns the problem of a pod that can't be built: its folder is missing, it is a binary framework, or it has
  /// no Swift sources.
  private static func missingPod(
    _ pod: String, name: String, of podfile: Podfile, folder: String
  ) -> MissingDependency {
    let place = "\(podfile.folder)/\(name)"
    guard let names = FolderVisits.names(in: place) else {
      return MissingDependency(
        names: [pod, name], problem: "\(place) is missing", remedy: "run `pod install` in \(folder)",
        podFolder: folder)
    }
    let binary = names.first { $0.hasSuffix(".framework") || $0.hasSuffix(".xcframework") || $0.hasSuffix(".a") }
    return MissingDependency(
      names: [pod, name],
      problem: binary.map {
        "the pod \(pod) is a binary framework (\(place)/\($0)): it was compiled for Apple's systems and can't run here"
      } ?? "the pod \(pod) has no Swift sources: Objective-C can't be built here",
      remedy: "replace what the app uses of it")
  }
}
