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

/** Pixels across of a figure that is saved. */
export const savedWidth = 640;

/** The survey that saved files name as their source. */
export interface DownloadSource {
  readonly surveyId: string;
  /** Of the survey; empty where it is not known. */
  readonly title: string;
  /** When the numbers were counted, ISO 8601. */
  readonly updatedAt: string | null;
}

export const DownloadContext = createContext<DownloadSource>({
  surveyId: "",
  title: "",
  updatedAt: null,
});

/** Of the survey; apart, as it stays while the figures change. */
export const TitleContext = createContext("");

const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads; its address is given up after a minute. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
