import type { SurveyDraft } from "@nearsay/core/contract";
import { Stage, type StageProps } from "@nearsay/core/standalone";
import { openDraft } from "../src/draft/draft.ts";
import { SurveyEditor } from "../src/editor/survey-editor.tsx";
import type { TokenKeeper } from "../src/publish/token-keeper.ts";
import { standIn } from "./stand-in.tsx";

const tokens: TokenKeeper = {
  prefetch: () => undefined,
  adopt: () => undefined,
  take: () => Promise.resolve("token"),
  drop: () => undefined,
};

interface Shown extends Omit<StageProps, "children"> {
  notice?: string;
  leftOut?: string[];
  looks?: string[];
}

/** This survey in the editor, after the given steps. */
export function editor(draft: SurveyDraft, shown: Shown = {}) {
  const { notice = null, leftOut = [], looks = [], ...stage } = shown;
  return (
    <Stage loader={standIn} {...stage}>
      <SurveyEditor
        id="gallery"
        draft={{ ...openDraft(draft, Date.now()), leftOut, looks }}
        notice={notice}
        tokens={tokens}
        onBack={() => undefined}
      />
    </Stage>
  );
}
