import { localStore } from "@nearsay/core/session";
import {
  type GallerySection,
  press,
  Stage,
  type Step,
  unfold,
} from "@nearsay/core/standalone";
import { openDraft } from "../../src/draft/draft.ts";
import {
  forgetDraft,
  keepDraft,
  listKeptDrafts,
} from "../../src/draft/kept-draft.ts";
import { KeptDrafts } from "../../src/prompt/kept-drafts.tsx";
import { creator as texts } from "#messages";
import { draftOf, why } from "../drafts.ts";

// Removes drafts that the editors of other sections stored.
for (const { id } of listKeptDrafts()) forgetDraft(id);
keep("The old bridge without cars", 0.4);
keep("", 3.4);
keep("The square after the market and before the concert ".repeat(4), 30.4);
keep("Benches", 80.4);

export const keptDrafts: GallerySection = {
  name: "KeptDrafts",
  about: "Drafts that this browser keeps, to go on with or to throw away.",
  wide: true,
  states: {
    Offered: offered(),
    "The earlier ones, too": offered([
      unfold(texts.kept.earlier({ count: 1 })),
    ]),
    "One discarded": offered([
      press(texts.kept.discardNamed({ title: "Benches" })),
    ]),
  },
};

function offered(steps: Step[] = []) {
  return (
    <Stage steps={steps}>
      <KeptDrafts onResume={() => undefined} />
    </Stage>
  );
}

/** Stores a draft as if it had been changed that many hours ago. */
function keep(title: string, hoursAgo: number): void {
  const id = `gallery ${hoursAgo}`;
  const now = Date.now();
  keepDraft(id, openDraft(draftOf({ title, questions: [why] }), now));
  const savedAt = new Date(now - hoursAgo * 3_600_000).toISOString();
  for (const key of localStore.keys("").filter((one) => one.endsWith(id)))
    localStore.write(key, { ...(localStore.read(key) as object), savedAt });
}
