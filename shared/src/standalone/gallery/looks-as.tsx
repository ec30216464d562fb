import { type ReactNode, useLayoutEffect, useRef } from "react";

export interface LooksAsProps {
  /** What `data-as` says of the control. */
  readonly state: "hover" | "focus-visible";
  readonly children: ReactNode;
}

/** Shows the first control of what it holds as if pointed at or focused. */
export function LooksAs({ state, children }: LooksAsProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = element.current?.querySelector(
      "button, a, input, select, textarea, summary",
    );
    control?.setAttribute("data-as", state);
    // Who points at a control points at the label around it, too.
    if (state === "hover")
      control?.closest("label")?.setAttribute("data-as", state);
  }, [state]);
  return <div ref={element}>{children}</div>;
}

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
