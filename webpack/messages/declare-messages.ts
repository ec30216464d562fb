import type { Token } from "@messageformat/parser";
import { readMessage, type Tree } from "./catalogue.ts";

/** TypeScript declarations of the English catalogue, by which the other languages and all code are checked. */
export function declareMessages(catalogue: ReadonlyMap<string, Tree>): string {
  const declared = [...catalogue].map(
    ([name, tree]) => `export declare const ${name}: ${typeOf(tree)};`,
  );
  return `${declared.join("\n")}\n`;
}

function typeOf(tree: Tree): string {
  if (typeof tree === "string") return typeOfMessage(tree);
  if (Array.isArray(tree)) return `readonly [${tree.map(typeOf).join(", ")}]`;
  const members = Object.entries(tree).map(
    ([name, one]) => `readonly ${JSON.stringify(name)}: ${typeOf(one)}`,
  );
  return `{ ${members.join("; ")} }`;
}

function typeOfMessage(text: string): string {
  const types = new Map<string, string>();
  collect(readMessage(text, "en"), types);
  if (types.size === 0) return "string";
  const given = [...types].map(([name, type]) => `${name}: ${type}`);
  return `(given: { ${given.join("; ")} }) => string`;
}

function collect(tokens: readonly Token[], types: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === "argument") {
      if (!types.has(token.arg)) types.set(token.arg, "string | number");
    } else if (token.type === "function") types.set(token.arg, "number");
    else if ("cases" in token) {
      const keys = token.cases.map(({ key }) => key);
      types.set(token.arg, token.type === "select" ? choice(keys) : "number");
      for (const { tokens: inner } of token.cases) collect(inner, types);
    }
  }
}

function choice(keys: readonly string[]): string {
  const named = keys.filter((key) => key !== "other");
  if (named.every((key) => key === "true" || key === "false")) return "boolean";
  return "string | null";
}
