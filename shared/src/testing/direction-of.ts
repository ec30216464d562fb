/**
 * The direction in which a browser lays an element out, which jsdom does not
 * compute: that of the nearest `dir`; "auto" depends on the first letter in it.
 */
export function directionOf(element: Element): string {
  const decides = element.closest("[dir]");
  const dir = decides?.getAttribute("dir") ?? "ltr";
  if (decides === null || dir !== "auto") return dir;
  const text = textWithin(decides);
  return /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
    ? "rtl"
    : "ltr";
}

/**
 * The text that determines "auto": without elements that have their own
 * direction, and without typed text.
 */
function textWithin(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? "";
      return node.matches("[dir], bdi, textarea, script, style")
        ? ""
        : textWithin(node);
    })
    .join(" ");
}
