import type { Question } from "./question.ts";
import type { ReadMode } from "./ownership.ts";
import type { ResultsRule } from "./results.ts";

/**
 * Every module that a remote exposes, named `remote/Module`: what people call
 * it, and its props. Builds, reports, texts and slots know remotes from here.
 */
export const exposedModules = {
  "surveys/HomePage": part("The survey list"),
  "surveys/SurveyPage": part<SurveyPageProps>("The survey"),
  "surveys/FeedbackPage": part("The feedback page"),
  "surveys/TicketPage": part("The page for paper tickets"),
  "surveys/SurveyPreview": part<SurveyPreviewProps>("The preview"),
  "insights/InsightsPanel": part<InsightsPanelProps>("Insights"),
  "discussion/Discussion": part<DiscussionProps>("The discussion"),
  "creator/CreatePage": part("The survey editor"),
  "creator/PublishedPanel": part<PublishedPanelProps>("What was published"),
  "creator/DeskPage": part<DeskPageProps>("The survey desk"),
  "creator/MinePage": part("The list of your surveys"),
  "embed/EmbedPage": part("The page for embedding"),
  "operator/OperatorPage": part("The moderation desk"),
};

/** Every exposed module and its props. An interface, as its properties stay in step with a module that is a type parameter. */
export interface ExposedModules extends PropsByModule {}

type PropsByModule = {
  [Module in ExposedModule]: PropsOf<(typeof exposedModules)[Module]>;
};

export type ExposedModule = keyof typeof exposedModules;

export const moduleNames = Object.keys(exposedModules) as ExposedModule[];

interface Part<Props> {
  /** As the subject of a sentence. */
  label: string;
  /** Never there: it only carries the type. */
  props?: Props;
}

type PropsOf<P> = P extends Part<infer Props> ? Props : never;

function part<Props = Record<never, never>>(label: string): Part<Props> {
  return { label };
}

export interface SurveyPageProps {
  /** From the route: numeric id or uuid. */
  surveyKey: string;
}

export interface PublishedPanelProps {
  /** Just published in this browser. */
  surveyId: string;
}

export interface DeskPageProps {
  /** From the route; the key is in the fragment, or kept in this browser. */
  surveyUuid: string;
}

/** A survey that is not published yet. */
export interface SurveyPreviewProps {
  title: string;
  instructions: string;
  /** Those that are challenges included. */
  questions: readonly Question[];
  /** ISO 8601; null where its author leaves it to the server. */
  closesAt: string | null;
  /** When results show; left out, nothing is said of it. */
  results?: ResultsRule | undefined;
  /** What its author reads; left out, nothing is said of it. */
  reads?: ReadMode | undefined;
}

export interface InsightsPanelProps {
  surveyId: string;
  /** Names the files that people save; left out, the survey's number does. */
  title?: string | undefined;
  /** Access code of a survey that requires one. */
  code?: string | undefined;
  /** Everybody but the creator needs a code of its own to export. */
  exportRestricted: boolean;
  /** False where the page that shows the panel lets nobody export; true where left out. */
  exportable?: boolean | undefined;
  /** ISO 8601: when the survey closes, where that is known. */
  closesAt?: string | null | undefined;
}

export interface DiscussionProps {
  surveyId: string;
  /** The middle of the survey's cell; left out where it has no place, and nobody says from how far they write. */
  place?: { lat: number; lng: number } | null | undefined;
  /** Told the number of posts whenever it changes. */
  onPostCountChange?: ((count: number) => void) | undefined;
}
