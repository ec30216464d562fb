import fc from "../testing/property.ts";
import {
  isChannelName,
  isReleaseName,
  namedReleases,
  readRelease,
  readReleasePointer,
  toRemoteRecord,
  type Release,
  type ReleasePointer,
} from "./releases.ts";

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

const pointer: ReleasePointer = {
  revision: 3,
  id: "one",
  at: "2026-11-22T10:02:00.000Z",
  by: "ann@desk",
  did: "release",
  enabled: true,
  current: "0.2.0-aaaaaaaa-111111",
  channels: { next: "0.3.0-bbbbbbbb-222222" },
  earlier: ["0.1.0-cccccccc-333333"],
  seals: {
    "0.2.0-aaaaaaaa-111111": hash("a"),
    "0.3.0-bbbbbbbb-222222": hash("b"),
    "0.1.0-cccccccc-333333": hash("c"),
  },
};

const release: Release = {
  name: "discussion",
  version: "0.2.0-aaaaaaaa",
  contract: 1,
  requires: { react: "~19.3.0" },
  entry: "entry.js",
  modules: {
    Discussion: { scripts: ["Discussion.1.js"], styles: ["Discussion.2.css"] },
  },
  server: "server.cjs",
  embed: {
    element: "embed-v1.js",
    inline: "embed-inline.js",
    react: "embed-react.js",
    types: "embed-v1.d.ts",
    styles: "embed-inline.5.css",
    frame: { scripts: ["embed-frame.3.js"], styles: ["embed-frame.4.css"] },
  },
  files: {
    "entry.js": { integrity: hash("e"), bytes: 1 },
    "Discussion.1.js": { integrity: hash("s"), bytes: 2 },
    "Discussion.2.css": { integrity: hash("t"), bytes: 3 },
    "Discussion.2.css.br": { integrity: hash("u"), bytes: 4 },
    "server.cjs": { integrity: hash("v"), bytes: 5 },
    "embed-v1.js": { integrity: hash("w"), bytes: 6 },
    "embed-inline.js": { integrity: hash("x"), bytes: 7 },
    "embed-react.js": { integrity: hash("y"), bytes: 8 },
    "embed-v1.d.ts": { integrity: hash("z"), bytes: 9 },
    "embed-frame.3.js": { integrity: hash("f"), bytes: 10 },
    "embed-frame.4.css": { integrity: hash("g"), bytes: 11 },
    "embed-inline.5.css": { integrity: hash("h"), bytes: 12 },
  },
  commit: null,
};

/** Replaces any one field of an object with any value. */
function spoilt<T extends object>(thing: T) {
  const field = fc.constantFrom(...(Object.keys(thing) as (keyof T)[]));
  return fc.tuple(field, fc.jsonValue());
}

const badNames = [
  "../a-111111",
  "a/b",
  ".a",
  "",
  "0.1.0-aaaaaaaa",
  "0 1-111111",
];

/** Also built in German. */
const worded: Release = {
  ...release,
  languages: {
    de: {
      entry: "entry.de.js",
      modules: {
        Discussion: {
          scripts: ["Discussion.1.de.js"],
          styles: ["Discussion.2.css"],
        },
      },
      server: null,
      embed: {
        element: "embed-v1.js",
        inline: "embed-inline.de.js",
        react: "embed-react.js",
        types: "embed-v1.d.ts",
        frame: { scripts: ["embed-frame.3.de.js"], styles: [] },
      },
    },
  },
  files: {
    ...release.files,
    "embed-inline.de.js": { integrity: hash("j"), bytes: 13 },
    "embed-frame.3.de.js": { integrity: hash("l"), bytes: 15 },
    "entry.de.js": { integrity: hash("h"), bytes: 11 },
    "Discussion.1.de.js": { integrity: hash("i"), bytes: 12 },
  },
};

describe("readReleasePointer", () => {
  it("returns what was written", () => {
    const read = readReleasePointer(JSON.parse(JSON.stringify(pointer)));
    expect(read).toEqual(pointer);
  });

  it("returns null for anything else", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readReleasePointer(value)).toBeNull();
      }),
    );
  });

  it.each(Object.keys(pointer))("requires %s", (field) => {
    expect(readReleasePointer({ ...pointer, [field]: undefined })).toBeNull();
  });

  it("never returns a release without its seal or with a name that is a path", () => {
    fc.assert(
      fc.property(spoilt(pointer), ([field, value]) => {
        const read = readReleasePointer({ ...pointer, [field]: value });
        for (const name of read === null ? [] : namedReleases(read)) {
          expect(isReleaseName(name)).toBe(true);
          expect(read?.seals[name]).toMatch(/^sha384-/);
        }
      }),
    );
  });

  it.each(badNames)("rejects the release %j", (name) => {
    const seals = { ...pointer.seals, [name]: hash("x") };
    for (const change of [
      { current: name },
      { earlier: [name] },
      { channels: { next: name } },
    ]) {
      expect(readReleasePointer({ ...pointer, ...change, seals })).toBeNull();
    }
  });

  it.each(["__proto__", "Next", "a.b"])("rejects the channel %s", (channel) => {
    expect(isChannelName(channel)).toBe(false);
    const channels: unknown = JSON.parse(
      `{"${channel}":"${pointer.earlier[0]}"}`,
    );
    expect(readReleasePointer({ ...pointer, channels })).toBeNull();
  });

  it("rejects a named release without a seal", () => {
    expect(readReleasePointer({ ...pointer, seals: {} })).toBeNull();
  });
});

