import { escapeMarkup } from "@nearsay/core/domain";

/** Markup that needs no escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Html[];

/** Markup from a template: all inserted values are escaped, except markup created here. */
export function html(
  template: TemplateStringsArray,
  ...parts: readonly Part[]
): Html {
  return new Html(
    template.reduce(
      (text, piece, index) => text + toMarkup(parts[index - 1] ?? "") + piece,
    ),
  );
}

export const nothing = new Html("");

function toMarkup(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "string") return escapeMarkup(part);
  if (typeof part === "number") return String(part);
  return part.map(({ text }) => text).join("");
}
