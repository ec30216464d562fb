import { type ExposedModule, remoteForPath } from "@nearsay/core/contract";
import { answerSentAtom, locationPromptAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { type Location, useLocation } from "react-router-dom";
import { lazyPart } from "../lazy/lazy-part.tsx";

const LocationModal = lazyPart(
  async () => (await import("./location-modal.tsx")).LocationModal,
);

/**
 * Pages that use a location: nearby surveys come first, or an answer or a
 * survey includes a location.
 */
const placed: readonly (ExposedModule | undefined)[] = [
  "surveys/HomePage",
  "surveys/SurveyPage",
  "surveys/FeedbackPage",
  "creator/CreatePage",
];

/**
 * Asks once per session for the approximate location, on pages that use it;
 * visitors who came for a survey only after they answered it.
 */
export function LocationPrompt() {
  const prompted = useAtomValue(locationPromptAtom);
  const { pathname } = useLocation();
  const surveyFirst = useSurveyFirst();
  const ofUse = placed.includes(remoteForPath(pathname));
  const open = prompted && ofUse && !surveyFirst;
  const [asked, setAsked] = useState(open);
  if (open && !asked) setAsked(true);
  return asked && <LocationModal open={open} />;
}

/**
 * Whether a visitor came for a survey and has not answered it yet. They are
 * asked nothing before they sent an answer, or went to a list.
 */
function useSurveyFirst(): boolean {
  const answerSent = useAtomValue(answerSentAtom);
  const kind = pageKind(useLocation());
  const [came, setCame] = useState(false);
  // On other pages, such as a policy that they open, the state does not change.
  const comes = kind === "elsewhere" ? came : kind === "survey";
  if (comes !== came) setCame(comes);
  return comes && !answerSent;
}

function pageKind({ pathname, search }: Location) {
  const module = remoteForPath(pathname);
  const isHome = module === "surveys/HomePage";
  const linked = isHome && new URLSearchParams(search).get("s")?.trim();
  if (module === "surveys/SurveyPage" || linked) return "survey";
  return isHome || module === "surveys/FeedbackPage" ? "list" : "elsewhere";
}
