import { isOrigin } from "@nearsay/core/domain";
import fc from "@nearsay/core/testing/property";
import { correctSites, readSites } from "./embed-sites.ts";

describe("sites that may embed a survey", () => {
  it.each([
    ["https://example.org", "https://example.org"],
    ["example.org/", "https://example.org"],
    ["  HTTPS://News.Example.org:443/a?b#c ", "https://news.example.org"],
    ["http://localhost:8080/page", "http://localhost:8080"],
    ["localhost:3000", "https://localhost:3000"],
    ["bücher.example", "https://xn--bcher-kva.example"],
  ])("converts %s to %s", (written, origin) => {
    expect(readSites(written)).toEqual({ origins: [origin], wrong: [] });
    expect(correctSites(written)).toBe(origin);
  });

  it("accepts each site once, one per line or separated by commas", () => {
    const text = "a.example, b.example\n\nhttps://a.example/";
    expect(readSites(text).origins).toEqual([
      "https://a.example",
      "https://b.example",
    ]);
    expect(correctSites(text)).toBe("https://a.example\nhttps://b.example");
  });

  it.each(["*.example.org", "ftp://example.org", "https://", "a;b"])(
    "leaves %s for the author to fix",
    (text) => {
      expect(readSites(text)).toEqual({ origins: [], wrong: [text] });
      expect(correctSites(text)).toBe(text);
    },
  );

  it("accepts nothing that the server would refuse, and correcting twice changes nothing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        expect(readSites(text).origins.every(isOrigin)).toBe(true);
        expect(correctSites(correctSites(text))).toBe(correctSites(text));
      }),
    );
  });
});
