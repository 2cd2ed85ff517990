// swift-tools-version: 6.2

import PackageDescription

/// The rules that every Swift target of ours is built by.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "loaderd",
  products: [
    .executable(name: "loaderd", targets: ["loaderd"])
  ],
  traits: [
    .default(enabledTraits: ["Rasters"]),
    .trait(name: "Rasters", description: "The formats of pixels, with cairo and what it needs."),
  ],
  targets: [
    .target(name: "Timeline", swiftSettings: strict),
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "SceneGraph", dependencies: ["Geometry", "Timeline"], swiftSettings: strict),
    .target(
      name: "Loaders", dependencies: ["SceneGraph", "Geometry", "Timeline"],
      swiftSettings: strict),
    .target(
      name: "DataLoaders",
      dependencies: ["Loaders", "SceneGraph", "Geometry", "Timeline", "JSONReading"],
      swiftSettings: strict),
    .target(
      name: "Formats", dependencies: ["SceneGraph", "Geometry", "Timeline"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .target(
      name: "RasterFormats",
      dependencies: [
        "Formats", "SceneGraph", "Geometry", "Timeline", "CCairo", "CPNG", "CGif", "CWebP",
      ],
      swiftSettings: strict + [.strictMemorySafety()]),
    .target(name: "HTTPMessages", swiftSettings: strict),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .target(
      name: "MicroHTTPServer", dependencies: ["HTTPMessages", "CMicroHTTPD"],
      swiftSettings: strict + [.strictMemorySafety()]),
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(
      name: "JSONReading", dependencies: ["CJansson"],
      swiftSettings: strict + [.strictMemorySafety()]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CBrotli", pkgConfig: "libbrotlienc",
      providers: [.apt(["libbrotli-dev"]), .brew(["brotli"])]),
    .systemLibrary(
      name: "CBrotliDecoder", path: "Tests/CBrotliDecoder", pkgConfig: "libbrotlidec"),
    .target(
      name: "Compressing", dependencies: ["CZlib", "CBrotli"],
      swiftSettings: strict + [.strictMemorySafety()]),
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    .target(
      name: "Signing", dependencies: ["CSodium"],
      swiftSettings: strict + [.strictMemorySafety()]),
    .target(
      name: "PackedFormats", dependencies: ["Formats", "SceneGraph", "Compressing"],
      swiftSettings: strict),
    .target(
      name: "LoaderService",
      dependencies: [
        "Loaders", "Formats", "SceneGraph", "Timeline", "HTTPMessages", "Compressing", "Signing",
      ],
      resources: [
        .embedInCode("Gallery/Assets/gallery.css"), .embedInCode("Gallery/Assets/page.js"),
        .embedInCode("Gallery/Assets/grid.js"), .embedInCode("Gallery/Assets/controls.js"),
        .embedInCode("Gallery/Assets/snippets.js"), .embedInCode("Gallery/Assets/studio.js"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "loaderd",
      dependencies: [
        "LoaderService", "MicroHTTPServer", "HTTPMessages", "Loaders", "Formats", "PackedFormats",
        .target(name: "RasterFormats", condition: .when(traits: ["Rasters"])), "JSONReading",
        "Signing", "DataLoaders",
      ],
      swiftSettings: strict),
    .testTarget(name: "TimelineTests", dependencies: ["Timeline"], swiftSettings: strict),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(
      name: "SceneGraphTests", dependencies: ["SceneGraph", "Geometry", "Timeline"],
      swiftSettings: strict),
    .testTarget(
      name: "LoadersTests",
      dependencies: ["Loaders", "DataLoaders", "SceneGraph", "Geometry", "Timeline"],
      swiftSettings: strict),
    .testTarget(
      name: "DataLoadersTests",
      dependencies: [
        "DataLoaders", "Loaders", "Formats", "SceneGraph", "Geometry", "Timeline", "JSONReading",
      ],
      exclude: ["Files"], swiftSettings: strict),
    .testTarget(
      name: "FormatsTests",
      dependencies: ["Formats", "Loaders", "SceneGraph", "Geometry", "Timeline"],
      swiftSettings: strict),
    .testTarget(
      name: "PackedFormatsTests",
      dependencies: ["PackedFormats", "Formats", "Loaders", "SceneGraph", "Geometry", "Timeline"],
      swiftSettings: strict),
    .testTarget(
      name: "RasterFormatsTests",
      dependencies: [
        "RasterFormats", "Formats", "Loaders", "SceneGraph", "Geometry", "Timeline",
      ],
      swiftSettings: strict),
    .testTarget(name: "HTTPMessagesTests", dependencies: ["HTTPMessages"], swiftSettings: strict),
    .testTarget(
      name: "MicroHTTPServerTests", dependencies: ["MicroHTTPServer", "HTTPMessages"],
      swiftSettings: strict),
    .testTarget(name: "JSONReadingTests", dependencies: ["JSONReading"], swiftSettings: strict),
    .testTarget(
      name: "CompressingTests", dependencies: ["Compressing", "CZlib", "CBrotliDecoder"],
      swiftSettings: strict),
    .testTarget(name: "SigningTests", dependencies: ["Signing"], swiftSettings: strict),
    .testTarget(
      name: "LoaderServiceTests",
      dependencies: [
        "LoaderService", "Loaders", "Formats", "SceneGraph", "HTTPMessages", "MicroHTTPServer",
        "Signing",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LoaderdTests",
      dependencies: ["loaderd", "DataLoaders", "JSONReading", "Signing", "LoaderService"],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
  ]
)

// The curves of `make bench-micro`: outside of the package unless they are asked for, since they
// look into modules and are of no use to anyone who builds the service.
if Context.environment["LOADERD_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "MicroBenchmarks",
      dependencies: [
        "LoaderService", "HTTPMessages", "Loaders", "Formats", "SceneGraph", "Geometry",
        "Timeline",
      ],
      path: "Benchmarks/Micro", swiftSettings: strict))
}

// The targets of `make fuzz`: outside of the package unless they are asked for. The program is a
// library then, since the fuzzer brings an entry point of its own.
if Context.environment["LOADERD_FUZZ"] != nil {
  package.products = [.library(name: "Fuzzing", type: .static, targets: ["Fuzzing"])]
  package.targets.removeAll { $0.type == .test }
  if let program = package.targets.firstIndex(where: { $0.name == "loaderd" }) {
    let parts = package.targets.remove(at: program).dependencies
    package.targets.append(
      .target(
        name: "loaderd", dependencies: parts, path: "Sources/loaderd", exclude: ["Main.swift"],
        swiftSettings: strict))
  }
  package.targets.append(
    .target(
      name: "Fuzzing",
      dependencies: [
        "loaderd", "LoaderService", "MicroHTTPServer", "HTTPMessages", "JSONReading", "Loaders",
        "Formats", "SceneGraph", "Geometry", "Timeline", "Signing",
      ],
      path: "Tests/Fuzz", exclude: ["corpus", "dictionaries", "run.py"],
      swiftSettings: strict))
}
