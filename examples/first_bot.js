// The same bot for Node: moguls simulate moguli --bots "program:node first_bot.js,easy"
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

lines.on("line", (line) => {
  const heard = JSON.parse(line);
  if (heard.type === "hello") say({ type: "ready", name: "First of the alphabet, in Node" });
  if (heard.type === "turn") say({ type: "move", id: heard.id, move: heard.legal.sort()[0] });
});
