import { escapeMarkup } from "../domain/markup.ts";
import type { Drawing, Shape } from "./drawing.ts";

/** The value of a token such as "--color-ink", in any SVG syntax. */
export type ResolveToken = (token: string) => string;

/**
 * A drawing as text: an `svg` element for an HTML page that defines the tokens.
 * With `resolveToken` it is a standalone SVG document: every token is replaced
 * by its value. Characters that XML cannot contain are removed.
 */
export function toSvgMarkup(
  drawing: Drawing,
  resolveToken?: ResolveToken,
): string {
  const { width, height, label, shapes } = drawing;
  const attributes = {
    ...(resolveToken && { xmlns: "http://www.w3.org/2000/svg" }),
    role: "img",
    "aria-label": label,
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    // The direction of a chart's numbers does not depend on its page.
    direction: "ltr",
  };
  return writeElement("svg", attributes, shapes, resolveToken);
}

function writeElement(
  tag: string,
  attributes: Shape["attributes"],
  children: Shape["children"] = [],
  resolveToken?: ResolveToken,
): string {
  const written = Object.entries(attributes).map(
    ([name, value]) =>
      ` ${attributeName(name)}="${writeValue(value, resolveToken)}"`,
  );
  const content = children.map((child) =>
    typeof child === "string"
      ? escapeText(child)
      : writeElement(child.tag, child.attributes, child.children, resolveToken),
  );
  return `<${tag}${written.join("")}>${content.join("")}</${tag}>`;
}

/** Names that SVG itself spells with capitals. */
const capitalised = new Set(["viewBox", "textLength", "lengthAdjust"]);

function attributeName(name: string): string {
  return capitalised.has(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function writeValue(
  value: string | number,
  resolveToken?: ResolveToken,
): string {
  // Hundredths of a pixel are never visible.
  if (typeof value === "number") return String(Math.round(value * 100) / 100);
  return escapeText(
    resolveToken
      ? value.replace(/var\((--[\w-]+)\)/g, (_, token: string) =>
          resolveToken(token),
        )
      : value,
  );
}

function escapeText(text: string): string {
  return escapeMarkup(
    text.replace(/[\t\n\r]/g, " ").replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ""),
  );
}
