import fc from "@nearsay/core/testing/property";
import { createBlocklist } from "./blocklist.ts";

const holdsBlocked = createBlocklist(`
  # words
  snark
  Grüße
  strasse
  काला

  # phrases
  vorpal  blade
  悪い言葉
`);

it.each([
  "A snark!",
  "SNARK",
  "snárk",
  "sn\u200bark",
  "ｓｎａｒｋ",
  "s n a r k",
  "s.n.a.r.k",
  "I s-n_a*r k",
  "sna-rk",
  "Vorpal Blade",
  "vorpal-blade",
  "vorpal\nblade",
  "vorpalblade",
  "v o r p a l b l a d e",
  "grusse",
  "GRÜSSE",
  "Straße",
  "एक काला दिन",
  "これは悪い言葉です",
])("finds %j", (text) => {
  expect(holdsBlocked(text)).toBe(true);
});

it.each([
  "",
  "snarky",
  "a snar k",
  "# words",
  "words",
  "vorpal",
  "a blade, vorpal",
  "काली",
  "言葉",
  "a b c",
])("allows %j", (text) => {
  expect(holdsBlocked(text)).toBe(false);
});

it("blocks nothing if the list is empty", () => {
  const holds = createBlocklist("\n# nothing\n");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => !holds(text)),
  );
});

it("finds a word between any others, and accepts any text as list entry", () => {
  const around = fc.string({ unit: "grapheme", maxLength: 40 });
  fc.assert(
    fc.property(around, around, (before, after) =>
      holdsBlocked(`${before} snark ${after}`),
    ),
  );
  const texts = fc.string({ unit: "binary", maxLength: 400 });
  fc.assert(
    fc.property(texts, (text) => createBlocklist(text || "x")(text) || true),
  );
});
