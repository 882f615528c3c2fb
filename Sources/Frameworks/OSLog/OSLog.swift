// Xcode 15 and later write `import OSLog` instead of `import os`.
@_exported import os
