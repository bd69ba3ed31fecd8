extension Device {
  /// Where the numbers of the table come from, for people to read.
  package static let tableSource = """
    Source: sizes and scales are those listed at iosref.com/res, and up to 2019 those of
    Apple's Human Interface Guidelines, "Adaptivity and Layout", whose size classes are here
    as well. Safe areas of the devices of 2017 to 2019 were printed on these
    (github.com/karolszafranski/SafeAreaInsetsWithStoryboard), where system 14 made the 44
    points of XR and 11 48; later ones come from tables of several authors that agree
    (pub.dev/packages/device_preview 3.0.0-prerelease3 for phones with islands). First and
    last systems are those that Apple has announced; those of Apple TV, Mac and Vision Pro are
    the versions of iOS with the same UIKit. The safe area of Apple TV is that of Apple's Human
    Interface Guidelines, "Layout". Windows of Mac and Vision Pro can have any size: these are
    usual ones, Vision Pro's first the system's own. Split views of iPads of 1024, 1112 and 1366
    points are those of the guidelines of 2019; all others are computed from these: a narrow
    side of 320 or 375 points and 10 points between the two apps.
    """

  /// A line for each iPhone and iPad that runs one of the systems 15 to 26, the newest of a family
  /// first, then for other screens: its name; width, height and scale, upright; top and bottom of
  /// the safe area, upright; top, sides and bottom of the safe area, lying; its shape; its first and
  /// its last system; `approximate` where the numbers are not published.
  ///
  /// Numbers are those of an app that fills the screen at the standard zoom, has no bars of its own
  /// and hides the status bar on a lying iPhone. The last system is 26 for what is still updated;
  /// what that system itself changes about safe areas is left out.
  ///
  /// - Source: `tableSource`.
  // swift-format-ignore
  package static let table: [String] = [
    "iPhone 17 Pro Max|440 956 3|62 34|0 62 21|wide|26 26",
    "iPhone 17 Pro|402 874 3|62 34|0 62 21|narrow|26 26",
    "iPhone Air|420 912 3|68 34|0 68 21|wide|26 26",
    "iPhone 17|402 874 3|62 34|0 62 21|narrow|26 26",
    "iPhone 17e|390 844 3|47 34|0 47 21|narrow|26 26",
    "iPhone 16 Pro Max|440 956 3|62 34|0 62 21|wide|18 26",
    "iPhone 16 Pro|402 874 3|62 34|0 62 21|narrow|18 26",
    "iPhone 16 Plus|430 932 3|59 34|0 59 21|wide|18 26",
    "iPhone 16|393 852 3|59 34|0 59 21|narrow|18 26",
    "iPhone 16e|390 844 3|47 34|0 47 21|narrow|18 26",
    "iPhone 15 Pro Max|430 932 3|59 34|0 59 21|wide|17 26",
    "iPhone 15 Pro|393 852 3|59 34|0 59 21|narrow|17 26",
    "iPhone 15 Plus|430 932 3|59 34|0 59 21|wide|17 26",
    "iPhone 15|393 852 3|59 34|0 59 21|narrow|17 26",
    "iPhone 14 Pro Max|430 932 3|59 34|0 59 21|wide|16 26",
    "iPhone 14 Pro|393 852 3|59 34|0 59 21|narrow|16 26",
    "iPhone 14 Plus|428 926 3|47 34|0 47 21|wide|16 26",
    "iPhone 14|390 844 3|47 34|0 47 21|narrow|16 26",
    "iPhone SE (3rd generation)|375 667 2|20 0|0 0 0|narrow|15 26",
    "iPhone 13 Pro Max|428 926 3|47 34|0 47 21|wide|15 26",
    "iPhone 13 Pro|390 844 3|47 34|0 47 21|narrow|15 26",
    "iPhone 13|390 844 3|47 34|0 47 21|narrow|15 26",
    "iPhone 13 mini|375 812 3|50 34|0 50 21|narrow|15 26",
    "iPhone 12 Pro Max|428 926 3|47 34|0 47 21|wide|14 26",
    "iPhone 12 Pro|390 844 3|47 34|0 47 21|narrow|14 26",
    "iPhone 12|390 844 3|47 34|0 47 21|narrow|14 26",
    "iPhone 12 mini|375 812 3|50 34|0 50 21|narrow|14 26",
    "iPhone SE (2nd generation)|375 667 2|20 0|0 0 0|narrow|13 26",
    "iPhone 11 Pro Max|414 896 3|44 34|0 44 21|wide|13 26",
    "iPhone 11 Pro|375 812 3|44 34|0 44 21|narrow|13 26",
    "iPhone 11|414 896 2|48 34|0 48 21|wide|13 26",
    "iPhone XS Max|414 896 3|44 34|0 44 21|wide|12 18",
    "iPhone XS|375 812 3|44 34|0 44 21|narrow|12 18",
    "iPhone XR|414 896 2|48 34|0 48 21|wide|12 18",
    "iPhone X|375 812 3|44 34|0 44 21|narrow|11 16",
    "iPhone 8 Plus|414 736 3|20 0|0 0 0|wide|11 16",
    "iPhone 8|375 667 2|20 0|0 0 0|narrow|11 16",
    "iPhone 7 Plus|414 736 3|20 0|0 0 0|wide|10 15",
    "iPhone 7|375 667 2|20 0|0 0 0|narrow|10 15",
    "iPhone SE (1st generation)|320 568 2|20 0|0 0 0|narrow|9 15",
    "iPhone 6s Plus|414 736 3|20 0|0 0 0|wide|9 15",
    "iPhone 6s|375 667 2|20 0|0 0 0|narrow|9 15",
    "iPad Pro 13-inch (M5)|1032 1376 2|24 20|24 0 20|pad|26 26",
    "iPad Pro 11-inch (M5)|834 1210 2|24 20|24 0 20|pad|26 26",
    "iPad Pro 13-inch (M4)|1032 1376 2|24 20|24 0 20|pad|17 26",
    "iPad Pro 11-inch (M4)|834 1210 2|24 20|24 0 20|pad|17 26",
    "iPad Pro 12.9-inch (6th generation)|1024 1366 2|24 20|24 0 20|pad|16 26",
    "iPad Pro 11-inch (4th generation)|834 1194 2|24 20|24 0 20|pad|16 26",
    "iPad Pro 12.9-inch (5th generation)|1024 1366 2|24 20|24 0 20|pad|14 26",
    "iPad Pro 11-inch (3rd generation)|834 1194 2|24 20|24 0 20|pad|14 26",
    "iPad Pro 12.9-inch (4th generation)|1024 1366 2|24 20|24 0 20|pad|13 26",
    "iPad Pro 11-inch (2nd generation)|834 1194 2|24 20|24 0 20|pad|13 26",
    "iPad Pro 12.9-inch (3rd generation)|1024 1366 2|24 20|24 0 20|pad|12 26",
    "iPad Pro 11-inch (1st generation)|834 1194 2|24 20|24 0 20|pad|12 26",
    "iPad Pro 12.9-inch (2nd generation)|1024 1366 2|20 0|20 0 0|pad|10 17",
    "iPad Pro 10.5-inch|834 1112 2|20 0|20 0 0|pad|10 17",
    "iPad Pro 12.9-inch (1st generation)|1024 1366 2|20 0|20 0 0|pad|9 16",
    "iPad Pro 9.7-inch|768 1024 2|20 0|20 0 0|pad|9 16",
    "iPad Air 13-inch (M4)|1024 1366 2|24 20|24 0 20|pad|26 26",
    "iPad Air 11-inch (M4)|820 1180 2|24 20|24 0 20|pad|26 26",
    "iPad Air 13-inch (M3)|1024 1366 2|24 20|24 0 20|pad|18 26",
    "iPad Air 11-inch (M3)|820 1180 2|24 20|24 0 20|pad|18 26",
    "iPad Air 13-inch (M2)|1024 1366 2|24 20|24 0 20|pad|17 26",
    "iPad Air 11-inch (M2)|820 1180 2|24 20|24 0 20|pad|17 26",
    "iPad Air (5th generation)|820 1180 2|24 20|24 0 20|pad|15 26",
    "iPad Air (4th generation)|820 1180 2|24 20|24 0 20|pad|14 26",
    "iPad Air (3rd generation)|834 1112 2|20 0|20 0 0|pad|12 26",
    "iPad Air 2|768 1024 2|20 0|20 0 0|pad|8 15",
    "iPad (A16)|820 1180 2|24 20|24 0 20|pad|18 26",
    "iPad (10th generation)|820 1180 2|24 20|24 0 20|pad|16 26",
    "iPad (9th generation)|810 1080 2|20 0|20 0 0|pad|15 26",
    "iPad (8th generation)|810 1080 2|20 0|20 0 0|pad|14 26",
    "iPad (7th generation)|810 1080 2|20 0|20 0 0|pad|13 18",
    "iPad (6th generation)|768 1024 2|20 0|20 0 0|pad|11 17",
    "iPad (5th generation)|768 1024 2|20 0|20 0 0|pad|10 16",
    "iPad mini (A17 Pro)|744 1133 2|24 20|24 0 20|pad|18 26",
    "iPad mini (6th generation)|744 1133 2|24 20|24 0 20|pad|15 26",
    "iPad mini (5th generation)|768 1024 2|20 0|20 0 0|pad|12 26",
    "iPad mini 4|768 1024 2|20 0|20 0 0|pad|9 15",
    "Apple TV 4K|1920 1080 2|60 60|60 80 60|television|11 26",
    "Apple TV HD|1920 1080 1|60 60|60 80 60|television|9 26",
    "Mac (1280 × 800 window)|1280 800 2|28 0|28 0 0|desktop|13 26|approximate",
    "Mac (1024 × 768 window)|1024 768 2|28 0|28 0 0|desktop|13 26|approximate",
    "Mac (1440 × 900 window)|1440 900 2|28 0|28 0 0|desktop|13 26|approximate",
    "Vision Pro (1280 × 720 window)|1280 720 2|0 0|0 0 0|spatial|17 26",
    "Vision Pro (720 × 960 window)|720 960 2|0 0|0 0 0|spatial|17 26|approximate",
  ]
}
