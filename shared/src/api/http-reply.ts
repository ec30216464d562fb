import { ContractError, rejectHtml } from "../contract/read.ts";
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
