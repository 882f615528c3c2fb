@preconcurrency @MainActor open class UIApplication: NSObject {}
