import { formatCount } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import { QuietLine } from "./quiet-line.tsx";

/** Stands in the place of what would tell too much while few have answered. */
export function WithheldLine({ until }: { readonly until: number }) {
  return (
    <QuietLine title={texts.withheld(until, formatCount(until))}>
      {texts.withheldHint}
    </QuietLine>
  );
}
