import type { ExposedModule } from "./remotes.ts";

/** Paths whose main part is a remote's, first match wins; named groups are the module's props. */
const remoteRoutes: { pattern: RegExp; module: ExposedModule }[] = [
  { pattern: /^\/$/, module: "surveys/HomePage" },
  {
    pattern: /^\/surveys\/(?<surveyKey>[^/]+)\/?$/,
    module: "surveys/SurveyPage",
  },
  { pattern: /^\/feedback\/?$/, module: "surveys/FeedbackPage" },
  { pattern: /^\/create-survey\/?$/, module: "creator/CreatePage" },
];

/** The remote module a page of this path opens with, which the server preloads; undefined on a page of the host alone. */
export function remoteForPath(path: string): ExposedModule | undefined {
  return remoteRoutes.find(({ pattern }) => pattern.test(path))?.module;
}

/** The props which that module takes from the path, as they are written there. */
export function propsForPath(path: string): Record<string, string | undefined> {
  const found = remoteRoutes.find(({ pattern }) => pattern.test(path));
  return { ...found?.pattern.exec(path)?.groups };
}
