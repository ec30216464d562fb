import { fiveQuestions } from "../five-questions.ts";
import type { Files } from "../serve-pages.ts";

/**
 * Pages that embed the survey with the snippets from `/embed`, and one snippet
 * without its preload.
 */
export function partnerPages(site: string, survey: number): Files {
  const script = `<script src="${site}/embed/v1.js" async></script>`;
  const fallback = `<a href="${site}/surveys/${survey}">${fiveQuestions.title}</a>`;
  const line = (mode: string) =>
    `${script}<nearsay-survey survey="${survey}"${mode}>${fallback}</nearsay-survey>`;
  const bare = line(` mode="inline"`);
  const visit = `${site}/api/embed/surveys/${survey}/visits?drawn=1`;
  const preload = `<link rel="preload" as="fetch" crossorigin href="${visit}">`;
  return {
    "/frame": page(line("")),
    "/inline": page(preload + bare),
    "/inline-bare": page(bare),
  };
}

function page(line: string): Files[string] {
  const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Night buses</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
</head>
<body>
<h1>Night buses</h1>
${line}
</body>
</html>
`;
  return { type: "text/html", text };
}
