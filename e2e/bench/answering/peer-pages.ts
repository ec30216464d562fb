import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fiveQuestions } from "../five-questions.ts";
import { installPackages, runNpm } from "../install-packages.ts";
import type { Files, ServedFile } from "../serve-pages.ts";

const folder = join(import.meta.dirname, "../peers");

/**
 * Pages of other tools with the same survey: every file by its path, each as
 * its maker would serve it.
 */
export function buildPeerPages(): Files {
  installPackages(folder);
  runNpm(folder, "run", "--silent", "build");
  const style = `<style>${built("hand-written.css")}</style>`;
  const sheet = `<link rel="stylesheet" href="/surveyjs.css">`;
  return {
    ...peerPage("vanilla", "defer", style),
    ...peerPage("preact", "defer", style),
    ...peerPage("hand-written", "defer", style),
    ...peerPage("formbricks", `type="module"`, ""),
    "/formbricks-late.js": scriptFile("formbricks-late.js"),
    ...peerPage("surveyjs", "defer", sheet),
    "/surveyjs.css": { type: "text/css", text: built("surveyjs.css") },
  };
}

function peerPage(name: string, loading: string, styles: string): Files {
  const script = `<script ${loading} src="/${name}.js"></script>`;
  return {
    [`/${name}`]: htmlFile(script + styles),
    [`/${name}.js`]: scriptFile(`${name}.js`),
  };
}

function built(name: string): string {
  return readFileSync(join(folder, "dist", name), "utf8");
}

function scriptFile(name: string): ServedFile {
  return { type: "text/javascript", text: built(name) };
}

function htmlFile(head: string): ServedFile {
  const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${fiveQuestions.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
${head}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="survey">${JSON.stringify(fiveQuestions)}</script>
</body>
</html>
`;
  return { type: "text/html", text };
}
