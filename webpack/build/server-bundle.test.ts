import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../checkout/paths.ts";
import { buildServerBundle } from "./server-bundle.ts";

const source = `
export const render = () => "drawn";
export const start = () => new Worker(new URL("./worker.js", import.meta.url));
`;

test("a server bundle does not contain the path where it was built", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "nearsay-server-bundle-"));
  try {
    mkdirSync(path.join(folder, "src"));
    writeFileSync(path.join(folder, "src/server.tsx"), source);
    const messages = { languages: [], found: new Map() };
    const bundled = { outputPath: folder, filename: "server.cjs", messages };
    const [file = ""] = await buildServerBundle(folder, bundled);
    const bundle = readFileSync(path.join(folder, file), "utf8");
    expect(bundle).toContain("drawn");
    expect(bundle).not.toContain(folder);
    expect(bundle).not.toContain(root);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
