import {
  choose,
  type GallerySection,
  press,
  see,
  Stage,
  type StageProps,
  write,
} from "@nearsay/core/standalone";
import type { ReactNode } from "react";
import { SearchBox } from "../../src/home/search-box.tsx";
import { useSearch } from "../../src/home/use-search.ts";

const label = "Search surveys";

export const searchBox: GallerySection = {
  name: "SearchBox",
  about: "Looks for surveys by words or by access code, and suggests some.",
  wide: true,
  states: {
    Empty: box({}),
    Searched: box({ path: "/?q=trees" }),
    "Code missing": box({
      steps: [press("Search by Code"), see("Please enter the access code.")],
    }),
    // Last, because suggestions overlap what follows.
    Suggesting: above(
      box({
        steps: [write(label, "stre"), see("Should Elm Street be closed?")],
      }),
    ),
    Topics: above(box({ steps: [choose(label), see("night buses")] })),
  },
};

/** As tall as the list that overlaps it. */
function above(suggesting: ReactNode) {
  return <div style={{ minBlockSize: "28rem" }}>{suggesting}</div>;
}

function box(stage: Pick<StageProps, "path" | "steps">) {
  return (
    <Stage {...stage}>
      <OwnSearch />
    </Stage>
  );
}

function OwnSearch() {
  return <SearchBox current={useSearch()} />;
}
