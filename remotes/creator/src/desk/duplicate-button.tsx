import type { ManagedSurvey } from "@nearsay/core/contract";
import { useNavigate } from "@nearsay/core/router";
import { Button, Notice } from "@nearsay/core/ui";
import { useAct } from "./use-act.ts";
import { deskTexts } from "../owner-texts.ts";

const words = deskTexts.duplicate;

/** Begins a survey that asks the same. */
export function DuplicateButton(props: {
  readonly managed: ManagedSurvey;
  /** Where there are several. */
  readonly label?: string | undefined;
}) {
  const act = useAct();
  const navigate = useNavigate();

  async function duplicate() {
    const { duplicateSurvey } = await import("./duplicate-survey.ts");
    if (!duplicateSurvey(props.managed)) throw new Error(words.failed);
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
