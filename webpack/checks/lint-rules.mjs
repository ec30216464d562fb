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
      "A direction of its own belongs to words: boxes in it would run against those around it that inherit, and a cell has edges beside others.",
    ),
    "no-message-to-anybody": forbid(
      "CallExpression:matches([callee.property.name='postMessage'], [callee.name='postMessage']) :matches(Literal[value='*'], TemplateElement[value.raw='*'])",
      "Name the origin that a message is for: anybody may be in its place.",
    ),
    "no-words-in-markup": forbid(
      "JSXText[value=/\\p{L}/u], JSXAttribute[name.name=/^(aria-label|aria-description|alt|description|label|placeholder|title)$/] > Literal",
      "Put what people read into texts.ts.",
    ),
  },
};
