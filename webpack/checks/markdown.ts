/** What a Markdown file names, each with its line, counted from 1. */
export interface Markdown {
  /** Targets of links and images, unchanged: "docs/speed.md#api". */
  readonly links: readonly Named[];
  /** Inline code. */
  readonly code: readonly Named[];
  /** Lines of code blocks. */
  readonly blocks: readonly Named[];
  /** Lines of text without inline code. */
  readonly prose: readonly Named[];
  /** Anchors of headings, as GitHub makes them. */
  readonly anchors: ReadonlySet<string>;
}

export interface Named {
  readonly text: string;
  readonly line: number;
}

const fence = /^\s*(```|~~~)/;
const heading = /^#{1,6}\s+(.+?)\s*$/;
const inlineCode = /`([^`]+)`/g;
const link = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)|\b(?:src|href)="([^"]+)"/g;

export function readMarkdown(text: string): Markdown {
  const links: Named[] = [];
  const code: Named[] = [];
  const blocks: Named[] = [];
  const prose: Named[] = [];
  const anchors = new Set<string>();
  let inBlock = false;
  for (const [index, raw] of text.split("\n").entries()) {
    const line = index + 1;
    if (fence.test(raw)) {
      inBlock = !inBlock;
      continue;
    }
    if (inBlock) {
      blocks.push({ text: raw, line });
      continue;
    }
    const [, title] = heading.exec(raw) ?? [];
    if (title !== undefined) addAnchor(anchors, title);
    for (const [, span = ""] of raw.matchAll(inlineCode))
      code.push({ text: span, line });
    const plain = raw.replaceAll(inlineCode, "");
    prose.push({ text: plain, line });
    for (const [, target, attribute] of plain.matchAll(link))
      links.push({ text: target ?? attribute ?? "", line });
  }
  return { links, code, blocks, prose, anchors };
}

/** A heading that occurs twice gets "-1" the second time. */
function addAnchor(anchors: Set<string>, title: string): void {
  const anchor = toAnchor(title);
  let free = anchor;
  for (let count = 1; anchors.has(free); count += 1)
    free = `${anchor}-${count}`;
  anchors.add(free);
}

function toAnchor(title: string): string {
  return title
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}
