/** The rules of all style sheets of inline.js, adapted to a shadow root; inserted by the build. */
declare const __shadowStyles__: string;

export const shadowStyles =
  typeof __shadowStyles__ === "string" ? __shadowStyles__ : "";
