import Foundation

/// How often a test with random input repeats: a quarter of `thorough`, which the environment
/// variable LAYOUTC_THOROUGH asks for. The input is the same on every machine and in every run.
package func repetitions(_ thorough: Int) -> Int {
  ProcessInfo.processInfo.environment["LAYOUTC_THOROUGH"] == nil ? thorough / 4 : thorough
}
