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
