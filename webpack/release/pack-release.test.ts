import { createHash } from "node:crypto";
import { mapEmbedFiles, readRelease } from "@nearsay/core/contract";
import { examplePacked } from "../testing/release-examples.ts";
import { packRelease } from "./pack-release.ts";

const hash = (text: string) =>
  `sha384-${createHash("sha384").update(text).digest("base64")}`;

describe("packRelease", () => {
  it("writes a manifest that readers accept, with file names only", () => {
    const { manifest } = examplePacked("hello");
    const text = Buffer.from(manifest).toString();
    expect(text).not.toContain("/remotes/");
    expect(readRelease(JSON.parse(text))).toMatchObject({
      name: "discussion",
      version: "0.1.0-aaaaaaaa",
      entry: "entry.js",
      modules: {
        Discussion: {
          scripts: ["Discussion.1.js"],
          styles: ["Discussion.1.css"],
        },
      },
    });
  });

  it("contains what other sites embed, with file names only", () => {
    const url = (file: string) => `/remotes/surveys/0.1.0-aaaaaaaa/${file}`;
    const embed = {
      element: "embed-v1.js",
      inline: "embed-inline.js",
      react: "embed-react.js",
      types: "embed-v1.d.ts",
      styles: "embed-inline.1.css",
      frame: { scripts: ["embed-frame.1.js"], styles: ["embed-frame.1.css"] },
    };
    const { frame, ...single } = embed;
    const names = [
      ...["entry.js", "server.cjs"],
      ...Object.values(single),
      ...[frame.scripts, frame.styles].flat(),
    ];
    const { manifest } = packRelease(
      {
        name: "surveys",
        version: "0.1.0-aaaaaaaa",
        contract: 1,
        entry: url("entry.js"),
        integrity: "",
        enabled: true,
        modules: {},
        hashes: {},
        server: url("server.cjs"),
        embed: mapEmbedFiles(embed, url),
      },
      names.map((file) => ({ file, content: Buffer.from(file) })),
      { requires: {}, commit: null },
    );
    const read = readRelease(JSON.parse(Buffer.from(manifest).toString()));
    expect(read).toMatchObject({ server: "server.cjs", embed });
  });

  it("contains hash and size of every file", () => {
    const { manifest, files } = examplePacked("hello");
    const read = readRelease(JSON.parse(Buffer.from(manifest).toString()));
    expect(Object.keys(read?.files ?? {})).toEqual(files.map((f) => f.file));
    expect(read?.files["Discussion.1.js"]).toEqual({
      integrity: hash("hello"),
      bytes: 5,
    });
  });

  it("names the same build the same each time, and another build of the same version differently", () => {
    expect(examplePacked("hello").release).toBe(examplePacked("hello").release);
    expect(examplePacked("hallo").release).not.toBe(
      examplePacked("hello").release,
    );
    expect(examplePacked("hello").release).toMatch(
      /^0\.1\.0-aaaaaaaa-[0-9a-f]{6}$/,
    );
  });

  it("seals the manifest", () => {
    const { manifest, seal } = examplePacked("hello");
    expect(seal).toBe(hash(Buffer.from(manifest).toString()));
  });
});
