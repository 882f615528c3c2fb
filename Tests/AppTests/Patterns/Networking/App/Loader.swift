// swift-format-ignore-file
import UIKit

class Loader: NSObject, URLSessionDataDelegate {
    func start(_ session: URLSession) -> URLSessionDataTask {
        session.dataTask(with: URL(string: "https://example.com")!) { data, response, error in
            if let status = (response as? HTTPURLResponse)?.statusCode, error == nil { print(status, data?.count ?? 0) }
        }
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }
}
