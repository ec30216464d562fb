import type { Socket } from "node:net";
import fc from "@nearsay/core/testing/property";
import { publicOrigin } from "./public-origin.ts";

const socket = { localAddress: "192.168.1.5", localPort: 3000 } as Socket;

const from = (
  host: string,
  protocol: "http" | "https" = "https",
  localAddress = "192.168.1.5",
) =>
  publicOrigin(null, {
    host,
    protocol,
    socket: { ...socket, localAddress } as Socket,
  });

test("is the configured origin, for any host in the request", () => {
  const request = {
    host: "elsewhere.example",
    protocol: "http" as const,
    socket,
  };
  const configured = "https://nearsay.example/polls";
  expect(publicOrigin(configured, request)).toBe(configured);
});

test("is the address of this machine that the request was sent to, if none is configured", () => {
  expect(from("LOCALHOST:3000", "http")).toBe("http://localhost:3000");
  expect(from("team.localhost:80", "http")).toBe("http://team.localhost");
  expect(from("127.0.0.1:8080", "http")).toBe("http://127.0.0.1:8080");
  expect(from("[::1]:3000", "http")).toBe("http://[::1]:3000");
  expect(from("192.168.1.5:3000")).toBe("https://192.168.1.5:3000");
  const mapped = from("192.168.1.5", "http", "::ffff:192.168.1.5");
  expect(mapped).toBe("http://192.168.1.5");
  expect(from("[2001:db8::1]", "http", "2001:db8::1")).toBe(
    "http://[2001:db8::1]",
  );
});

test.each([
  "nearsay.example",
  "evil.example:3000",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "notlocalhost",
  "192.168.1.6",
  "[2001:db8::2]",
])("ignores a request's forged host %s", (host) => {
  expect(from(host)).toBe("http://localhost:3000");
});

test.each([
  "",
  "me@nearsay.example",
  "nearsay.example/path",
  "nearsay.example?s=1",
  "nearsay.example#top",
  "nearsay.example\\@evil.example",
  "nearsay.example:99999",
  "nearsay example",
  "-",
])("refuses %j as a host", (host) => {
  expect(() => from(host)).toThrow("The request does not name a valid host.");
});

test("is an origin and nothing more, or a refusal, for any text", () => {
  fc.assert(
    fc.property(fc.string(), (host) => {
      try {
        const origin = from(host);
        expect(new URL(origin).origin).toBe(origin);
      } catch (error) {
        expect(error).toMatchObject({ code: "INVALID_REQUEST" });
      }
    }),
  );
});
