import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./list-files.ts";
import { type Named, readMarkdown } from "./markdown.ts";

/** Archaic or private forms, as regular expressions of whole words in any letter case, and what to write instead. */
export const plainForms: readonly (readonly [form: string, write: string])[] = [
  ["amid|amidst|amongst|whilst", "among, while"],
  ["anew", "again, reload, rebuild"],
  ["as it were|so to speak", "leave it out"],
  ["at length", "finally, in detail"],
  ["aught|naught|nought", "anything, nothing, 0"],
  ["bear witness|bears witness", "shows"],
  ["bears? out", "supports"],
  ["beforehand", "first"],
  ["besides", "also"],
  ["borrow|borrows|borrowed", "use, shared"],
  ["by itself", "automatically, alone"],
  ["by turns|in turns", "alternately"],
  ["carried out|carry out|carries out", "run"],
  ["comes to nothing", "has no effect"],
  ["comes? about", "happens"],
  ["comes? upon", "finds"],
  ["cut loose", "separated"],
  ["dear|dearer|dearest", "expensive"],
  ["doors?", "entry point"],
  ["drawn by lot|by lot", "chosen at random"],
  ["ever so|ever since then", "very, since"],
  ["falls silent", "stops sending"],
  ["for the sake of|for its sake|for their sake", "for"],
  ["for want of", "without"],
  ["foresee|foresaw|foreseen", "expect"],
  ["forthwith|at once with", "immediately"],
  ["gives? rise to", "causes"],
  ["goes for good", "is deleted permanently"],
  ["goes wrong|went wrong|gone wrong", "fails, the error"],
  ["has to do with", "concerns"],
  ["hears", "receives"],
  ["henceforth|hence", "from then on, so"],
  ["herein|hereof|hereby|heretofore", "a plain clause"],
  ["hither|yonder|afar|nigh|ere", "here, there, far, near, before"],
  ["holds good|good for ever", "is valid"],
  ["in the stead of|in its stead|instead thereof", "instead of"],
  ["in vain", "without effect"],
  ["in want of|want of", "without, lack of"],
  ["is to be|are to be", "must, will"],
  ["it is well to", "should"],
  ["lend|lends|lent|lending", "share, shared"],
  ["lest", "so that … not"],
  ["let go of|lets go of", "release"],
  ["lets? in", "admit, accept"],
  ["likewise", "also"],
  ["made known|makes known", "publish, announce"],
  ["make do with|makes do with", "use only"],
  ["makes? room", "frees, deletes"],
  ["meanwhile", "in the meantime, at the same time"],
  ["mend|mends|mended|mending", "fix"],
  ["minds", "checks, requires"],
  ["mint|mints|minted", "create, issue"],
  ["moods?", "sentiment"],
  ["newcomers?", "new session"],
  ["no more than that is", "only"],
  ["nobody's", "no one's, unused"],
  ["nor is it|nor are they", "and it is not"],
  ["of late", "recently"],
  ["of no use", "unused"],
  ["of one mind", "agree"],
  ["patience", "timeout"],
  ["salt circles?", "salt sync"],
  ["shall", "must, will"],
  ["so many", "the number of"],
  ["so many as|as many as there are", "the number of"],
  ["speaks? against", "is evidence against"],
  ["speaks? for", "is evidence for"],
  ["stands? (for|in|under|beside)", "is, represents, replaces, belongs to"],
  ["stands? there", "is visible, exists"],
  ["take heed|takes heed", "checks"],
  ["taken for lost|taken as lost", "treated as lost"],
  ["tells?", "sends, shows, returns, reports"],
  ["the former|the latter", "name the thing"],
  ["thereby|therefor|therein|thereof|thereafter|thereupon", "a plain clause"],
  ["thrice|twain", "three times, two"],
  ["thrown away|throws away", "discarded"],
  ["thus", "so"],
  ["till", "until"],
  ["to be had", "available"],
  ["to the full", "completely"],
  ["told", "notified, shown, sent"],
  ["unto", "to"],
  ["untold", "not reported"],
  ["whatsoever|whosoever", "any"],
  ["whereby|wherein|whereupon|whereof|whence", "a plain clause"],
  ["whoever|whomever", "anyone who, a visitor who"],
  ["wish|wishes|wished", "request, override"],
  ["with one's own", "with their own"],
];

