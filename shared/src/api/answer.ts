import { ContractError, rejectHtml } from "../contract/read.ts";
import { texts } from "./texts.ts";

/** What the server said, read to its end. */
export interface Answer {
  ok: boolean;
  status: number;
  statusText: string;
  contentType: string;
  text: string;
}

export async function readAnswer(response: Response): Promise<Answer> {
  const { ok, status, statusText, headers } = response;
  const contentType = headers.get("content-type") ?? "";
  return { ok, status, statusText, contentType, text: await response.text() };
}

/**
 * The data of an answer: parsed JSON, else text, null where there is none.
 * @throws ContractError for broken JSON, and for the page that a proxy or a sign-in of the network gives in place of data.
 */
export function readData({ contentType, text }: Answer): unknown {
  rejectHtml(text);
  if (text === "") return null;
  if (!/\bjson\b/i.test(contentType)) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError(texts.unreadable);
  }
}
