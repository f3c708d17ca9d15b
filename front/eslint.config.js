/** Rules beyond the compiler and svelte-check: floating promises, lists without keys, dead code. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { parser, configs as typescript } from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Rules that need types: TypeScript files alone, since components would take twice the time of all other rules.
const TYPED = {
  "@typescript-eslint/await-thenable": "error",
  "@typescript-eslint/no-floating-promises": "error",
  "@typescript-eslint/no-misused-promises": "error",
  "@typescript-eslint/no-unnecessary-type-assertion": "error",
  "@typescript-eslint/switch-exhaustiveness-check": "error",
};

const AFTER_ES5 = [
  "ArrowFunctionExpression",
  "ChainExpression",
  "ClassDeclaration",
  "ForOfStatement",
  "LogicalExpression[operator='??']",
  "Property[shorthand=true]",
  "SpreadElement",
  "TemplateLiteral",
  "VariableDeclaration[kind!='var']",
];

const OFF = {
  // Needed where the compiler cannot know that an element exists, for example an index into a list of five.
  "@typescript-eslint/no-non-null-assertion": "off",
  // Empty methods of replays and of test doubles.
  "@typescript-eslint/no-empty-function": "off",
  // The compiler reports it (noUnusedLocals, noUnusedParameters), like undefined names.
  "@typescript-eslint/no-unused-vars": "off",
  "no-undef": "off",
  // Most collections are recomputed; they are reactive by $state.raw of the whole.
  "svelte/prefer-svelte-reactivity": "off",
  // It keeps a space at the edge of a block.
  "svelte/no-useless-mustaches": "off",
  // It compiles each component again; svelte-check reports the same warnings.
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
  // It runs in browsers that know nothing newer.
  {
    files: ["public/old-browser.js"],
    rules: {
      "no-var": "off",
      "object-shorthand": "off",
      "prefer-template": "off",
      "no-prototype-builtins": "off",
      "no-restricted-syntax": ["error", ...AFTER_ES5],
    },
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
