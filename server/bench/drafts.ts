import { draftByRules } from "../src/drafting/built-in-drafter.ts";
import {
  type Description,
  descriptions,
  heldOut,
} from "../src/testing/descriptions.ts";
import { publicCalls } from "../src/testing/public-calls.ts";

type Read = Pick<Description, "text" | "language">;

/** The drafts that the rules produce for the descriptions, as Markdown for review by a person. */
export function* run(): Generator<string> {
  yield* report("Descriptions that the rules were written by", descriptions);
  yield* report("Descriptions that were put aside", heldOut);
  yield* report("Public calls", publicCalls);
}

function* report(title: string, list: readonly Read[]) {
  yield `# ${title}\n`;
  for (const [index, description] of list.entries()) {
    yield `## ${index + 1}\n`;
    yield* describe(description);
  }
}

function* describe({ text, language }: Read) {
  const made = draftByRules(text);
  yield `${language}, read as ${made.language}\n`;
  yield text.replace(/^/gm, "> ");
  yield `\n**${made.draft?.title ?? "No draft, but templates"}**\n`;
  yield `${made.draft?.instructions ?? ""}\n`;
  for (const { text: asked, options, allowMultiple } of made.draft?.questions ??
    []) {
    const answers = options.length === 0 ? "(open)" : options.join(" · ");
    yield `1. ${asked}  \n   ${allowMultiple ? "several of: " : ""}${answers}`;
  }
  yield "";
}
