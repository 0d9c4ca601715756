# What coqc prints for tests/Tables.v, with a row a line: a name without brackets, then rows of integers.
/^ *: / { print_all(); next }
{ text = text " " $0 }
function print_all() {
  gsub(/[ \t]+/, " ", text)
  sub(/^ = /, "", text)
  if (text ~ /^"/) { gsub(/"/, "", text); print text }
  else { gsub(/\]; \[/, "\n", text); gsub(/[][;]/, "", text); print text }
  text = ""
}
