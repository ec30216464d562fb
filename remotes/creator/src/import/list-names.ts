import { fileImport as texts } from "#messages";

/** "a, b, c" */
export function listNames([first = "", ...others]: readonly string[]): string {
  return others.reduce((names, name) => texts.names({ names, name }), first);
}
