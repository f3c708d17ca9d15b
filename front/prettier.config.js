/** One form for every source of the client; what a person reads keeps its spaces. */
export default {
  printWidth: 100, // as in Python
  bracketSameLine: true,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
