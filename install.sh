#!/bin/sh
# Builds vipkata and installs it with its course, so that it works without this clone:
#   ./install.sh [--prefix DIR]       DIR/bin/vipkata, DIR/share/vipkata, completions, man page
#   ./install.sh --uninstall [--prefix DIR]
#   ./install.sh --program FILE [--prefix DIR]    installs that program as it is, and builds nothing
# DIR is ~/.local by default. Nothing outside of DIR is touched, and nothing in it is removed except
# what this script installed, and folders that are empty afterwards.
set -eu

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 2
}

prefix=${HOME:-}/.local
action=install
built=
strip=
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) [ $# -gt 1 ] && [ -n "$2" ] || fail "--prefix needs a folder."; prefix=$2; shift ;;
    --prefix=?*) prefix=${1#--prefix=} ;;
    --program) [ $# -gt 1 ] && [ -x "$2" ] || fail "--program needs a program."; built=$2; shift ;;
    --uninstall) action=uninstall ;;
    --help) sed -n '2,/^set /{s/^# \{0,1\}//;/^set /!p;}' "$0"; exit 0 ;;
    *) fail "There is no option $1. ./install.sh --help shows them." ;;
  esac
  shift
done
[ "$prefix" != /.local ] || fail "HOME is not set: name a folder with --prefix DIR."
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
case $built in '' | /*) ;; *) built=$PWD/$built ;; esac

# The files beside the course, relative to the prefix.
bash=share/bash-completion/completions/vipkata
zsh=share/zsh/site-functions/_vipkata
fish=share/fish/vendor_completions.d/vipkata.fish
man=share/man/man1/vipkata.1

# The file that marks an installation.
mark=share/vipkata/.installed

remove() {
  [ -e "$prefix/$mark" ] || return 1
  while IFS= read -r path; do rm -f "$prefix/$path"; done <"$prefix/$mark"
  rm -rf "$prefix/share/vipkata"
}

if [ "$action" = uninstall ]; then
  remove || fail "vipkata is not installed in $prefix. Name the folder with --prefix DIR."
  for folder in share/bash-completion/completions share/bash-completion share/zsh/site-functions \
    share/zsh share/fish/vendor_completions.d share/fish share/man/man1 share/man share bin; do
    rmdir "$prefix/$folder" 2>/dev/null || true
  done
  echo "vipkata is gone from $prefix. Your workspaces are where they were."
  exit 0
fi

clone=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
[ -e "$prefix/$mark" ] || [ ! -e "$prefix/bin/vipkata" ] ||
  fail "$prefix/bin/vipkata exists, and was not installed by this script."
[ -e "$prefix/$mark" ] || [ ! -e "$prefix/share/vipkata" ] ||
  fail "$prefix/share/vipkata exists, and was not installed by this script."

if [ -z "$built" ]; then
  command -v swift >/dev/null ||
    fail "There is no swift: install it from https://www.swift.org/install."
  # With Swift's libraries inside, the program keeps working when the toolchain is replaced.
  set -- --package-path "$clone" -c release --product vipkata
  [ "$(uname)" = Darwin ] || set -- "$@" --static-swift-stdlib
  swift build "$@"
  built=$(swift build "$@" --show-bin-path)/vipkata
  strip=yes
fi

remove || true
mkdir -p "$prefix/bin" "$prefix/share/vipkata"
printf '%s\n' bin/vipkata >"$prefix/$mark"
cp "$built" "$prefix/bin/vipkata"
[ -z "$strip" ] || [ "$(uname)" = Darwin ] || strip "$prefix/bin/vipkata" 2>/dev/null || true
cp "$clone/LICENSE" "$prefix/share/vipkata/"
"$built" course init "$prefix/share/vipkata" >/dev/null

# Writes a file that the program prints: the first argument is the file, the others are the command.
write() {
  file=$prefix/$1
  shift
  mkdir -p "$(dirname -- "$file")"
  if "$prefix/bin/vipkata" "$@" >"$file" 2>/dev/null; then
    printf '%s\n' "${file#"$prefix"/}" >>"$prefix/$mark"
  else
    fail "$prefix/bin/vipkata $* does not work."
  fi
}
write $bash completions bash
write $zsh completions zsh
write $fish completions fish
write $man man

echo "vipkata is installed in $prefix. Begin, in a folder of your own, with"
case :$PATH: in
  *":$prefix/bin:"*) echo "  vipkata next" ;;
  *) echo "  '$prefix/bin/vipkata' next" && echo "or add $prefix/bin to your PATH." ;;
esac
case ${SHELL:-} in
  */zsh) echo "zsh completes it with this line in ~/.zshrc, before compinit:"
    echo "  fpath=('${prefix}/share/zsh/site-functions' \$fpath)" ;;
esac