const forms = plainForms.map(
  ([form, write]) => [new RegExp(`\\b(?:${form})\\b`, "i"), write] as const,
);
const anyForm = new RegExp(
  `\\b(?:${plainForms.map(([form]) => form).join("|")})\\b`,
  "i",
);

export interface FoundForms {
  /** Number of files read. */
  readonly seen: number;
  /** One problem each: `file:line: "form", write …`. */
  readonly found: string[];
}

/**
 * Finds such forms in comments of code, SQL and settings, test titles, Markdown
 * and notes for translators below `root`, and in the subjects of the latest commits if it is a Git checkout.
 */
export function findForms(root: string): FoundForms {
  const files = listFiles(root).filter(isRead);
  return {
    seen: files.length,
    found: [
      ...files.flatMap((file) =>
        formsIn(readFileSync(join(root, file), "utf8"), file),
      ),
      ...latestSubjects(root).flatMap((subject) =>
        inLine(subject, "commit subject", 1),
      ),
    ],
  };
}

/** Problems of one file. @param file Its path; the ending decides what is prose. */
export function formsIn(text: string, file: string): string[] {
  return proseOf(text, file).flatMap(({ text, line }) =>
    inLine(text, file, line),
  );
}

function proseOf(text: string, file: string): readonly Named[] {
  if (file.endsWith(".md")) return readMarkdown(text).prose;
  if (settings.test(file)) return lineComments(text, /^\s*#(.*)/);
  if (file.endsWith(".sql")) return lineComments(text, sqlComment);
  if (!catalogue.test(file)) return comments(text);
  return text.split("\n").map((line, index) => ({
    text: /^\s*"description":(.*)/.exec(line)?.[1] ?? "",
    line: index + 1,
  }));
}

function lineComments(text: string, comment: RegExp): Named[] {
  return text.split("\n").map((line, index) => ({
    text: comment.exec(line)?.[1] ?? "",
    line: index + 1,
  }));
}

function inLine(line: string, file: string, number: number): string[] {
  if (!anyForm.test(line)) return [];
  return forms.flatMap(([form, write]) => {
    const found = form.exec(line)?.[0];
    return found === undefined
      ? []
      : [`${file}:${number}: "${found}", write: ${write}`];
  });
}

/** Begins a call of a test with its title, or ends the table of one. */
const title =
  /^\s*(?:(?:it|test|describe)\w*(?:\.\w+)*(?:\(.*\))?|\]\))\(\s*("[^"]*|'[^']*|`[^`]*)?/;

/** Comments and test titles of a source file, by line. */
function comments(source: string): Named[] {
  const lines = source.split("\n");
  return lines.map((line, index) => ({
    text: commentIn(line, lines[index - 1] ?? ""),
    line: index + 1,
  }));
}

/** Also in the SQL of a source file. */
const sqlComment = /^\s*--\s(.*)/;

/** The comment or test title of a line; empty without one. */
function commentIn(line: string, before: string): string {
  const own =
    /^\s*(?:\/\/|\/?\*).*/.exec(line) ??
    /\s\/\/ .*/.exec(line) ??
    sqlComment.exec(line);
  if (own) return own[0].replace(/`[^`]*`|\{@link [^}]*\}/g, " ");
  const begun = title.exec(line);
  if (begun) return begun[1] ?? "";
  const above = title.exec(before);
  const isBroken = above !== null && above[1] === undefined;
  return (isBroken && /^\s*(?:"[^"]*|'[^']*|`[^`]*)/.exec(line)?.[0]) || "";
}

/** English message catalogues, whose notes for translators are read. */
const catalogue = /\/messages\/en\.json$/;

/** Files with comments that begin with "#". */
const settings =
  /\.(?:ya?ml|conf|sh|service|example)$|(?:^|\/)(?:Caddyfile|Dockerfile)$/;

/** Not migrations: databases remember their text. */
function isRead(file: string): boolean {
  return (
    (/\.(?:tsx?|mjs|css|md|sql)$/.test(file) ||
      catalogue.test(file) ||
      settings.test(file)) &&
    !/checks\/plain-words|\/migrations\//.test(file)
  );
}

function latestSubjects(root: string): string[] {
  const args = ["log", "--format=%s", "--max-count=10"];
  const { status, stdout } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim().split("\n") : [];
}
