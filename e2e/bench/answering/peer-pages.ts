import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fiveQuestions } from "../five-questions.ts";
import { installPackages, runNpm } from "../install-packages.ts";

const folder = join(import.meta.dirname, "../peers");

/** What a path is answered with. */
export interface PeerFile {
  type: string;
  text: string;
}

/** Pages of others with the same survey: every file by its path, each as its maker would serve it. */
export function buildPeerPages(): Record<string, PeerFile> {
  installPackages(folder);
  runNpm(folder, "run", "--silent", "build");
  const style = `<style>${built("hand-written.css")}</style>`;
  const sheet = `<link rel="stylesheet" href="/surveyjs.css">`;
  return {
    "/hand-written": htmlFile("/hand-written.js", style),
    "/hand-written.js": scriptFile("hand-written.js"),
    "/surveyjs": htmlFile("/surveyjs.js", sheet),
    "/surveyjs.css": { type: "text/css", text: built("surveyjs.css") },
    "/surveyjs.js": scriptFile("surveyjs.js"),
  };
}

function built(name: string): string {
  return readFileSync(join(folder, "dist", name), "utf8");
}

function scriptFile(name: string): PeerFile {
  return { type: "text/javascript", text: built(name) };
}

function htmlFile(script: string, styles: string): PeerFile {
  const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${fiveQuestions.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<script defer src="${script}"></script>
${styles}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="survey">${JSON.stringify(fiveQuestions)}</script>
</body>
</html>
`;
  return { type: "text/html", text };
}
