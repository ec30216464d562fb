import type { CsvTable } from "@nearsay/core/domain";
import type { Drawing } from "@nearsay/core/domain/charts";
import { createContext } from "react";

/** What can be saved of a figure; made only when asked for. */
export interface Download {
  /** Names the figure, also in the names of its files. */
  readonly name: string;
  readonly drawing?: (() => Drawing) | undefined;
  readonly csv?: (() => CsvTable) | undefined;
}

/** The survey that saved files name as their source. */
export interface DownloadSource {
  readonly surveyId: string;
  /** When the numbers were counted, ISO 8601. */
  readonly updatedAt: string | null;
}

export const DownloadContext = createContext<DownloadSource>({
  surveyId: "",
  updatedAt: null,
});
