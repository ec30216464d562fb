import { limits } from "@nearsay/core/contract";
import { confirms } from "@nearsay/core/domain";
import {
  announce,
  Button,
  Dialog,
  Notice,
  TextField,
  DangerButton,
} from "@nearsay/core/ui";
import { type FormEvent, useId, useState } from "react";
import { deleteManaged } from "../owned/manage-calls.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";
import { Section } from "./section.tsx";
import { useAct } from "./use-act.ts";

const words = ownerPageTexts.remove;

/** Deletes the survey, once its title is typed. */
export function RemoveSection({ owner, managed, onChanged }: OwnerPageProps) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const act = useAct();
  const { title } = managed.survey;
  const right = confirms(typed, title);
  const formId = useId();

  async function remove() {
    onChanged(await deleteManaged(owner, title));
    announce(words.done);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (right) act.run(remove, words.failed);
  }

  return (
    <Section heading={words.heading}>
      <p>{words.about({ days: limits.undeleteDays })}</p>
      <div>
        <DangerButton onClick={() => setAsking(true)}>
          {words.action}
        </DangerButton>
      </div>
      <Dialog
        open={asking}
        title={words.ask}
        description={words.about({ days: limits.undeleteDays })}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.cancel}</Button>
            <DangerButton
              type="submit"
              form={formId}
              variant="filled"
              disabled={!right}
              busy={act.busy}
              busyText={ownerPageTexts.head.working}
            >
              {words.confirm}
            </DangerButton>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <TextField
            label={words.label}
            hint={words.hint({ title })}
            autoComplete="off"
            maxLength={limits.titleMax}
            value={typed}
            onChange={setTyped}
          />
        </form>
        {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      </Dialog>
    </Section>
  );
}
