import { ContractError, rejectHtml, readNumber } from "../contract/read.ts";
import { texts } from "./texts.ts";

/** What the server said, read to its end. */
export interface HttpReply {
  ok: boolean;
  status: number;
  statusText: string;
  contentType: string;
  /** It is a file to keep. */
  attachment: boolean;
  text: string;
}

export async function readHttpReply(response: Response): Promise<HttpReply> {
  const { ok, status, statusText, headers } = response;
  return {
    ok,
    status,
    statusText,
    contentType: headers.get("content-type") ?? "",
    attachment: /^attachment\b/i.test(headers.get("content-disposition") ?? ""),
    text: await response.text(),
  };
}

/**
 * The data of a reply: parsed JSON, else text, null where there is none.
 * @throws ContractError for broken JSON, and for the page that a proxy or a sign-in of the network gives in place of data.
 */
export function readData({ contentType, text }: HttpReply): unknown {
  rejectHtml(text);
  if (text === "") return null;
  if (!/\bjson\b/i.test(contentType)) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError(texts.unreadable);
  }
}

/**
 * The text file that a reply brings.
 * @throws ContractError for anything else, as the page that a proxy or a sign-in of the network gives in its place.
 */
export function readFile({ attachment, contentType, text }: HttpReply): Blob {
  if (!attachment) throw new ContractError(texts.unreadable);
  return new Blob([text], { type: contentType });
}

/**
 * A reply that is told while it is made: `progress` as often as there is some,
 * then one `reply`, or `refused` with the body of an error. Returns what a call
 * without progress gets.
 * @throws Error when the stream breaks off.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onProgress: (data: unknown) => void,
): Promise<HttpReply> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error("The stream broke off.");
    const frames = (rest + decoder.decode(value, { stream: true })).split(
      "\n\n",
    );
    rest = frames.pop() ?? "";
    for (const { event, text } of frames.map(readFrame)) {
      if (event === "progress") onProgress(JSON.parse(text));
      else if (event === "reply") return toHttpReply(200, text);
      else if (event === "refused") return toHttpReply(statusIn(text), text);
    }
  }
}

function readFrame(frame: string): { event: string; text: string } {
  // The separators of Unicode, which JSON leaves as they are, end no line here.
  const [, event = "", text = ""] =
    /^event: (\w+)\ndata: ([^\n]*)$/.exec(frame) ?? [];
  return { event, text };
}

function statusIn(text: string): number {
  return readNumber(JSON.parse(text), "status") || 500;
}

function toHttpReply(status: number, text: string): HttpReply {
  return {
    ok: status < 400,
    status,
    statusText: "",
    contentType: "application/json",
    attachment: false,
    text,
  };
}
