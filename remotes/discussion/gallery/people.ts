import { loadViewerAtom, watchLocationAtom } from "@nearsay/core/session";
import { decideConsent, people } from "@nearsay/core/standalone";

/** The visitor's id, which marks what is one's own. */
export const visitorId = "visitor-0001";

/** Across the town from where surveys of the gallery have a place. */
const visitorAt = { lat: 52.5, lng: 13.45 };

export async function meetPeople(): Promise<void> {
  await people.visitor.set(loadViewerAtom);
  sessionStorage.setItem("last_coordinates", JSON.stringify(visitorAt));
  await people.visitor.set(watchLocationAtom);
  await decideConsent();
}
