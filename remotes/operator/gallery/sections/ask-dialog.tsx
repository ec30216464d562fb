import { type GallerySection, Opened, Stage } from "@nearsay/core/standalone";
import { DecisionNews } from "../../src/moderate/decision-news.tsx";
import type { Question } from "../../src/moderate/use-decisions.ts";

const thing = { kind: "post", id: "40" } as const;
const things = [thing, { kind: "survey", id: "12" } as const];

export const askDialog: GallerySection = {
  name: "What is asked first",
  about: "Asks whether to delete, or to block an author.",
  states: {
    Delete: asked({ kind: "remove", things }),
    Block: asked({ kind: "block", thing }),
  },
};

function asked(question: Question) {
  return (
    <Opened>
      {(close) => (
        <Stage>
          <DecisionNews
            decisions={{
              busy: false,
              failure: null,
              outcome: null,
              question,
              decide: close,
              block: close,
              answer: close,
            }}
          />
        </Stage>
      )}
    </Opened>
  );
}
