// The same bot for Node: moguls simulate moguli --bots "program:node first_bot.js,easy"
const lines = require("node:readline").createInterface({ input: process.stdin });
const send = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") send({ type: "ready", name: "First of the alphabet, in Node" });
  if (message.type === "turn") send({ type: "move", id: message.id, move: message.legal.sort()[0] });
});
