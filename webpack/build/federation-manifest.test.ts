import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeManifests } from "./federation-manifest.ts";

test("each language has a manifest that names its files", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "nearsay-manifest-"));
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, name), "utf8")) as unknown;
  const placed = {
    entry: "entry.__nearsay_language__.js",
    styles: ["Home.0a1b.css"],
  };
  try {
    writeFileSync(
      path.join(folder, "mf-manifest.json"),
      JSON.stringify(placed),
    );
    await writeManifests(folder, ["en", "de"]);
    expect(read("mf-manifest.json")).toEqual({ ...placed, entry: "entry.js" });
    expect(read("mf-manifest.de.json")).toEqual({
      ...placed,
      entry: "entry.de.js",
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
