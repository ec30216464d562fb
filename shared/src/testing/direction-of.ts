/**
 * In which direction a browser lays an element out, which jsdom does not know:
 * that of the nearest `dir`, where "auto" goes by the first letter within.
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

/** What "auto" goes by: not what has a direction of its own, nor what is typed. */
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
