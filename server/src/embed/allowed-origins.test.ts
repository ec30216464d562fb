import { Settings } from "../base/settings.ts";
import { lets, originsOf, readEmbedOrigins } from "./allowed-origins.ts";

const own = "https://nearsay.example";
const a = "https://a.example";
const b = "http://b.example:8080";
const strange = "https://strange.example";

describe("originsOf", () => {
  it.each([
    ["*", null, { own: true, a: true, b: true, strange: true }],
    ["*", [a], { own: true, a: true, b: false, strange: false }],
    ["*", [], { own: false, a: false, b: false, strange: false }],
    [[a, b], null, { own: true, a: true, b: true, strange: false }],
    [[a, b], [a], { own: true, a: true, b: false, strange: false }],
    [[a], [a, b], { own: true, a: true, b: false, strange: false }],
    [[a], [b], { own: true, a: false, b: false, strange: false }],
    [[a, b], [], { own: false, a: false, b: false, strange: false }],
    [[], null, { own: false, a: false, b: false, strange: false }],
    [[], [a], { own: false, a: false, b: false, strange: false }],
  ] as const)(
    "allows, for the site's setting %j and the survey's %j, %j",
    (site, survey, who) => {
      const origins = originsOf(site, survey, own);
      expect({
        own: lets(origins, own),
        a: lets(origins, a),
        b: lets(origins, b),
        strange: lets(origins, strange),
      }).toEqual(who);
    },
  );

  it.each(["*", [a]] as const)(
    "allows, for the site's setting %j, no invalid origin",
    (site) => {
      const origins = originsOf(site, null, own);
      for (const origin of [
        "null",
        "",
        "file://",
        `${a}/`,
        "HTTPS://a.example",
        `${a}; script-src *`,
        `https://${"a".repeat(250)}.example`,
      ])
        expect(lets(origins, origin)).toBe(false);
    },
  );
});

describe("readEmbedOrigins", () => {
  /** @throws ConfigError for invalid values. */
  function read(EMBED_ORIGINS?: string) {
    const settings = new Settings({ EMBED_ORIGINS });
    const origins = readEmbedOrigins(settings);
    settings.finish();
    return origins;
  }

  it('allows every origin by default, none for "none", otherwise those listed', () => {
    expect(read()).toBe("*");
    expect(read("*")).toBe("*");
    expect(read("none")).toEqual([]);
    expect(read(`${a}, ${b}`)).toEqual([a, b]);
  });
});
