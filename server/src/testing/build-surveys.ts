import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { contractVersion } from "@nearsay/core/contract";

/** The path at which the files of the built surveys remote are served. */
export const built = "/remotes/surveys/1.0.0-aaaa";

/**
 * Writes the output of a build of the surveys remote. Its server bundle renders
 * a line of text; it fails for a survey called "broken", and renders a
 * forbidden script for one called "script". It is available in German and
 * Arabic, too.
 */
export async function buildSurveys(
  remotesDir: string,
  changes: Record<string, unknown> = {},
): Promise<void> {
  for (const [file, text] of [...files, recordWith(changes)]) {
    const target = path.join(remotesDir, "surveys/dist", file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

const files: [file: string, text: string][] = [
  ["1.0.0-aaaa/v1.js", "define()"],
  ["1.0.0-aaaa/v1.js.br", "small"],
  ["1.0.0-aaaa/inline.js", "export function mount() {}"],
  ["1.0.0-aaaa/v1.d.ts", "export {}"],
  ["1.0.0-aaaa/frame.css", ".widget{}"],
  ["1.0.0-aaaa/inline.0a1b.css", ":host{}"],
  [
    "1.0.0-aaaa/server.cjs",
    `exports.renderModule = ({ module, boot }) => {
      const { survey } = boot.replies["/embed/visit"];
      if (survey.title === "broken") throw new Error("broken");
      if (survey.title === "script") return "<script></script>";
      return "<p>" + module + " " + survey.surveyId + "</p>";
    };`,
  ],
];

function recordWith(changes: Record<string, unknown>): [string, string] {
  const files = {
    entry: `${built}/entry.js`,
    hashes: { [`${built}/frame.js`]: "sha384-AAAA" },
    server: `${built}/server.cjs`,
    embed: {
      element: `${built}/v1.js`,
      inline: `${built}/inline.js`,
      react: `${built}/react.js`,
      types: `${built}/v1.d.ts`,
      styles: `${built}/inline.0a1b.css`,
      frame: {
        scripts: [`${built}/frame.js`],
        styles: [`${built}/frame.css`],
      },
    },
  };
  const record = {
    name: "surveys",
    version: "1.0.0-aaaa",
    enabled: true,
    contract: contractVersion,
    ...files,
    languages: { de: files, ar: files },
    ...changes,
  };
  return ["current.json", JSON.stringify(record)];
}
