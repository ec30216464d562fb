import { checkDockerfile } from "./dockerfile.ts";
import { readText } from "./files.ts";

const good = `FROM node:24-bookworm AS build
RUN node build.mjs
FROM scratch
COPY --from=build /made /
USER 10001:10001
HEALTHCHECK --interval=5s CMD ["node", "check.mjs"]
ENTRYPOINT ["node", "main.mjs"]
`;

it("finds no problems in our file", () => {
  expect(checkDockerfile(readText("deploy/Dockerfile"))).toEqual([]);
  expect(checkDockerfile(good)).toEqual([]);
});

it.each([
  ["an unknown instruction", "RUN node", "RNU node", /line 2.*RNU/],
  [
    "a base image without a version",
    "node:24-bookworm",
    "node",
    /has no version/,
  ],
  [
    "a base image with the tag latest",
    "node:24-bookworm",
    "node:latest",
    /has no version/,
  ],
  ["an image that runs as root", "USER 10001:10001", "USER root", /no USER/],
  [
    "a health check that runs in a shell",
    'CMD ["node", "check.mjs"]',
    "CMD node check.mjs",
    /no HEALTHCHECK/,
  ],
  [
    "an entry point that runs in a shell",
    '["node", "main.mjs"]',
    "node main.mjs",
    /no ENTRYPOINT/,
  ],
])("finds %s", (_, right, wrong, problem) => {
  expect(checkDockerfile(good.replace(right, wrong))).toEqual([
    expect.stringMatching(problem),
  ]);
});
