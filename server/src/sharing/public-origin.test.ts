import fc from "fast-check";
import { publicOrigin } from "./public-origin.ts";

const from = (host: string, protocol: "http" | "https" = "https") =>
  publicOrigin(null, { host, protocol });

test("is what is configured, whatever the request names", () => {
  const request = { host: "elsewhere.example", protocol: "http" as const };
  const configured = "https://nearsay.example/polls";
  expect(publicOrigin(configured, request)).toBe(configured);
});

test("is where the request came to, when nothing is configured", () => {
  expect(from("nearsay.example")).toBe("https://nearsay.example");
  expect(from("LOCALHOST:3000", "http")).toBe("http://localhost:3000");
  expect(from("127.0.0.1:8080", "http")).toBe("http://127.0.0.1:8080");
  expect(from("[::1]:3000", "http")).toBe("http://[::1]:3000");
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
])("refuses %j for a host", (host) => {
  expect(() => from(host)).toThrow("The request names no valid host.");
});

test("gives an origin and nothing more, or refuses, for any text", () => {
  fc.assert(
    fc.property(fc.string(), (host) => {
      try {
        const origin = from(host);
        expect(new URL(origin).origin).toBe(origin);
      } catch (error) {
        expect(error).toMatchObject({ status: 400 });
      }
    }),
  );
});
