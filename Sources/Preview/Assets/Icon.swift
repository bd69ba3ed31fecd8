extension Asset {
  static let icon = Asset(
    path: "/icon.svg", type: "image/svg+xml; charset=utf-8",
    text: """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="#0a66d8">
      <rect x="1" y="1" width="9" height="9" rx="1.5"/><rect x="11" y="1" width="4" height="4" rx="1"/>
      <rect x="11" y="6" width="4" height="4" rx="1"/><rect x="1" y="11" width="14" height="4" rx="1"/>
      </svg>

      """)
}
