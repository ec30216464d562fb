import { embedPaths } from "@nearsay/core/contract";
import { defineElement } from "./define-element.ts";

defineElement(new URL(ownScript().src).origin);

/** Modules, and scripts that an optimizer put in anew, are nobody's current script. */
function ownScript(): HTMLScriptElement {
  const script =
    document.currentScript ??
    document.querySelector(`script[src*="${embedPaths.element}"]`);
  if (script instanceof HTMLScriptElement && script.src !== "") return script;
  throw new Error(
    `Nearsay does not know its site: load its script by an element, <script src="https://…${embedPaths.element}">.`,
  );
}
