import type { DrawingStep } from "../contract/embed-visit.ts";

/** None of these runs a script, or loads anything automatically. */
const elements = new Set(
  "a article button circle div fieldset form h2 h3 input label legend li line ol p path polyline rect section span strong svg textarea ul".split(
    " ",
  ),
);
const attributes = new Set(
  "autocomplete checked class cx cy d dir disabled fill focusable for height hidden href id lang maxlength name novalidate placeholder points r rel required role rows rx ry spellcheck stroke tabindex target type value viewbox width x x1 x2 y y1 y2".split(
    " ",
  ),
);
const families = /^(aria|data|stroke)-[a-z-]+$/;

const token = /<(\/?)([a-z]\w*)((?: [\w-]+="[^"]*")*)(\/?)>|([^<>]+)/gy;
const pair = / ([\w-]+)="([^"]*)"/g;

/**
 * Converts HTML rendered by React to rendering steps.
 * @throws Error for anything that such a rendering must not contain.
 */
export function drawingSteps(html: string): DrawingStep[] {
  const steps: DrawingStep[] = [];
  let read = 0;
  for (const [part, closes, name, given = "", empty, text] of html.matchAll(
    token,
  )) {
    read += part.length;
    if (text !== undefined) steps.push(plainText(text));
    else if (closes) steps.push(0);
    else steps.push([checked(name), attributesOf(given)]);
    if (empty) steps.push(0);
  }
  if (read < html.length) throw refused(html.slice(read, read + 40));
  return steps;
}

function checked(name = ""): string {
  if (elements.has(name)) return name;
  throw refused(`<${name}>`);
}

function attributesOf(text: string): Record<string, string> {
  const read = [...text.matchAll(pair)].map(([, name = "", value = ""]) =>
    attribute(name, plainText(value)),
  );
  return Object.fromEntries(read);
}

function attribute(name: string, value: string): [string, string] {
  const plain = name.toLowerCase();
  const known = attributes.has(plain) || families.test(plain);
  if (!known || (plain === "href" && !/^\/(?!\/)/.test(value)))
    throw refused(`${name}="${value}"`);
  return [name, value];
}

const characters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function plainText(text: string): string {
  return text.replace(/&(#x27|[a-z]+);/g, (all) => characters[all] ?? all);
}

function refused(what: string): Error {
  return new Error(`A drawing may not hold ${what}`);
}
