import { ContractError, rejectHtml, readNumber } from "../contract/read.ts";
import { api as texts } from "#messages";

/** A complete response of the server. */
export interface HttpReply {
  ok: boolean;
  status: number;
  statusText: string;
  contentType: string;
  /** It is a file to download. */
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
 * The data of a reply: parsed JSON, otherwise text, null if there is none.
 * @throws ContractError for malformed JSON, and for an HTML page of a proxy or
 *   a network's sign-in instead of data.
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
 * The text file in a reply.
 * @throws ContractError for anything else, such as an HTML page of a proxy or a
 *   network's sign-in.
 */
export function readFile({ attachment, contentType, text }: HttpReply): Blob {
  if (!attachment) throw new ContractError(texts.unreadable);
  return new Blob([text], { type: contentType });
}

/**
 * Reads a streamed reply: any number of `progress` events, then one `reply`, or
 * `refused` with the body of an error. Returns what a request without progress
 * gets.
 * @throws Error if the stream breaks off.
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
  // Unicode line separators, which JSON does not escape, do not end a line
  // here.
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