describe("readRelease", () => {
  it("returns what was written", () => {
    const read = readRelease(JSON.parse(JSON.stringify(release)));
    expect(read).toEqual(release);
  });

  it("returns null for anything else", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readRelease(value)).toBeNull();
      }),
    );
  });

  it.each(Object.keys(release))("requires %s", (field) => {
    expect(readRelease({ ...release, [field]: undefined })).toBeNull();
  });

  it.each(["../server.cjs", "a/b.js", ".draft", "/etc/passwd", "a\\b.js", ""])(
    "rejects the file %j",
    (file) => {
      const files = {
        ...release.files,
        [file]: { integrity: hash("x"), bytes: 1 },
      };
      expect(readRelease({ ...release, files })).toBeNull();
      expect(readRelease({ ...release, files, entry: file })).toBeNull();
    },
  );

  // Compressed copies lie next to the named files and are not named themselves.
  const named = Object.keys(release.files).filter((n) => !n.endsWith(".br"));
  it.each(named)(
    "rejects a release whose %s is not among its files",
    (missing) => {
      const files = Object.fromEntries(
        Object.entries(release.files).filter(([file]) => file !== missing),
      );
      expect(readRelease({ ...release, files })).toBeNull();
    },
  );
});

describe("a release in several languages", () => {
  it("is read with all its languages", () => {
    expect(readRelease(worded)).toEqual(worded);
  });

  it.each(["entry.de.js", "Discussion.1.de.js"])(
    "is rejected without %s",
    (missing) => {
      const { [missing]: _, ...files } = worded.files;
      expect(readRelease({ ...worded, files })).toBeNull();
    },
  );
});

describe("toRemoteRecord", () => {
  it("builds each file's address below the folder", () => {
    const base = "/releases/discussion/0.2.0-aaaaaaaa-111111/";
    expect(toRemoteRecord(release, false, base)).toEqual({
      name: "discussion",
      version: "0.2.0-aaaaaaaa",
      entry: `${base}entry.js`,
      integrity: hash("e"),
      contract: 1,
      enabled: false,
      modules: {
        Discussion: {
          scripts: [`${base}Discussion.1.js`],
          styles: [`${base}Discussion.2.css`],
        },
      },
      hashes: {
        [`${base}Discussion.1.js`]: hash("s"),
        [`${base}Discussion.2.css`]: hash("t"),
        [`${base}embed-frame.3.js`]: hash("f"),
        [`${base}embed-frame.4.css`]: hash("g"),
      },
      server: `${base}server.cjs`,
      embed: {
        element: `${base}embed-v1.js`,
        inline: `${base}embed-inline.js`,
        react: `${base}embed-react.js`,
        types: `${base}embed-v1.d.ts`,
        styles: `${base}embed-inline.5.css`,
        frame: {
          scripts: [`${base}embed-frame.3.js`],
          styles: [`${base}embed-frame.4.css`],
        },
      },
    });
  });

  it("contains no server or embed file if the release has none", () => {
    const bare = { ...release, server: null, embed: null };
    const record = toRemoteRecord(bare, true, "/x/");
    expect(record).toMatchObject({ server: null, embed: null });
  });

  it("contains the addresses of each language's files", () => {
    const record = toRemoteRecord(worded, true, "/x/");
    expect(record.languages?.de).toEqual({
      embed: {
        element: "/x/embed-v1.js",
        inline: "/x/embed-inline.de.js",
        react: "/x/embed-react.js",
        types: "/x/embed-v1.d.ts",
        styles: null,
        frame: { scripts: ["/x/embed-frame.3.de.js"], styles: [] },
      },
      entry: "/x/entry.de.js",
      integrity: hash("h"),
      modules: {
        Discussion: {
          scripts: ["/x/Discussion.1.de.js"],
          styles: ["/x/Discussion.2.css"],
        },
      },
      hashes: {
        "/x/embed-frame.3.de.js": hash("l"),
        "/x/Discussion.1.de.js": hash("i"),
        "/x/Discussion.2.css": hash("t"),
      },
      server: null,
    });
    expect(record).toMatchObject(toRemoteRecord(release, true, "/x/"));
  });
});
