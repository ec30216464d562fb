import { loadViewerAtom } from "@nearsay/core/session";
import { decideConsent, people } from "@nearsay/core/standalone";

/** The visitor's id, which marks what is one's own. */
export const visitorId = "visitor-0001";

export async function meetPeople(): Promise<void> {
  await people.visitor.set(loadViewerAtom);
  await decideConsent();
}
