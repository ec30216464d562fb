/** What `data-as` may say of an element. */
export type ImitatedState = "hover" | "focus-visible";

/**
 * Makes every rule for `:hover` and `:focus-visible` apply to elements that
 * `data-as` calls so, too: a gallery shows states that no pointer makes there.
 */
export function imitateStates(): void {
  for (const { cssRules } of document.styleSheets) widen(cssRules);
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) widenSelector(rule);
    else if (rule instanceof CSSGroupingRule) widen(rule.cssRules);
  }
}

function widenSelector(rule: CSSStyleRule): void {
  const { selectorText } = rule;
  const wider = selectorText.replace(
    /:(hover|focus-visible)/g,
    ':is(:$1, [data-as="$1"])',
  );
  if (wider !== selectorText) rule.selectorText = wider;
}
