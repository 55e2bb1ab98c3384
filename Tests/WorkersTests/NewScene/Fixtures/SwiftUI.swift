// As much of SwiftUI, in its own names and types, as the templates call: enough for the
// compiler to check their views where there is no SwiftUI. It draws nothing.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { return fatalError() }
}

public struct Drawn: View {
  public var body: Never { return fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { return fatalError() }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Drawn {
    Drawn()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither(first: some View) -> Drawn { Drawn() }
  public static func buildEither(second: some View) -> Drawn { Drawn() }
}

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { fatalError() }
}

@dynamicMemberLookup
public struct Binding<Value> {
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    fatalError()
  }
}

public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { return fatalError() }
}

public struct TextField: View {
  public init(_ title: String, text: Binding<String>) {}
  public var body: Never { return fatalError() }
}

public struct Button: View {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  public var body: Never { return fatalError() }
}

public struct VStack: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: Never { return fatalError() }
}

public struct NavigationStack: View {
  public init(@ViewBuilder root: () -> some View) {}
  public var body: Never { return fatalError() }
}

extension View {
  public func onAppear(perform action: (() -> Void)?) -> some View { self }
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View { self }
}
