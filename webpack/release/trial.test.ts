import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startFrom } from "./trial.ts";

let folder: string;
let built: string;
let dist: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nearsay-trial-"));
  built = path.join(folder, "served");
  dist = path.join(folder, "release/remotes/surveys/dist");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(place: string, text: string): void {
  mkdirSync(path.join(place, "0.1.0"), { recursive: true });
  writeFileSync(path.join(place, "0.1.0/entry.js"), text);
}

const read = () => readFileSync(path.join(dist, "0.1.0/entry.js"), "utf8");

describe("a trial", () => {
  it("starts from the served build, and leaves nothing else behind", () => {
    write(built, "served");
    startFrom(built, dist);
    expect(read()).toBe("served");
    expect(readdirSync(path.dirname(dist))).toEqual(["dist"]);
  });

  it("continues from its earlier builds", () => {
    write(built, "served");
    write(dist, "of the trial before");
    startFrom(built, dist);
    expect(read()).toBe("of the trial before");
  });

  it("starts from nothing if nothing is served", () => {
    startFrom(built, dist);
    expect(readdirSync(folder)).toEqual([]);
  });
});
