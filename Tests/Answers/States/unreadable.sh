# from fresh
# A course with mistakes that keep katas out of it.
cp -R Katas/01-basics/01-greet 'Katas/02-proof/02-no name'
echo '{ "title": "Greet", "modul": "Greet" }' >Katas/01-basics/01-greet/kata.json
rm Katas/01-basics/02-part/README.md
echo '{ "title": "Count"' >Katas/02-proof/01-count/kata.json
