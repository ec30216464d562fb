import type { CsvTable } from "@nearsay/core/domain";
import type { Drawing } from "@nearsay/core/charts";
import { createContext } from "react";

/** What can be saved of a figure; created only on request. */
export interface Download {
  /** Names the figure, also in its file names. */
  readonly name: string;
  readonly drawing?: (() => Drawing) | undefined;
  readonly csv?: (() => CsvTable) | undefined;
}

/** Width of a saved figure, in pixels. */
export const savedWidth = 640;

/** The survey that saved files name as their source. */
export interface DownloadSource {
  readonly surveyId: string;
  /** Of the survey; empty if unknown. */
  readonly title: string;
  /** When the numbers were counted, ISO 8601. */
  readonly updatedAt: string | null;
}

export const DownloadContext = createContext<DownloadSource>({
  surveyId: "",
  title: "",
  updatedAt: null,
});

/** Title of the survey; a separate context, because it stays while the figures change. */
export const TitleContext = createContext("");

const REVOKE_AFTER_MS = 60_000;

/** Starts a download; its object URL is revoked after a minute. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
