import { Skeleton } from "@nearsay/core/ui";
import { Thanks } from "@nearsay/surveys";
import { embed as embedTexts } from "#messages";
import type { AfterwardsProps } from "./afterwards.tsx";
import { Foot } from "./foot.tsx";
import { LazyContent } from "./lazy-content.tsx";
import { bringNotes } from "./lazy-notes.ts";
import { SiteLink } from "./site-link.tsx";

/** Replaces the form: thanks at once, and the rest when its code has loaded. */
export function LazyAfterwards(props: Omit<AfterwardsProps, "parts">) {
  const { thanksMessage, thanksLink } = props.questionSet;
  return (
    <>
      <Thanks {...props.answered}>
        {(thanksMessage ?? thanksLink) && (
          <LazyContent
            bring={bringNotes}
            draw={({ AuthorThanks }) => (
              <AuthorThanks ending={props.questionSet} />
            )}
          />
        )}
      </Thanks>
      <LazyContent
        bring={bringAfterwards}
        waiting={<Skeleton lines={4} />}
        failed={embedTexts.resultsFailed}
        draw={({ Afterwards }) => (
          <Afterwards {...props} parts={{ Foot, LazyContent, SiteLink }} />
        )}
      />
    </>
  );
}

/** Loaded on demand: not needed before answering. */
export function bringAfterwards() {
  return import("./afterwards.tsx");
}
