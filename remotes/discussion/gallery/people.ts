import { loadViewerAtom, watchLocationAtom } from "@nearsay/core/session";
import { decideConsent, people } from "@nearsay/core/standalone";

/** The visitor's id, by which their own messages are recognised. */
export const visitorId = "visitor-0001";

/** On the other side of the town in which the gallery's surveys are located. */
const visitorAt = { lat: 52.5, lng: 13.45 };

export async function meetPeople(): Promise<void> {
  await people.visitor.set(loadViewerAtom);
  sessionStorage.setItem("last_coordinates", JSON.stringify(visitorAt));
  await people.visitor.set(watchLocationAtom);
  await decideConsent();
}
