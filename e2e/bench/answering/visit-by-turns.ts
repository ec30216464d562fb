import type { Browser } from "playwright";
import { type Contestant, type Visit, visit } from "./visit.ts";

/** A page that submits the answers with one button. */
export function peer(name: string, url: string, button: string): Contestant {
  return {
    name,
    url,
    submit: (page) => page.getByRole("button", { name: button }).click(),
  };
}

/** Alternates between the pages, so that whatever slows the machine affects all of them. */
export async function visitByTurns(
  browser: Browser,
  pages: readonly Contestant[],
  runs: number,
): Promise<Visit[][]> {
  const visits: Visit[][] = pages.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, page] of pages.entries()) {
      visits[index]?.push(await visit(browser, page));
    }
  }
  return visits;
}
