import {
  contrast,
  deficiencies,
  distance,
  fromOklch,
  luminance,
  type Rgb,
  simulate,
} from "../testing/color.ts";
import { readSource } from "../testing/read-source.ts";

const css = readSource("ui/tokens.css");
const themes = ["light", "dark"] as const;
const grounds = ["paper", "surface", "raised", "sunken"] as const;

/** Text colours and their backgrounds. */
const textPairs = [
  ...grounds.flatMap((ground) =>
    ["ink", "ink-muted", "accent-text", "danger-text", "warning-text"].map(
      (text) => [text, ground] as const,
    ),
  ),
  ["accent-ink", "accent"],
  ["accent-ink", "accent-strong"],
  ["accent-text", "accent-soft"],
  ["ink", "accent-soft"],
  ["ink-muted", "accent-soft"],
  ["warning-text", "warning-soft"],
  ["danger-text", "danger-soft"],
  ["danger-ink", "danger"],
  ["danger-ink", "danger-strong"],
  ["success-text", "success-soft"],
] as const;

/** Meaningful lines and fills, and their backgrounds. */
const graphicPairs = [
  ...grounds.flatMap((ground) =>
    ["line-strong", "accent", "danger", "focus"].map(
      (graphic) => [graphic, ground] as const,
    ),
  ),
];

const chart = [1, 2, 3, 4, 5, 6, 7, 8].map((one) => `--chart-${String(one)}`);
/** The optimised hues; changing only one of them would unbalance the others. */
const palette = {
  light: [
    ...["31% 0.05 210", "36% 0.17 310", "41% 0.1 40", "45.5% 0.17 270"],
    ...["50.5% 0.1 80", "55.5% 0.12 240", "60.5% 0.13 110", "64% 0.12 175"],
  ],
  dark: [
    ...["55.2% 0.095 210", "60% 0.17 310", "64% 0.1 40", "69.5% 0.155 270"],
    ...["75% 0.1 80", "80.5% 0.105 240", "86% 0.16 110", "91.5% 0.125 175"],
  ],
};
const avatars = [1, 2, 3, 4, 5, 6].map((one) => `--avatar-${String(one)}`);

type Theme = (typeof themes)[number];

/** Lightness, chroma and hue as written in the file. */
function written(name: string, theme: Theme): string {
  const value = new RegExp(`${name}:\\s*light-dark\\(([^;]*)\\);`).exec(css);
  const parts = [...(value?.[1] ?? "").matchAll(/oklch\(([^)]*)\)/g)];
  const found = parts[themes.indexOf(theme)]?.[1];
  if (found === undefined) throw new Error(`${name} has no ${theme} colour`);
  return found;
}

function color(name: string, theme: Theme): Rgb {
  const [lightness = "", chroma, hue] = written(name, theme).split(/[\s/]+/);
  return fromOklch(parseFloat(lightness) / 100, Number(chroma), Number(hue));
}

function leastDistance(colors: readonly Rgb[]): number {
  const distances = colors.flatMap((one, index) =>
    colors.slice(index + 1).map((other) => distance(one, other)),
  );
  return Math.min(...distances);
}

describe.each(themes)("tokens of the %s theme", (theme) => {
  it.each(textPairs)("%s is readable on %s", (text, ground) => {
    const [front, back] = [`--color-${text}`, `--color-${ground}`];
    expect(
      contrast(color(front, theme), color(back, theme)),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)("%s is visible on %s", (graphic, ground) => {
    const [front, back] = [`--color-${graphic}`, `--color-${ground}`];
    expect(
      contrast(color(front, theme), color(back, theme)),
    ).toBeGreaterThanOrEqual(3);
  });

  it.each(avatars)("text is readable on %s", (avatar) => {
    expect(
      contrast(color("--color-ink", theme), color(avatar, theme)),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...chart, "--chart-other"])(
    "%s is visible on every background",
    (name) => {
      for (const ground of ["paper", "surface", "raised"])
        expect(
          contrast(color(name, theme), color(`--color-${ground}`, theme)),
        ).toBeGreaterThanOrEqual(3);
    },
  );

  it("has the eight chart colours that were optimised together", () => {
    expect(chart.map((name) => written(name, theme))).toEqual(palette[theme]);
    expect(css.match(/--chart-\d+:/g)).toHaveLength(8);
  });

  it("orders the chart colours by greyscale lightness", () => {
    const greys = chart.map((name) => luminance(color(name, theme)));
    for (const [index, grey] of greys.slice(1).entries())
      expect(grey).toBeGreaterThan((greys[index] ?? 0) * 1.1);
  });

  it("keeps the chart colours distinguishable", () => {
    const colors = [...chart, "--chart-other"].map((one) => color(one, theme));
    expect(leastDistance(colors)).toBeGreaterThan(0.1);
  });

  it.each(Object.entries(deficiencies))(
    "keeps the chart colours distinguishable with %s",
    (_name, matrix) => {
      const colors = [...chart, "--chart-other"].map((one) =>
        simulate(matrix, color(one, theme)),
      );
      expect(leastDistance(colors)).toBeGreaterThan(0.08);
    },
  );
});
