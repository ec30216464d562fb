import type { Words } from "@nearsay/core/domain";
import type * as english from "./code-required.ts";

export const codeRequired: Words<typeof english.codeRequired> =
  "Esta encuesta requiere un código de acceso.";
