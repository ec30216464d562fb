import path from "node:path";
import { packageVersion, root } from "../checkout/paths.ts";

/**
 * Libraries that exist once on a page, provided by the host and shared with
 * every remote: those with state or React context. The pure parts of core
 * (contract, forms, domain, charts) are not included, so that each build contains only what it
 * uses of them.
 */
const packages: Record<string, string> = {
  react: "react",
  "react-dom": "react-dom",
  "react-dom/client": "react-dom",
  jotai: "jotai",
  "@nearsay/core/api": "@nearsay/core",
  "@nearsay/core/identity": "@nearsay/core",
  "@nearsay/core/session": "@nearsay/core",
  "@nearsay/core/router": "@nearsay/core",
  "@nearsay/core/ui": "@nearsay/core",
};

export interface Singleton {
  /** The version that the host shares. */
  version: string;
  /** The range that a remote accepts: the same major and minor number. */
  requiredVersion: string;
}

export const singletons: Record<string, Singleton> = Object.fromEntries(
  Object.entries(packages).map(([request, name]) => [request, describe(name)]),
);

function describe(name: string): Singleton {
  const version = packageVersion(path.join(root, "node_modules", name));
  const [major, minor] = version.split(".");
  return { version, requiredVersion: `~${major}.${minor}.0` };
}
