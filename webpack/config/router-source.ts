import path from "node:path";
import type { RuleSetRule } from "webpack";
import { root } from "../checkout/paths.ts";

const dist = path.join(root, "node_modules/react-router/dist/production");

/** The production build of the router, which its package does not export. */
export const productionRouter = {
  "react-router$": path.join(dist, "index.mjs"),
  "react-router/dom$": path.join(dist, "dom-export.mjs"),
};

/** A loader for the router's files. */
export const routerRule: RuleSetRule = {
  test: /\.mjs$/,
  include: dist,
  loader: path.join(root, "webpack/config/router-source.ts"),
};

/**
 * The only source of a package that a build changes; what would make it
 * unnecessary is in docs/decisions/0173-router-is-marked-as-pure.md.
 *
 * Unused exports of the router can be removed only if no code modifies them:
 * display names for developer tools are removed, and calls that create
 * components and contexts are marked as free of side effects.
 */
export default function routerLoader(source: string): string {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, "")
    .replace(
      /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
      `= ${pure} $1`,
    )
    .replace(componentClass, makeApart);
}

const pure = "/* @__PURE__ */";

/** Including static properties that are assigned afterwards. */
const componentClass =
  /^var (\w+) = (class extends React\d*\.Component \{$[^]*?^\});\n(?:\1(\.contextType = \w+;)\n)?/gm;

function makeApart(
  _found: string,
  name: string,
  made: string,
  setting: string | undefined,
): string {
  const set = setting ? `made${setting}` : "";
  return `var ${name} = ${pure} (() => {\nconst made = ${made};\n${set}\nreturn made;\n})();\n`;
}
