import { readFileSync } from "node:fs";
import path from "node:path";
import { cutFont } from "./fonts.ts";
import { root } from "../checkout/paths.ts";

const folder = path.join(root, "node_modules/@fontsource-variable");

function cut(family: string, file: string): Promise<Buffer> {
  const font = readFileSync(path.join(folder, family, "files", file));
  return cutFont(font, family);
}

describe("fonts", () => {
  it("are at most 60 KB in total", async () => {
    const fonts = await Promise.all([
      cut("fraunces", "fraunces-latin-opsz-normal.woff2"),
      cut("source-sans-3", "source-sans-3-latin-wght-normal.woff2"),
    ]);
    const bytes = fonts.reduce((sum, font) => sum + font.length, 0);
    expect(fonts.map((font) => font.toString("latin1", 0, 4))).toEqual([
      "wOF2",
      "wOF2",
    ]);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });

  it("rejects a family without configured weights", () => {
    expect(() => cutFont(Buffer.alloc(0), "comic-sans")).toThrow("comic-sans");
  });
});
