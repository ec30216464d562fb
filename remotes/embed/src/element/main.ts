import { embedPaths } from "@nearsay/core/contract";
import { defineElement } from "./define-element.ts";

defineElement(new URL(ownScript().src).origin);

/** `document.currentScript` is null in modules and in scripts that an optimizer re-inserted. */
function ownScript(): HTMLScriptElement {
  const script =
    document.currentScript ??
    document.querySelector(`script[src*="${embedPaths.element}"]`);
  if (script instanceof HTMLScriptElement && script.src !== "") return script;
  throw new Error(
    `Nearsay does not know its site: load its script by an element, <script src="https://…${embedPaths.element}">.`,
  );
}
