import {
  loadConsentAtom,
  localStore,
  sessionStore,
  watchLocationAtom,
} from "@nearsay/core/session";
import {
  fakeNetwork,
  type FakeNetwork,
  json,
  type NetworkCall,
  renderAt,
  type RenderAtOptions,
  type RenderedAt,
} from "@nearsay/core/testing";
import { type RemoteLoader, RemoteLoaderProvider } from "@nearsay/core/ui";
import { createStore } from "jotai";
import type { ReactNode } from "react";
import { fakeRemotes } from "./fake-remotes.tsx";
import {
  freeText,
  oneOf,
  questionsReply,
  surveyItem,
  surveyList,
} from "./survey-builders.ts";

type Routes = Parameters<typeof fakeNetwork>[0];

/** The server with one survey, number 7, of two questions. */
export function surveysNetwork(routes: Routes = {}): FakeNetwork {
  return fakeNetwork({
    "POST /api/auth/anon": startSession,
    "GET /api/health": { geoConsentPromptEnabled: false },
    "GET /api/privacy/status": { optOut: false },
    "POST /api/privacy/opt-out": null,
    "DELETE /api/privacy/opt-out": null,
    "GET /api/surveys": surveyList(surveyItem()),
    "GET /api/surveys/search-by-id": searchById,
    "GET /api/surveys/keywords": { keywords: [] },
    "GET /api/surveys/me/survey-responses": { responded: {}, liked: {} },
    "GET /api/surveys/me/hidden": { items: [] },
    "GET /api/surveys/7": surveyItem(),
    "GET /api/surveys/7/questions": questionsReply([freeText, oneOf]),
    "POST /api/surveys/7/responses": { duplicate: false },
    ...routes,
  });
}

function searchById({ path }: NetworkCall): Response {
  const found = path.includes("survey_id=7") ? [surveyItem()] : [];
  return json(surveyList(...found));
}

function startSession(): Response {
  document.cookie = "nearsay_csrf=t";
  return new Response(null, { status: 204 });
}

interface RenderSurveysOptions extends Omit<RenderAtOptions, "store"> {
  consented?: boolean;
  near?: { lat: number; lng: number };
  loader?: RemoteLoader;
}

/** Renders a component of this remote as the host would, with consent and location known. */
export async function renderSurveys(
  part: ReactNode,
  options: RenderSurveysOptions = {},
): Promise<RenderedAt> {
  const { consented = true, near, loader = fakeRemotes(), ...more } = options;
  const store = createStore();
  localStore.write("anonymous_consent", consented);
  await store.set(loadConsentAtom);
  if (near) sessionStore.write("last_coordinates", near);
  await store.set(watchLocationAtom);
  return renderAt(
    <RemoteLoaderProvider value={loader}>{part}</RemoteLoaderProvider>,
    { ...more, store },
  );
}
