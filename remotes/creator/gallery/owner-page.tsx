import { see, Stage, type Step } from "@nearsay/core/standalone";
import { DeskPage } from "../src/owner-page/desk-page.tsx";
import { type Part, partAddress } from "../src/owner-page/parts.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import { serveConflict, serveManaged, serveNothing } from "./serve-managed.ts";

interface Shown {
  /** The part with an address of its own; the overview if omitted. */
  readonly part?: Part;
  /** What another owner makes of the survey in the meantime. */
  readonly theirs?: object;
}

/**
 * The owner's page of a survey; without a reply, no key opens it.
 * @param steps The first shows when the page has loaded.
 */
export function ownerPage(
  reply: object | null,
  steps: Step[] = [see(ownerPageTexts.list.heading)],
  { part, theirs }: Shown = {},
) {
  const uuid = serve(reply, theirs);
  return (
    <Stage path={`${partAddress(uuid, part)}#key=gallery`} steps={steps}>
      <DeskPage surveyUuid={uuid} part={part} />
    </Stage>
  );
}

function serve(reply: object | null, theirs: object | undefined): string {
  if (reply === null) return serveNothing();
  return theirs === undefined
    ? serveManaged(reply)
    : serveConflict(reply, theirs);
}
