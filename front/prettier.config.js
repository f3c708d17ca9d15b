/** Formatting of the client's sources; white space in markup is kept. */
export default {
  printWidth: 100, // like in Python
  bracketSameLine: true,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
