import { type ReactNode, useLayoutEffect, useRef } from "react";

export interface LooksAsProps {
  /** Value of the control's `data-as`. */
  readonly state: "hover" | "focus-visible";
  readonly children: ReactNode;
}

/** Shows the first control in its content as if hovered or focused. */
export function LooksAs({ state, children }: LooksAsProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = element.current?.querySelector(
      "button, a, input, select, textarea, summary",
    );
    control?.setAttribute("data-as", state);
    // Pointing at a control also hovers the label around it.
    if (state === "hover")
      control?.closest("label")?.setAttribute("data-as", state);
  }, [state]);
  return <div ref={element}>{children}</div>;
}

/**
 * Applies every rule for `:hover` and `:focus-visible` also to elements with
 * the same `data-as`: a gallery shows these states without a pointer.
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
