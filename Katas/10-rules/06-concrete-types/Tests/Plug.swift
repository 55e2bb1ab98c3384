import XCTest

/// Puts a spy in the place of a part of the scene. It fits where the place is typed by a protocol;
/// where the place names a class, nothing but that class fits.
@MainActor
func plug<Part: AnyObject, Place>(
  _ spy: any AnyObject, into place: ReferenceWritableKeyPath<Part, Place>,
  of part: Part
) throws {
  XCTAssertNil(
    Stranger() as? Place,
    "anything fits into this property of \(Part.self), its type is \(Place.self): "
      + "use the protocol that the spy conforms to")
  part[keyPath: place] = try XCTUnwrap(
    spy as? Place,
    "no spy fits into this property of \(Part.self), its type is \(Place.self): "
      + "use the protocol that the spy conforms to")
}

/// Makes a part with a stub for its worker.
@MainActor
func make<Part, Stub>(
  _ initializer: @MainActor (Stub) -> Part, with stub: Stub
) throws -> Part {
  initializer(stub)
}

/// Stands in where the part takes no stub, so that a test can say so.
@MainActor
func make<Part, Worker>(
  _ initializer: @MainActor (Worker) -> Part, with stub: any Sendable
) throws -> Part {
  let worker = try XCTUnwrap(
    stub as? Worker,
    "no stub fits into init(worker:) of \(Part.self), it takes a \(Worker.self): "
      + "let it take any HeroesWorkerLogic")
  return initializer(worker)
}

/// Conforms to nothing, so it fits nowhere.
private final class Stranger {}
