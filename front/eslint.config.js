/** What neither the compiler nor svelte-check sees: promises left alone, lists without keys, dead code. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { parser, configs as typescript } from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Rules that read types: of TypeScript alone, since components would take twice the time of all the rest.
const TYPED = {
  "@typescript-eslint/await-thenable": "error",
  "@typescript-eslint/no-floating-promises": "error",
  "@typescript-eslint/no-misused-promises": "error",
  "@typescript-eslint/no-unnecessary-type-assertion": "error",
  "@typescript-eslint/switch-exhaustiveness-check": "error",
};

const OFF = {
  // What is known to be there and cannot be shown to the compiler, as an index into a list of five.
  "@typescript-eslint/no-non-null-assertion": "off",
  // What a past game does not do, and doubles of what a test does not need.
  "@typescript-eslint/no-empty-function": "off",
  // The compiler tells it (noUnusedLocals, noUnusedParameters), as it tells of names that nothing has.
  "@typescript-eslint/no-unused-vars": "off",
  "no-undef": "off",
  // Most collections are worked out anew; they are reactive by $state.raw of the whole.
  "svelte/prefer-svelte-reactivity": "off",
  // It keeps a space at the edge of a block.
  "svelte/no-useless-mustaches": "off",
  // Each component is compiled again for it; svelte-check tells of warnings.
  "svelte/no-unused-svelte-ignore": "off",
};

export default [
  { ignores: ["src/lib/net/types.gen.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...typescript.strict,
  ...typescript.stylistic,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser, svelteConfig } },
  },
  {
    files: ["src/**/*.ts"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: TYPED,
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-else-return": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      ...OFF,
    },
  },
];
