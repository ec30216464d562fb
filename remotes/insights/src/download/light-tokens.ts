import type { ResolveToken } from "@nearsay/core/charts";

const properties: [prefix: string, property: string][] = [
  ["--font-", "font-family"],
  ["--weight-", "font-weight"],
];

/**
 * Resolves tokens to their values inside `scope` in the light theme: colours as
 * #rrggbb, which every program that opens an SVG supports.
 */
export function readLightTokens(scope: Element): ResolveToken {
  return (token) => {
    const probe = document.createElement("span");
    probe.hidden = true;
    scope.append(probe);
    const [, property = "color"] =
      properties.find(([prefix]) => token.startsWith(prefix)) ?? [];
    const value = `var(${token})`;
    probe.style.setProperty("color-scheme", "light");
    probe.style.setProperty(
      property,
      // Mixing a colour with itself converts any colour space to fractions of
      // sRGB.
      property === "color" ? `color-mix(in srgb, ${value}, ${value})` : value,
    );
    const computed = getComputedStyle(probe).getPropertyValue(property);
    probe.remove();
    return property === "color" ? toHex(computed) : computed;
  };
}

/** Converts "color(srgb 0 0.5 1)" to "#0080ff"; other formats stay unchanged. */
export function toHex(color: string): string {
  const [, shares] = /^color\(srgb ([^/)]+)/.exec(color) ?? [];
  if (shares === undefined) return color;
  const bytes = shares.trim().split(" ").slice(0, 3).map(toByte);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function toByte(share: string): number {
  const byte = Math.round(Number.parseFloat(share) * 255);
  return Math.min(255, Math.max(0, byte || 0));
}
