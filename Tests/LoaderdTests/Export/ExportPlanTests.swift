import LoaderService
import Testing

@testable import loaderd

@Suite struct ExportPlanTests {
  private func plan(
    _ sets: String..., loaders: [String]? = nil, formats: [String]? = nil
  ) throws -> ExportPlan {
    let service = try Composition.service(Settings())
    let files = service.files.filter {
      loaders?.contains($0.loader) != false && formats?.contains($0.fileExtension) != false
    }
    return ExportPlan(
      files, sets.isEmpty ? [.standard] : sets.compactMap { ParameterSet($0) },
      choosesFormats: formats != nil, choosesLoaders: loaders != nil, answer: service.answer)
  }

  @Test func everythingAtItsDefaultsIsEveryFile() throws {
    let service = try Composition.service(Settings())
    let plan = try plan()
    #expect(plan.items.map(\.target) == service.files.map(\.path))
    #expect(Set(plan.items.map(\.file)).count == plan.items.count)
    #expect(plan.faults.isEmpty && plan.notices.isEmpty)
  }

  @Test func aFormatThatDoesNotTakeAParameterIsLeftOut() throws {
    let plan = try plan("thrice=repeat=3", loaders: ["coins"])
    #expect(!plan.items.contains { $0.target.contains("lottie.json") })
    #expect(plan.items.contains { $0.target == "/loader/coins.svg?repeat=3" })
    let lacking = try Composition.service(Settings()).files.count {
      $0.loader == "coins" && !$0.parameters.contains("repeat")
    }
    #expect(plan.notices == ["set \"thrice\": \(lacking) files left out that take no repeat"])
    #expect(plan.faults.isEmpty)
  }

  @Test func aFormatThatWasAskedForByNameIsNotLeftOut() throws {
    let plan = try plan("thrice=repeat=3", loaders: ["coins"], formats: ["svg", "lottie.json"])
    #expect(plan.notices.isEmpty)
    #expect(plan.faults.count == 1)
    #expect(plan.faults.first?.hasPrefix("/loader/coins.lottie.json?repeat=3: repeat") == true)
  }

  @Test func aLoaderThatDoesNotTakeAParameterIsLeftOut() throws {
    let plan = try plan("euro=symbol=euro", formats: ["svg"])
    #expect(plan.items.contains { $0.target == "/loader/coins.svg?symbol=euro" })
    #expect(!plan.items.contains { $0.target.hasPrefix("/loader/balls") })
    #expect(plan.faults.isEmpty)
    #expect(plan.notices.count == 1)
  }

  @Test func aLoaderThatWasAskedForByNameIsNotLeftOut() throws {
    let plan = try plan("euro=symbol=euro", loaders: ["coins", "balls"], formats: ["svg"])
    #expect(plan.faults.count == 1)
    #expect(plan.faults.first?.hasPrefix("/loader/balls.svg?symbol=euro: ") == true)
  }

  @Test("What nobody takes is a fault, told once for a set", arguments: [nil, ["svg", "gif"]])
  func faults(formats: [String]?) throws {
    let plan = try plan("typo=sclae=2", "big=scale=99", loaders: ["coins"], formats: formats)
    #expect(plan.faults.contains { $0.contains("did you mean scale?") })
    #expect(plan.faults.contains { $0.contains("scale=99: scale") })
    #expect(Set(plan.faults.map { $0.drop { $0 != ":" } }).count == plan.faults.count)
  }
}
