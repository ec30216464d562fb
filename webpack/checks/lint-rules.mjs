/** A rule that reports every node a selector finds. */
const forbid = (selector, message) => ({
  create: (context) => ({
    [selector]: (node) => context.report({ node, message }),
  }),
});

/** Rules of this house for oxlint. */
export default {
  meta: { name: "nearsay" },
  rules: {
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
