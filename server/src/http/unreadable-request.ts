import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { firstLanguage } from "@nearsay/core/contract";
import type { ConnectionError } from "fastify";
import { Refusal, invalidRequest } from "../base/refusal.ts";
import { statusOf, toBody } from "./refusal-status.ts";

const unreadable = invalidRequest((say) => say.requestUnreadable);
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(
    "TOO_SLOW",
    (say) => say.requestTooSlow,
  ),
  HPE_HEADER_OVERFLOW: new Refusal(
    "HEADERS_TOO_LARGE",
    (say) => say.headersTooLarge,
  ),
};

/**
 * Responds to a request that is not valid HTTP, and so reaches no route, in the
 * common format of refusals.
 */
export function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET") socket.destroy();
  else refuseSocket(socket, refusals[error.code] ?? unreadable);
}

/** Sends a refusal on a connection, and closes it. */
export function refuseSocket(socket: Socket, refusal: Refusal): void {
  if (socket.writable) socket.write(toMessage(refusal));
  socket.destroy();
}

function toMessage(refusal: Refusal): string {
  const status = statusOf(refusal);
  const body = JSON.stringify(toBody(refusal, firstLanguage));
  const { retryAfter } = refusal.details;
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    ...(retryAfter === undefined ? [] : [`retry-after: ${retryAfter}`]),
    "connection: close",
    "",
    body,
  ].join("\r\n");
}
