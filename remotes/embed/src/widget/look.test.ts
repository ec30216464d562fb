import {
  contrast,
  fromOklch,
  readSource,
  type Rgb,
  toOklab,
} from "@nearsay/core/testing";

const css = readSource("../../remotes/embed/src/widget/look.css");
const tokens = readSource("ui/tokens.css");
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** In oklch format: lightness and chroma from 0, hue in degrees. */
type Oklch = Record<"l" | "c" | "h", number>;

/** Six steps of red, green and blue: #000000, #000033 and so on. */
const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
);
const accents = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => toOklch([red, green, blue]))),
);

function toOklch(color: Rgb): Oklch {
  const [l, a, b] = toOklab(color);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

function token(name: string, theme: Theme): Rgb {
  const value = new RegExp(`${name}:\\s*light-dark\\(([^;]*)\\);`).exec(tokens);
  const colors = [
    ...(value?.[1] ?? "").matchAll(/oklch\(([\d.]+)% ([\d.]+) (\d+)\)/g),
  ];
  const [, l, c, h] = colors[themes.indexOf(theme)] ?? [];
  return fromOklch(Number(l) / 100, Number(c), Number(h));
}

/** The colour that the rule derives from an accent. */
function derived(name: string, theme: Theme, accent: Oklch): Rgb {
  const value = new RegExp(`${name}: light-dark\\(([^;]*)\\);`).exec(css);
  const colors = (value?.[1] ?? "").split("oklch(from ").slice(1);
  const [, l = "", c = "", h = ""] =
    /^var\(--accent-\w+\) (\w+\(.*\)|[\d.]+) (\w+\([^)]*\)|c) (h)/.exec(
      colors[themes.indexOf(theme)] ?? "",
    ) ?? [];
  expect(h).toBe("h");
  return fromOklch(compute(l, accent), compute(c, accent), accent.h);
}

/**
 * Evaluates only the expressions in these rules: a number, l, c, min, max, and
 * calc of one with one more number.
 */
function compute(text: string, accent: Oklch): number {
  if (text === "l" || text === "c") return accent[text];
  const sum = /^calc\((.*) ([+-]) ([\d.]+)\)$/.exec(text);
  if (sum) {
    const [, first = "", sign, more] = sum;
    return compute(first, accent) + (sign === "+" ? 1 : -1) * Number(more);
  }
  const [, bound, part = "", limit] =
    /^(min|max)\((\w), ([\d.]+)\)$/.exec(text) ?? [];
  const own = bound === undefined ? Number(text) : compute(part, accent);
  if (bound === "min") return Math.min(own, Number(limit));
  return bound === "max" ? Math.max(own, Number(limit)) : own;
}

describe.each(themes)(
  "any accent that a page sets, in the %s theme,",
  (theme) => {
    const worst = (text: (accent: Oklch) => [Rgb, Rgb]) =>
      Math.min(...accents.map((accent) => contrast(...text(accent))));
    const of = (name: string) => (accent: Oklch) =>
      derived(`--color-${name}`, theme, accent);

    it.each(["paper", "surface", "sunken"])("is readable on %s", (ground) => {
      const under = token(`--color-${ground}`, theme);
      expect(
        worst((accent) => [of("accent-text")(accent), under]),
      ).toBeGreaterThanOrEqual(4.5);
      expect(
        worst((accent) => [of("accent")(accent), under]),
      ).toBeGreaterThanOrEqual(3);
    });

    it.each(["accent", "accent-strong"])("has legible text on %s", (ground) => {
      expect(
        worst((accent) => [of("accent-ink")(accent), of(ground)(accent)]),
      ).toBeGreaterThanOrEqual(4.5);
    });

    it.each(["ink", "ink-muted"])("is a soft background under %s", (ink) => {
      const over = token(`--color-${ink}`, theme);
      expect(
        worst((accent) => [over, of("accent-soft")(accent)]),
      ).toBeGreaterThanOrEqual(4.5);
    });

    it("is the site's own if none is set", () => {
      const own = new RegExp(
        `--accent-${theme}: var\\(--nearsay-accent, (oklch\\([^)]*\\))\\)`,
      ).exec(css);
      expect(tokens).toContain(own?.[1]);
    });
  },
);
