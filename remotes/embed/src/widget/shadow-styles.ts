/** The rules of all style sheets of inline.js: the build puts them in, made to fit a shadow root. */
declare const __shadowStyles__: string;

export const shadowStyles =
  typeof __shadowStyles__ === "string" ? __shadowStyles__ : "";
