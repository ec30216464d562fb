/** Elements whose name is their text, and attributes that override the name. */
const renamed =
  ":is(a[href], button, summary, [role=button], [role=link], [role=option], [role=tab], [role=switch], [role=checkbox], [role=radio]):is([aria-label], [aria-labelledby])";

/**
 * Controls whose accessible name does not contain their visible text: speech
 * input with that text has no effect. The same rule as that of axe in a
 * browser, applied to every component in its state at the end of a test.
 */
function misnamedControls(within: ParentNode): string[] {
  return [...within.querySelectorAll(renamed)].flatMap((control) => {
    const [seen, name] = [plain(textOn(control)), plain(nameOf(control))];
    // A single character is an icon.
    if (/^\D?$/.test(seen) || name.includes(seen)) return [];
    return [`“${seen}” is named “${name}”`];
  });
}

function nameOf(control: Element): string {
  const ids = control.getAttribute("aria-labelledby");
  if (ids === null) return control.getAttribute("aria-label") ?? "";
  return ids
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");
}

/** Without texts for screen readers only. */
function textOn(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? "";
      return node.matches("[hidden], .visually-hidden, svg")
        ? ""
        : textOn(node);
    })
    .join(" ");
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

// Imported before the testing library, which automatically empties the page
// after each test.
afterEach(() => {
  const misnamed = misnamedControls(document);
  if (misnamed.length > 0)
    throw new Error(`A name leaves out what is seen: ${misnamed.join("; ")}`);
});
