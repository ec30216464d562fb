import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

const postToAnybody = {
  selector:
    "CallExpression:matches([callee.property.name='postMessage'], [callee.name='postMessage']) :matches(Literal[value='*'], TemplateElement[value.raw='*'])",
  message:
    "Name the origin that a message is for: anybody may be in its place.",
};

export default tseslint.config(
  { ignores: ["**/dist/", "e2e/results/"] },
  js.configs.recommended,
  {
    // What a hostile page says is for anybody who listens.
    ignores: ["e2e/embed/messages.spec.ts"],
    rules: { "no-restricted-syntax": ["error", postToAnybody] },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true, varsIgnorePattern: "^_" },
      ],
      // Names a type that is worked out; an alias would be worked out anew for each type parameter.
      "@typescript-eslint/no-empty-object-type": [
        "error",
        { allowInterfaces: "with-single-extends" },
      ],
      "@typescript-eslint/restrict-template-expressions": "off",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "max-lines-per-function": [
        "error",
        { max: 90, skipBlankLines: true, skipComments: true },
      ],
    },
  },
  {
    files: ["**/*.test.{ts,tsx}", "e2e/**"],
    rules: { "max-lines-per-function": "off" },
  },
  {
    files: ["{shared,host,remotes}/**/*.{ts,tsx}"],
    extends: [
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat.recommended,
    ],
  },
  {
    // Words live in texts.ts, where another language can take their place; pages of prose are words throughout.
    files: ["{shared,host,remotes}/**/src/**/*.tsx"],
    ignores: ["host/src/pages/**", "**/*.test.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        postToAnybody,
        {
          selector:
            "JSXText[value=/\\p{L}/u], JSXAttribute[name.name=/^(aria-label|aria-description|alt|description|label|placeholder|title)$/] > Literal",
          message: "Put what people read into texts.ts.",
        },
      ],
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["e2e/bench/peers/**", "e2e/embed/react-18/**"],
    languageOptions: { globals: globals.browser },
  },
);
