import { AppealForm } from "@nearsay/core/ui/appeal-form";
import { appealManaged } from "../owned/manage-calls.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";

/** Requests a review of a survey that was hidden. */
export function HiddenAppeal({ owner, managed, onChanged }: OwnerPageProps) {
  return (
    <>
      <p>{ownerPageTexts.head.hidden}</p>
      <AppealForm
        asked={managed.appealedAt !== null}
        onSend={async (reason) => onChanged(await appealManaged(owner, reason))}
      />
    </>
  );
}
