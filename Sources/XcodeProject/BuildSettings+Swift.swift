import Foundation

// The settings that determine the compiler options and the Info.plist.

extension BuildSettings {
  /// The compilation conditions without duplicates.
  var swiftConditions: [String] {
    var names = list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = list("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() {
      if flag == "-D", index + 1 < flags.count {
        names.append(flags[index + 1])
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        names.append(String(flag.dropFirst(2)))
      }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The compiler flags apart from conditions: the project's own, and those of features that settings enable.
  var swiftFlags: [String] {
    var flags: [String] = []
    var own = list("OTHER_SWIFT_FLAGS")[...]
    while let flag = own.popFirst() {
      switch flag {
      // These flags do not affect the language, or refer to files that do not exist here.
      case "-D", "-Xcc", "-Xlinker", "-import-objc-header", "-F", "-I", "-L", "-Xclang-linker": _ = own.popFirst()
      case "-enable-upcoming-feature", "-enable-experimental-feature":
        if let value = own.popFirst(), value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
          flags += [flag, value]
        }
      case "-strict-concurrency":
        if let value = own.popFirst(), ["minimal", "targeted", "complete"].contains(value) {
          flags += [flag, value]
        }
      case "-Xfrontend":
        if let value = own.popFirst(), Self.isAboutLanguage(value) { flags += [flag, value] }
      default: if Self.isAboutLanguage(flag) { flags.append(flag) }
      }
    }
    if let level = self["SWIFT_STRICT_CONCURRENCY"], ["complete", "targeted"].contains(level) {
      flags.append("-strict-concurrency=\(level)")
    }
    for setting in keys(withPrefix: "SWIFT_UPCOMING_FEATURE_").sorted()
    where isOn(setting) == true {
      guard let feature = Self.upcomingFeatures[String(setting.dropFirst("SWIFT_UPCOMING_FEATURE_".count))] else {
        continue
      }
      flags += ["-enable-upcoming-feature", feature]
    }
    if isOn("SWIFT_APPROACHABLE_CONCURRENCY") == true {
      for feature in [
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "DisableOutwardActorInference",
      ] {
        flags += ["-enable-upcoming-feature", feature]
      }
    }
    return flags
  }

  /// Returns whether a flag has no argument and affects only the language or its warnings. All other flags are
  /// ignored, because flags of a project could make the compiler write, load or execute files.
  private static func isAboutLanguage(_ flag: String) -> Bool {
    let isKnown = ["-enable-", "-disable-", "-warn", "-suppress-warnings", "-strict-concurrency="].contains {
      flag.hasPrefix($0)
    }
    let name = flag.prefix { $0 != "=" }
    let value = flag.dropFirst(name.count + 1)
    return isKnown && !flag.contains("sandbox") && !name.hasSuffix("-path") && !name.hasSuffix("-module")
      && (value.isEmpty || value.allSatisfy(\.isNumber) || ["minimal", "targeted", "complete"].contains(value))
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  private static let upcomingFeatures = [
    "BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "EXISTENTIAL_ANY": "ExistentialAny", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues", "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity", "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
  ]

  /// The keys that settings define for the Info.plist, with the types that Xcode uses:
  /// `INFOPLIST_KEY_UILaunchStoryboardName` defines `UILaunchStoryboardName`.
  var infoPlistKeys: [String: Any] {
    guard isOn("GENERATE_INFOPLIST_FILE") == true else { return [:] }
    let prefix = "INFOPLIST_KEY_"
    var keys: [String: Any] = [:]
    for setting in self.keys(withPrefix: prefix) {
      guard let value = self[setting] else { continue }
      let key = String(setting.dropFirst(prefix.count))
      switch key {
      case "UIApplicationSceneManifest_Generation":
        if value == "YES" { keys["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true] }
      case "UILaunchScreen_Generation":
        if value == "YES" { keys["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()] }
      case "UISupportedInterfaceOrientations_iPhone":
        keys["UISupportedInterfaceOrientations~iphone"] = list(setting)
      case "UISupportedInterfaceOrientations_iPad":
        keys["UISupportedInterfaceOrientations~ipad"] = list(setting)
      case "UISupportedInterfaceOrientations": keys[key] = list(setting)
      default: keys[key] = ["YES": true, "NO": false][value] ?? value
      }
    }
    return keys
  }
}
