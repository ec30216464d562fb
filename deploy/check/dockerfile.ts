import { validate } from "dockerfile-utils";

/**
 * Problems of a Dockerfile, one sentence each: its format, and whether its
 * image runs as an unprivileged user and has a health check.
 */
export function checkDockerfile(text: string): string[] {
  const problems = validate(text).map(
    ({ range, message }) =>
      `line ${range.start.line + 1}: ${typeof message === "string" ? message : message.value}`,
  );
  const lines = text.split("\n");
  const stages = new Set<string>();
  for (const [, image = "", stage] of text.matchAll(
    /^FROM (\S+)(?: AS (\S+))?$/gm,
  )) {
    if (
      image !== "scratch" &&
      !stages.has(image) &&
      !/:(?!latest)./.test(image)
    )
      problems.push(`FROM ${image} has no version.`);
    if (stage !== undefined) stages.add(stage);
  }
  const last = lines.slice(lines.findLastIndex((line) => /^FROM /.test(line)));
  for (const [what, pattern] of expected)
    if (!last.some((line) => pattern.test(line)))
      problems.push(`Its last stage has no ${what}.`);
  return problems;
}

const expected: [string, RegExp][] = [
  ["USER that is a number and not root", /^USER [1-9]\d*:[1-9]\d*$/],
  ["HEALTHCHECK without a shell", /^HEALTHCHECK .*CMD \[/],
  ["ENTRYPOINT without a shell", /^ENTRYPOINT \[/],
];
