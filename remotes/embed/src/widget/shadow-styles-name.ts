/** Another with each change of the rules: the build puts it in. */
declare const __shadowStylesName__: string;

export const shadowStylesName =
  typeof __shadowStylesName__ === "string" ? __shadowStylesName__ : "";
