import { sentimentPercent } from "@nearsay/core/domain";
import { formatPercent } from "@nearsay/core/domain/charts";
import { ChangeMark } from "../changes/change-mark.tsx";
import { texts } from "../texts.ts";

/** The average on its scale, or the scale alone. */
export function AverageNote({ average }: { readonly average: number | null }) {
  if (average === null) return texts.scale;
  return (
    <>
      {texts.averageOnScale(formatPercent(sentimentPercent(average)))}{" "}
      <ChangeMark of="sentiment" />
    </>
  );
}
