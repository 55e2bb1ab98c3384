# from opened
# One kata that can be run, with mistakes in what it claims.
rm -r Katas/01-basics/02-part Katas/02-proof Katas/01-basics/01-greet/Mutants/nobody
cd Katas/01-basics/01-greet
sed 's/testTheViewIsToldOnce/testTheNameIsInTheSentence/' kata.json >edited
mv edited kata.json
sed 's/testTheNameIsInTheSentence/testTheName/' HINTS.md >edited
mv edited HINTS.md
