// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        var request = URLRequest(url: URL(string: "https://example.com/items?page=2")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.httpBody = try? JSONSerialization.data(withJSONObject: ["a": 1])
        print(request.httpMethod ?? "", request.value(forHTTPHeaderField: "accept") ?? "", request.httpBody?.count ?? 0)
        let response = HTTPURLResponse(url: request.url!, statusCode: 404, httpVersion: nil, headerFields: ["X": "y"])
        print(response?.statusCode ?? 0, describe(response))
        let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
        print(session.configuration.timeoutIntervalForRequest, Endpoint(path: "a").request.url!.absoluteString)
        let task = Loader().start(session)
        print(task.originalRequest?.url?.host ?? "none")
        return true
    }

    func describe(_ response: URLResponse?) -> String {
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else { return "failed" }
        return "fine"
    }
}
