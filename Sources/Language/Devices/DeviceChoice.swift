/// A name that an author has given a device, and the devices it may stand for.
package struct DeviceChoice: Hashable, Sendable {
  /// As it was written.
  package let name: String
  /// Those that it may stand for; empty for a name of none.
  private let candidates: [Device]

  /// - Complexity: O(*n*) in the length of the table; less for a name spelled as in it.
  package init(_ name: String) {
    (self.name, candidates) = (name, Device.candidates(for: name))
  }

  private init(of candidates: [Device], called name: String) {
    (self.name, self.candidates) = (name, candidates)
  }

  /// That of no name, which no device has.
  static var unnamed: DeviceChoice { DeviceChoice(of: [], called: "") }

  /// Whether no device is called so.
  package var isEmpty: Bool { candidates.isEmpty }

  /// The device that the name stands for, if one does: of several the newest that runs `system`,
  /// or else the newest.
  package func device(running system: Int? = nil) -> Device? {
    let running = candidates.filter { device in system.map(device.systems.contains) ?? true }
    let meant = running.isEmpty ? candidates : running
    let newest = meant.map(\.systems.lowerBound).max()
    return meant.first { $0.systems.lowerBound == newest }
  }
}
