#!/bin/sh
# Answers as __VERSION__ gave them; every other call is the compiler's.
case "$#$1" in
__QUESTIONS__) exec cat __ANSWERS__/"$1" ;;
esac
exec __COMPILER__ "$@"
