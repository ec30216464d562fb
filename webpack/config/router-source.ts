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
      "= /* @__PURE__ */ $1",
    );
}
