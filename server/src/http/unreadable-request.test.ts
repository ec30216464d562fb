import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { refuseUnreadable } from "./unreadable-request.ts";

const app = fastify({ clientErrorHandler: refuseUnreadable });

beforeAll(() => app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(() => app.close());

function send(message: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write(message);
  return text(socket);
}

test.each([
  ["a message that is not HTTP", "GARBAGE\r\n\r\n", 400, "INVALID_REQUEST"],
  [
    "an unknown method",
    "FOO / HTTP/1.1\r\nHost: x\r\n\r\n",
    400,
    "INVALID_REQUEST",
  ],
  [
    "a request whose headers are too long",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    "HEADERS_TOO_LARGE",
  ],
])("%s gets the common refusal", async (_name, message, status, code) => {
  const answer = await send(message);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const [, body = ""] = answer.split("\r\n\r\n");
  expect(JSON.parse(body)).toEqual({
    status,
    msg: expect.any(String) as string,
    code,
  });
});
