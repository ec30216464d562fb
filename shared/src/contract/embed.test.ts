import fc from "../testing/property.ts";
import * as embed from "./embed.ts";
import { readFrameMessage, readLook, readPageMessage } from "./embed.ts";

const plainLook = { theme: "auto", accent: null, radius: null, font: null };

const texts = (max: number) => fc.string({ maxLength: max, unit: "binary" });
const surveys = fc.oneof(
  fc.nat().map(String),
  fc.uuid(),
) satisfies fc.Arbitrary<string>;
const visitors = fc.stringMatching(/^[\x21-\x7e]{1,640}$/);
const looks = fc.record({
  theme: fc.constantFrom(...embed.embedThemes),
  accent: fc.option(fc.stringMatching(/^#[\da-f]{6}$/)),
  radius: fc.option(fc.integer({ min: 0, max: 24 })),
  font: fc.option(fc.stringMatching(/^[\w ,-]{1,120}$/)),
});
const message = <T extends string, M extends object>(
  type: T,
  fields: { [K in keyof M]: fc.Arbitrary<M[K]> },
) => fc.record({ nearsay: fc.constant(1), type: fc.constant(type), ...fields });

const frameMessages = fc.oneof(
  message("hello", {}),
  message("ready", { survey: surveys, title: texts(240) }),
  message("answered", { survey: surveys, duplicate: fc.boolean() }),
  message("height", { px: fc.integer({ min: 1, max: 20_000 }) }),
  message("error", {
    code: fc.constantFrom(...embed.embedErrorCodes),
    message: texts(300),
  }),
  message("keep", { visitor: visitors }),
);

const pageMessages = fc.oneof(
  message("hello", { look: looks, visitor: fc.option(visitors) }),
  message("look", { look: looks }),
);

/** Anything that a hostile page may post, most of it almost valid. */
const hostile = fc.oneof(
  fc.anything(),
  fc.record(
    {
      nearsay: fc.oneof(fc.constant(1), fc.anything()),
      type: fc.oneof(
        fc.constantFrom("hello", "ready", "answered", "height", "error"),
        fc.constantFrom("keep", "look", "__proto__", "navigate"),
      ),
      ...Object.fromEntries(
        ["survey", "title", "px", "code", "message", "visitor", "look"].map(
          (name) => [name, fc.oneof(fc.anything(), fc.string())],
        ),
      ),
    },
    { requiredKeys: ["nearsay", "type"] },
  ),
);

describe("the published names", () => {
  it("never change", () => {
    const { embedPaths, embedAttributes, embedEvents } = embed;
    const { embedProperties, embedModes, embedThemes } = embed;
    const { embedErrorCodes, embedVersion } = embed;
    expect({
      embedVersion,
      embedPaths,
      embedAttributes,
      embedEvents,
      embedProperties,
      embedModes,
      embedThemes,
      embedErrorCodes,
    }).toEqual({
      embedVersion: 1,
      embedPaths: {
        element: "/embed/v1.js",
        inline: "/embed/v1/inline.js",
        react: "/embed/v1/react.js",
        types: "/embed/v1.d.ts",
        frame: "/embed/surveys/",
        picker: "/embed",
        oembed: "/oembed",
      },
      embedAttributes: [
        "survey",
        "mode",
        "theme",
        "accent",
        "loading",
        "title",
        "lang",
        "near",
      ],
      embedEvents: {
        ready: "nearsay:ready",
        answered: "nearsay:answered",
        height: "nearsay:height",
        error: "nearsay:error",
      },
      embedProperties: {
        accent: "--nearsay-accent",
        radius: "--nearsay-radius",
        font: "--nearsay-font",
        minHeight: "--nearsay-min-height",
      },
      embedModes: ["frame", "inline"],
      embedThemes: ["auto", "light", "dark"],
      embedErrorCodes: [
        "SURVEY",
        "NOT_FOUND",
        "CODE_REQUIRED",
        "ORIGIN_NOT_ALLOWED",
        "INVITATION_REQUIRED",
        "UNAVAILABLE",
        "BLOCKED",
        "NETWORK",
      ],
    });
  });
});

describe("readFrameMessage", () => {
  it("reads every message of a frame unchanged", () => {
    fc.assert(
      fc.property(frameMessages, (sent) => {
        expect(readFrameMessage(sent)).toEqual(sent);
      }),
    );
  });

  it("skips unknown fields, so that frames may send more in future", () => {
    const sent = { nearsay: 1, type: "height", px: 320, more: "of it" };
    expect(readFrameMessage(sent)).toEqual({
      nearsay: 1,
      type: "height",
      px: 320,
    });
  });

  it.each([
    [{ nearsay: 2, type: "hello" }],
    [{ nearsay: "1", type: "hello" }],
    [{ type: "hello" }],
    [{ nearsay: 1, type: "look", look: {} }],
    [{ nearsay: 1, type: "height", px: 0 }],
    [{ nearsay: 1, type: "height", px: 20_001 }],
    [{ nearsay: 1, type: "height", px: 1.5 }],
    [{ nearsay: 1, type: "height", px: "320" }],
    [{ nearsay: 1, type: "ready", survey: "../7", title: "x" }],
    [{ nearsay: 1, type: "answered", survey: "7", duplicate: 0 }],
    [{ nearsay: 1, type: "error", code: "OTHER", message: "" }],
    [{ nearsay: 1, type: "keep", visitor: "a b" }],
    [{ nearsay: 1, type: "keep", visitor: "" }],
    ["hello"],
    [null],
  ])("rejects %j", (sent) => {
    expect(readFrameMessage(sent)).toBeNull();
  });

  it("rejects texts that are too long", () => {
    const long = [
      { type: "ready", survey: "7", title: "x".repeat(241) },
      { type: "error", code: "SURVEY", message: "x".repeat(301) },
      { type: "keep", visitor: "x".repeat(641) },
    ];
    for (const sent of long)
      expect(readFrameMessage({ nearsay: 1, ...sent })).toBeNull();
  });

  it("returns null or a valid frame message for any input", () => {
    fc.assert(
      fc.property(hostile, (sent) => {
        const read = readFrameMessage(sent);
        if (read !== null) expect(readFrameMessage(read)).toEqual(read);
      }),
    );
  });
});

describe("readPageMessage", () => {
  it("reads every message of a page unchanged", () => {
    fc.assert(
      fc.property(pageMessages, (sent) => {
        expect(readPageMessage(sent)).toEqual(sent);
      }),
    );
  });

  it.each([
    [{ nearsay: 2, type: "look", look: plainLook }],
    [{ nearsay: 1, type: "look" }],
    [{ nearsay: 1, type: "look", look: null }],
    [{ nearsay: 1, type: "submit", look: plainLook }],
    [{ nearsay: 1, type: "hello", look: plainLook }],
    [{ nearsay: 1, type: "hello", look: plainLook, visitor: 7 }],
    [{ nearsay: 1, type: "hello", look: plainLook, visitor: "a\nb" }],
    [{ nearsay: 1, type: "height", px: 3 }],
  ])("rejects %j", (sent) => {
    expect(readPageMessage(sent)).toBeNull();
  });

  it("returns null or a valid page message for any input", () => {
    fc.assert(
      fc.property(hostile, (sent) => {
        const read = readPageMessage(sent);
        if (read !== null) expect(readPageMessage(read)).toEqual(read);
      }),
    );
  });
});

describe("readLook", () => {
  it("accepts the spellings of addresses, attributes and style sheets", () => {
    expect(
      readLook({
        theme: "dark",
        accent: "#00AAff",
        radius: "8px",
        font: "'Open Sans', sans-serif",
      }),
    ).toEqual({
      theme: "dark",
      accent: "#00aaff",
      radius: 8,
      font: "'Open Sans', sans-serif",
    });
    expect(readLook({ radius: "7.5" }).radius).toBe(7.5);
    expect(readLook({ radius: 24 }).radius).toBe(24);
    expect(readLook({})).toEqual(plainLook);
  });

  it.each([
    { theme: "sepia" },
    { accent: "red" },
    { accent: "#abc" },
    { accent: "#000000;}" },
    { accent: "#000000\n" },
    { radius: 25 },
    { radius: -1 },
    { radius: "1e1" },
    { radius: NaN },
    { radius: "" },
    { font: "" },
    { font: "x;}*{color:red" },
    { font: "url(//evil.example)" },
    { font: "'Open Sans" },
    { font: `"a' b` },
  ])("treats %j as not given", (look) => {
    expect(readLook(look)).toEqual(plainLook);
  });

  it("treats a long list of font families as not given", () => {
    expect(readLook({ font: "a".repeat(121) })).toEqual(plainLook);
  });
});
