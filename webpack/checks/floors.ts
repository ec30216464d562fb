import type { Import } from "./cruise.ts";
import { isTestGround } from "./knots.ts";

/** Floors of server/src, top first: a floor imports only floors below it. */
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

/**
 * What is let be until the server stands on its floors: modules on none, and
 * imports that go up between folders which have a floor's name already.
 * Delete it then, and its use below.
 */
export const untilMoved = {
  modulesOnNoFloor: true,
  upward: [
    "server/src/surveys/generation-stream.ts → server/src/live/event-frame.ts",
    "server/src/surveys/publish-survey.ts → server/src/live/changes.ts",
  ],
};

/** What of the server stands on no floor or imports a higher one, one sentence each. */
export function checkFloors(
  modules: readonly string[],
  imports: readonly Import[],
  tolerated = untilMoved,
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
    ...(tolerated.modulesOnNoFloor ? [] : homeless).map(
      (path) => `server-has-floors: ${path} is on none`,
    ),
    ...upward
      .filter((sentence) => !tolerated.upward.includes(sentence))
      .map((sentence) => `floors-import-down: ${sentence}`),
  ];
}

const isOfServer = (path: string) =>
  path.startsWith("server/src/") && !isTestGround(path);

/** 0 for the top; -1 for what is on no floor. */
function floorOf(path: string): number {
  const [, folder = ""] = /^server\/src\/([^/]+)\//.exec(path) ?? [];
  return floors.indexOf(folder);
}
