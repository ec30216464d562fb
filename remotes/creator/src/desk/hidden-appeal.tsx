import { AppealForm } from "@nearsay/core/ui/appeal-form";
import { appealManaged } from "../owned/manage-calls.ts";
import type { DeskProps } from "./desk-props.ts";

/** Requests a review of a survey that was hidden. */
export function HiddenAppeal({ owner, managed, onChanged }: DeskProps) {
  return (
    <AppealForm
      asked={managed.appealedAt !== null}
      onSend={async (reason) => onChanged(await appealManaged(owner, reason))}
    />
  );
}
