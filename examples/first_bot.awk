# Even awk can play: moguls simulate moguli --bots "program:mawk -W interactive -f first_bot.awk,easy"
# (mawk reads ahead without -W interactive; other awks do without it.)
# It takes the first of the legal moves. The fields of a turn come in the order of the reference,
# so id stands before the view and legal after it.
/^{"type":"hello"/ { print "{\"type\":\"ready\",\"name\":\"awk\"}"; fflush() }
/^{"type":"turn"/ {
  match($0, /"id":[0-9]+/); id = substr($0, RSTART + 5, RLENGTH - 5)
  match($0, /"legal":\["[^"]*"/); move = substr($0, RSTART + 10, RLENGTH - 11)
  print "{\"type\":\"move\",\"id\":" id ",\"move\":\"" move "\"}"; fflush()
}
