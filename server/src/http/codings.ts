import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyRequest } from "fastify";

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** The content coding of a reply. */
export type Coding = "br" | "gzip" | "identity";

/** Smallest first. */
const accepted = [
  ["br", accepting("\\bbr\\b")],
  ["gzip", accepting("\\bgzip\\b")],
] as const;
const anyCoding = accepting("\\*");

/** `br;q=0` means that the client does not accept it. */
function accepting(coding: string): RegExp {
  return new RegExp(`${coding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i");
}

/** The coding with the smallest result that the client accepts. */
export function codingFor({ headers }: FastifyRequest): Coding {
  const accepts = headers["accept-encoding"] ?? "";
  return (
    accepted.find(([, pattern]) => pattern.test(accepts))?.[0] ?? "identity"
  );
}

/** Whether the client accepts gzip, for which `*` counts as well when files are sent. */
export function readsGzip({ headers }: FastifyRequest): boolean {
  const accepts = headers["accept-encoding"] ?? "";
  return [accepted[1][1], anyCoding].some((pattern) => pattern.test(accepts));
}

/** Replies that are sent often are worth more compression time than those sent once. */
const efforts = {
  once: { br: 5, gzip: 6 },
  often: { br: 9, gzip: 9 },
} as const;

export function compress(
  bytes: Buffer,
  coding: Exclude<Coding, "identity">,
  sent: keyof typeof efforts,
): Promise<Buffer> {
  const level = efforts[sent][coding];
  if (coding === "gzip") return zip(bytes, { level });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
