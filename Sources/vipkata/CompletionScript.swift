import Foundation

/// The script that a shell loads to complete `vipkata`.
struct CompletionScript {
  /// The program to ask where no `vipkata` is installed; nil where it is.
  let executable: String?

  func text(for shell: String) -> String {
    switch shell {
    case "fish": fish
    case "zsh": definition + zsh
    default: definition + bash
    }
  }

  private var quoted: String? {
    executable.map { "'\($0.replacingOccurrences(of: "'", with: #"'\''"#))'" }
  }

  private var definition: String {
    quoted.map { "command -v vipkata >/dev/null || vipkata() { \($0) \"$@\"; }\n" } ?? ""
  }

  private let bash = #"""
    _vipkata() {
      local IFS=$'\n'
      COMPREPLY=($("$1" __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1))
    }
    complete -o default -F _vipkata vipkata
    """#

  /// Installed, its first line is what zsh knows it by, and it is run as the function itself.
  private let zsh = #"""
    #compdef vipkata
    _vipkata() {
      local -a found
      found=(${(f)"$($words[1] __complete "${(@)words[2,CURRENT]}" 2>/dev/null)"})
      found=("${(@)found/$'\t'/:}")
      if (( $#found )); then _describe vipkata found; else _files; fi
    }
    if [[ $funcstack[1] == _vipkata ]]; then
      _vipkata "$@"
    else
      (( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
      compdef _vipkata vipkata
    fi
    """#

  private var fish: String {
    let definition =
      quoted.map { "type -q vipkata; or function vipkata; \($0) $argv; end\n" } ?? ""
    return definition + #"""
      function __vipkata
        set -l words (commandline -opc)
        set -l last (commandline -ct)
        set -l found (vipkata __complete $words[2..-1] "$last" 2>/dev/null)
        if set -q found[1]
          printf '%s\n' $found
        else
          __fish_complete_path "$last"
        end
      end
      complete -c vipkata -f -a '(__vipkata)'
      """#
  }
}
