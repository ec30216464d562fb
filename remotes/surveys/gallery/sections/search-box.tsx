import {
  type GallerySection,
  press,
  see,
  Stage,
  type StageProps,
  write,
} from "@nearsay/core/standalone";
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
    Suggesting: (
      // As tall as the list that overlaps it.
      <div style={{ minBlockSize: "28rem" }}>
        {box({
          steps: [write(label, "stre"), see("Should Elm Street be closed?")],
        })}
      </div>
    ),
  },
};

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
