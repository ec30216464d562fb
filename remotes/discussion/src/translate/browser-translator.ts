// What some browsers translate with, on the device itself; TypeScript does not know it yet.

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
  /** The likeliest first. */
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

/** Null where it would first have to be downloaded, which nobody asked for. */
async function openDetector(): Promise<Detecting | null> {
  const { LanguageDetector } = browser();
  const there = await LanguageDetector?.availability();
  return there === "available" ? LanguageDetector!.create() : null;
}

/** Below that a guess would offer translations of what needs none. */
const surely = 0.8;

/** In which language a text is; null where that is not sure, or the browser cannot translate it. */
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
 * Line by line, as lines are the writer's. Called at a press, without which
 * browsers download no model. @throws DOMException
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
