/**
 * Turns one named export of a module into the default export of a separate
 * module, so that each exposed module becomes a chunk without the others. Used
 * as `pick-export.cjs?Name!./expose.ts`.
 */
module.exports = function pickExport(source) {
  return source;
};

module.exports.pitch = function pitch(remaining) {
  const name = this.query.slice(1);
  const request = JSON.stringify(
    this.utils.contextify(this.context, remaining),
  );
  return `export { ${name} as default } from ${request};`;
};
