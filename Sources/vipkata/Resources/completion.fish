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
