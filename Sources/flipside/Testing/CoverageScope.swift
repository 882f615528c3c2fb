/// The modules whose coverage is measured: all of the project, or the targets that the test plan or the scheme
/// lists.
struct CoverageScope: Equatable {
  /// The names of the targets; nil for the whole project.
  var targets: [String]?

  func includes(_ module: AppModule) -> Bool {
    targets.map { $0.contains(module.target) } ?? !module.isExternal
  }

  /// Creates the union of the scopes that the configurations of the destinations request.
  init(of destinations: [TestDestination]) {
    let lists = destinations.map(\.configuration.options.coverageTargets)
    let named = lists.compactMap { $0 }
    targets = named.count == lists.count ? named.flatMap { $0 } : nil
  }

  /// Returns messages about listed targets that the project does not have.
  func unknownTargets(in project: TestProject) -> [String] {
    let modules = project.hosts.flatMap { host in
      host.app.modules + host.bundles.flatMap { $0.others + [$0.module] }
    }
    let known = Set(modules.map(\.target))
    return (targets ?? []).filter { !known.contains($0) }.map {
      "\(project.plan.source) measures the coverage of \($0), which is not among what these tests are built with"
    }
  }
}
