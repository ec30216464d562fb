import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runDockerfile } from "./run-dockerfile.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nearsay-run-"));
  mkdirSync(path.join(folder, "context"));
  writeFileSync(path.join(folder, "context/word.txt"), "word");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function run(text: string) {
  const file = path.join(folder, "Dockerfile");
  writeFileSync(file, text);
  return runDockerfile(file, {
    folder: path.join(folder, "stages"),
    context: path.join(folder, "context"),
  });
}

it("runs the steps of all stages and returns the files of the last one", () => {
  const { root } = run(`FROM node:24 AS build
WORKDIR /work
COPY . .
RUN --mount=type=cache,target=/cache mkdir made && tr a-z A-Z < word.txt > made/loud.txt
FROM scratch
COPY --from=build /work/made /words
WORKDIR /words
COPY word.txt .
`);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  expect(read("words/loud.txt")).toBe("WORD");
  expect(read("words/word.txt")).toBe("word");
  expect(existsSync(path.join(root, "work"))).toBe(false);
});

it("returns the user, the command and the variables of the image", () => {
  expect(
    run(`FROM scratch
ENV PORT=3000 WORDS=a=b
USER 10001:10001
EXPOSE 3000
HEALTHCHECK --interval=5s CMD ["node", "check.mjs"]
ENTRYPOINT ["node"]
`),
  ).toMatchObject({
    env: { PORT: "3000", WORDS: "a=b" },
    user: "10001:10001",
    health: ["node", "check.mjs"],
    entrypoint: ["node"],
  });
});

it("stops at a step that fails, with its output", () => {
  expect(() => run("FROM scratch\nRUN echo no room >&2 && false\n")).toThrow(
    /exited with 1\.\nno room/,
  );
});

it("rejects unknown instructions", () => {
  expect(() => run("FROM scratch\nADD word.txt /\n")).toThrow(/ADD/);
});
