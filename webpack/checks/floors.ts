import type { Import } from "./cruise.ts";
import { isTestGround } from "./folder-cycles.ts";

/** Layers of server/src, top first: a layer imports only layers below it. */
export const floors = [
  "app",
  "embed",
  "site",
  "live",
  "insights",
  "community",
  "surveys",
  "drafting",
  "visitors",
  "http",
  "base",
];

/** Modules of the server that belong to no layer or import a higher one, one sentence each. */
export function checkFloors(
  modules: readonly string[],
  imports: readonly Import[],
): string[] {
  const homeless = modules.filter(
    (path) => isOfServer(path) && floorOf(path) < 0,
  );
  const upward = imports
    .filter(({ from, to }) => isOfServer(from) && isOfServer(to))
    .filter(({ to }) => floorOf(to) >= 0)
    .filter(({ from, to }) => floorOf(from) > floorOf(to))
    .map(({ from, to }) => `${from} → ${to}`);
  return [
    ...homeless.map((path) => `server-has-floors: ${path} belongs to no floor`),
    ...upward.map((sentence) => `floors-import-down: ${sentence}`),
  ];
}

const isOfServer = (path: string) =>
  path.startsWith("server/src/") && !isTestGround(path);

/** 0 for the top layer; -1 for a module in no layer. */
function floorOf(path: string): number {
  const [, folder = ""] = /^server\/src\/([^/]+)\//.exec(path) ?? [];
  return floors.indexOf(folder);
}
