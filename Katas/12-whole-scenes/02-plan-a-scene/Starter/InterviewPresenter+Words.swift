extension Question {
  var text: String {
    switch self {
    case .purpose: "What is the main purpose of this scene?"
    case .data: "What data does this scene need?"
    case .navigation: "How does this scene connect to others?"
    }
  }

  var options: [String] {
    switch self {
    case .purpose: Purpose.allCases.map(\.phrase)
    case .data: DataNeed.allCases.map(\.phrase)
    case .navigation: NavigationPattern.allCases.map(\.phrase)
    }
  }
}

extension Purpose {
  var phrase: String {
    switch self {
    case .displayData: "display"
    case .formInput: "form input"
    case .navigationHub: "navigation hub"
    case .actionFlow: "action flow"
    }
  }
}

extension DataNeed {
  var phrase: String {
    switch self {
    case .api: "API"
    case .localStorage: "local storage"
    case .userInput: "user input"
    case .multipleSources: "multiple source"
    }
  }
}

extension NavigationPattern {
  var phrase: String {
    switch self {
    case .pushDetail: "push detail"
    case .modal: "modal"
    case .replaceRoot: "replace root"
    case .tabChild: "tab child"
    }
  }
}
