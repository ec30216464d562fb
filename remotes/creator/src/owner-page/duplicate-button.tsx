import type { ManagedSurvey } from "@nearsay/core/contract";
import { useNavigate } from "@nearsay/core/router";
import { Button, Notice } from "@nearsay/core/ui";
import { useAct } from "./use-act.ts";
import { bringCopies } from "./bring-copies.ts";
import { duplicate as duplicateTexts } from "#messages";

const words = duplicateTexts;

/** Creates a draft with the same questions. */
export function DuplicateButton(props: {
  readonly managed: ManagedSurvey;
  /** The label, if a page has several such buttons. */
  readonly label?: string | undefined;
}) {
  const act = useAct();
  const navigate = useNavigate();

  async function duplicate() {
    const { duplicateSurvey } = await bringCopies();
    await duplicateSurvey(props.managed);
    void navigate("/create-survey");
  }

  return (
    <>
      <Button
        aria-label={props.label}
        disabled={act.busy}
        onClick={() => act.run(duplicate, words.failed)}
      >
        {words.action}
      </Button>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
    </>
  );
}
