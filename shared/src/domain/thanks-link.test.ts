import fc from "../testing/property.ts";
import { isHostOf, readThanksLink } from "./thanks-link.ts";

describe("an address after the thanks message", () => {
  it("is on the public web, with https", () => {
    expect(readThanksLink(" https://Example.org/a?b=c#d ")).toEqual({
      href: "https://example.org/a?b=c#d",
      host: "example.org",
    });
    expect(readThanksLink("https://example.org:443")).toEqual({
      href: "https://example.org/",
      host: "example.org",
    });
  });

  it.each([
    "",
    "example.org",
    "//example.org",
    "http://example.org",
    "javascript:alert(1)",
    "data:text/html,x",
    "https:example.org",
    "https:\\\\example.org",
    "https://me@example.org",
    "https://:secret@example.org",
    "https://example.org:8443",
    "https://localhost",
    "https://printer.local",
    "https://intranet",
    "https://127.0.0.1",
    "https://2130706433",
    "https://0x7f.1",
    "https://127.1",
    "https://[::1]",
    "https://1.2.3.4.",
    "https://example.org.",
    "https://ex\u202Eample.org",
    "https://example.org/a b",
    "https://example.org/\nb",
    `https://example.org/${"a".repeat(490)}`,
  ])("is not %j", (text) => {
    expect(readThanksLink(text)).toBeNull();
  });

  it("is identified by its network name", () => {
    expect(readThanksLink("https://münchen.example/ü")?.host).toBe(
      "xn--mnchen-3ya.example",
    );
  });

  it("is unchanged when it is read again", () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ["https"] }), (text) => {
        const link = readThanksLink(text);
        fc.pre(link !== null);
        expect(readThanksLink(link.href)).toEqual(link);
      }),
    );
  });

  it("is of a host or a subdomain, and not of a host with the same ending", () => {
    expect(isHostOf("example.org", ["example.org"])).toBe(true);
    expect(isHostOf("www.example.org", ["example.org"])).toBe(true);
    expect(isHostOf("badexample.org", ["example.org"])).toBe(false);
    expect(isHostOf("example.org", [])).toBe(false);
  });
});
