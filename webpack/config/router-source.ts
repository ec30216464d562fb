import path from "node:path";
import type { RuleSetRule } from "webpack";
import { root } from "../checkout/paths.ts";

const dist = path.join(root, "node_modules/react-router/dist/production");

/** The router as it is published for production, which its package gives to nobody who asks by its name. */
export const productionRouter = {
  "react-router$": path.join(dist, "index.mjs"),
  "react-router/dom$": path.join(dist, "dom-export.mjs"),
};

/** The router's files pass through this file as a loader. */
export const routerRule: RuleSetRule = {
  test: /\.mjs$/,
  include: dist,
  loader: path.join(root, "webpack/config/router-source.ts"),
};

/**
 * What is not imported of the router can be left out only where nothing is done
 * to it: the names that developers' tools show go, and what makes components
 * and contexts is marked as free of side effects.
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

/** With what is set on it afterwards. */
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
