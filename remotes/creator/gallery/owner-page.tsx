import { see, Stage, type Step } from "@nearsay/core/standalone";
import { DeskPage } from "../src/owner-page/desk-page.tsx";
import { ownerPage as ownerPageTexts } from "#messages";
import { serveConflict, serveManaged, serveNothing } from "./serve-managed.ts";

/**
 * The owner's page of a survey; without a reply, no key opens it.
 * @param theirs What another owner makes of the survey in the meantime.
 */
export function ownerPage(
  reply: object | null,
  steps: Step[] = [],
  theirs?: object,
) {
  const uuid =
    reply === null
      ? serveNothing()
      : theirs === undefined
        ? serveManaged(reply)
        : serveConflict(reply, theirs);
  const shown =
    reply === null ? ownerPageTexts.wrong.title : ownerPageTexts.title;
  return (
    <Stage path={`/manage/${uuid}#key=gallery`} steps={[see(shown), ...steps]}>
      <DeskPage surveyUuid={uuid} />
    </Stage>
  );
}
