/** Changes with the rules; inserted by the build. */
declare const __shadowStylesName__: string;

export const shadowStylesName =
  typeof __shadowStylesName__ === "string" ? __shadowStylesName__ : "";
