/** A rule that reports every node that a selector matches. */
const forbid = (selector, message) => ({
  create: (context) => ({
    [selector]: (node) => context.report({ node, message }),
  }),
});

// For "direction-by-words": dir="auto", boxes, and elements whose text may
// determine the direction of boxes.
const runsByWords =
  "JSXOpeningElement:has(> JSXAttribute[name.name='dir'][value.value='auto'])";
const box =
  "JSXElement:not(:has(> JSXOpeningElement[name.name=/^(b|span|a|Link|Sentence)$/]))";
const leads =
  "JSXElement:has(> JSXOpeningElement[name.name=/^(label|legend)$/])";

/** This project's own rules for oxlint. */
export default {
  meta: { name: "nearsay" },
  rules: {
    "direction-by-words": forbid(
      `JSXElement:has(> ${runsByWords}):matches(:has(> ${box}), :has(> JSXExpressionContainer:has(${box}))):not(:has(> ${leads})) > JSXOpeningElement, ${runsByWords}[name.name=/^(td|th|tr|table)$/]`,
      'dir="auto" belongs only on elements with text: boxes inside it would have another direction than the surrounding boxes, and table cells have edges next to others.',
    ),
    "no-literal-spread": forbid(
      "SpreadElement > ObjectExpression, SpreadElement > TSAsExpression > ObjectExpression, JSXSpreadAttribute > ObjectExpression, :matches(CallExpression, NewExpression) > SpreadElement > ArrayExpression, :matches(CallExpression, NewExpression) > SpreadElement > TSAsExpression > ArrayExpression",
      "Write the properties or arguments themselves: a spread hides properties that the type does not have.",
    ),
    "no-message-to-anybody": forbid(
      "CallExpression:matches([callee.property.name='postMessage'], [callee.name='postMessage']) :matches(Literal[value='*'], TemplateElement[value.raw='*'])",
      "Name the target origin of the message: any site may be loaded there.",
    ),
    "no-words-in-markup": forbid(
      "JSXText[value=/\\p{L}/u], JSXAttribute[name.name=/^(aria-label|aria-description|alt|description|label|placeholder|title)$/] > Literal",
      "Put visible text into the message catalogue.",
    ),
  },
};
