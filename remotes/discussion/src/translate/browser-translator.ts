// The translation API of some browsers, which runs on the device; TypeScript
// does not define it yet.

type Availability =
  "unavailable" | "downloadable" | "downloading" | "available";

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface Translating {
  translate: (text: string) => Promise<string>;
}

interface Detecting {
  /** Most likely first. */
  detect: (
    text: string,
  ) => Promise<{ detectedLanguage?: string; confidence?: number }[]>;
}

interface Browser {
  Translator?: {
    availability: (pair: Pair) => Promise<Availability>;
    create: (pair: Pair) => Promise<Translating>;
  };
  LanguageDetector?: {
    availability: () => Promise<Availability>;
    create: () => Promise<Detecting>;
  };
}

const browser = (): Browser => globalThis as Browser;

let detecting: Promise<Detecting | null> | undefined;

/** Null if it would first have to be downloaded, which the user did not request. */
async function openDetector(): Promise<Detecting | null> {
  const { LanguageDetector } = browser();
  const there = await LanguageDetector?.availability();
  return there === "available" ? LanguageDetector!.create() : null;
}

/** Minimum confidence; below it, translations would be offered for texts that need none. */
const surely = 0.8;

/** The language of a text; null if it is uncertain, or if the browser cannot translate it. */
export async function findForeign(
  text: string,
  to: string,
): Promise<string | null> {
  const detector = await (detecting ??= openDetector());
  const [first] = (await detector?.detect(text)) ?? [];
  const { detectedLanguage: from = "", confidence = 0 } = first ?? {};
  if (confidence < surely || baseOf(from) === baseOf(to)) return null;
  const pair = { sourceLanguage: from, targetLanguage: to };
  const there = await browser().Translator?.availability(pair);
  return there === undefined || there === "unavailable" ? null : from;
}

/** "pt" of "pt-BR". */
function baseOf(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? "";
}

/**
 * Translates line by line, to keep the writer's line breaks. Call it after a
 * click, because browsers download models only then.
 * @throws DOMException
 */
export async function translate(
  text: string,
  from: string,
  to: string,
): Promise<string> {
  const pair = { sourceLanguage: from, targetLanguage: to };
  const translator = await browser().Translator?.create(pair);
  const lines: string[] = [];
  for (const line of text.split("\n"))
    lines.push(
      line.trim() === "" ? line : ((await translator?.translate(line)) ?? line),
    );
  return lines.join("\n");
}
