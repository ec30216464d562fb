import type { Question } from "./question.ts";
import type { ReadMode } from "./ownership.ts";
import type { ResultsRule } from "./results.ts";

/**
 * Every module that a remote exposes, as `remote/Module`, with its
 * props. Builds, reports, interface texts and slots use this
 * list.
 */
export const exposedModules = {
  "surveys/HomePage": part(),
  "surveys/SurveyPage": part<SurveyPageProps>(),
  "surveys/FeedbackPage": part(),
  "surveys/TicketPage": part(),
  "surveys/SurveyPreview": part<SurveyPreviewProps>(),
  "insights/InsightsPanel": part<InsightsPanelProps>(),
  "discussion/Discussion": part<DiscussionProps>(),
  "creator/CreatePage": part(),
  "creator/PublishedPanel": part<PublishedPanelProps>(),
  "creator/DeskPage": part<DeskPageProps>(),
  "creator/MinePage": part(),
  "embed/EmbedPage": part(),
  "operator/OperatorPage": part(),
};

/**
 * Every exposed module and its props. An interface, because its properties stay
 * correlated with a module that is a type parameter.
 */
export interface ExposedModules extends PropsByModule {}

type PropsByModule = {
  [Module in ExposedModule]: PropsOf<(typeof exposedModules)[Module]>;
};

export type ExposedModule = keyof typeof exposedModules;

export const moduleNames = Object.keys(exposedModules) as ExposedModule[];

interface Part<Props> {
  /** Never set: it only carries the type. */
  props?: Props;
}

type PropsOf<P> = P extends Part<infer Props> ? Props : never;

function part<Props = Record<never, never>>(): Part<Props> {
  return {};
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
  /** From the route; the key is in the URL fragment, or stored in this browser. */
  surveyUuid: string;
  /** From the route: the part of the owner's page that is shown alone. */
  part?: string | undefined;
}

/** A survey that is not published yet. */
export interface SurveyPreviewProps {
  title: string;
  instructions: string;
  /** Including challenge questions. */
  questions: readonly Question[];
  /** ISO 8601; null if the author leaves it to the server. */
  closesAt: string | null;
  /** When results are shown; if omitted, the preview does not mention it. */
  results?: ResultsRule | undefined;
  /** What the author may read; if omitted, the preview does not mention it. */
  reads?: ReadMode | undefined;
}

export interface InsightsPanelProps {
  surveyId: string;
  /** Used for the names of saved files; the survey's number if omitted. */
  title?: string | undefined;
  /** Access code of a survey that requires one. */
  code?: string | undefined;
  /** Everyone but the creator needs a separate code to export. */
  exportRestricted: boolean;
  /** False if the page that shows the panel allows no export; true if omitted. */
  exportable?: boolean | undefined;
  /** ISO 8601: when the survey closes, if known. */
  closesAt?: string | null | undefined;
}

export interface DiscussionProps {
  surveyId: string;
  /**
   * The centre of the survey's cell; omitted if the survey has no location, in
   * which case posts show no distance.
   */
  place?: { lat: number; lng: number } | null | undefined;
  /** Called with the number of posts whenever it changes. */
  onPostCountChange?: ((count: number) => void) | undefined;
}
