import { type CsvTable, fileNameOf, locale, toCsv } from "@nearsay/core/domain";
import { type Drawing, frameDrawing, toSvgMarkup } from "@nearsay/core/charts";
import { insights as texts } from "#messages";
import { type DownloadSource, saveFile } from "./download.ts";
import { readLightTokens } from "./light-tokens.ts";

/** Saves a chart as an image in the light theme, with the token values inside `scope`. */
export function saveDrawing(
  figure: string,
  drawing: Drawing,
  source: DownloadSource,
  scope: Element,
): void {
  const frame = { heading: figure, source: sourceLine(source) };
  const markup = toSvgMarkup(
    frameDrawing(drawing, frame),
    readLightTokens(scope),
  );
  const file = new Blob([markup], { type: "image/svg+xml" });
  saveFile(figureName(source, figure, "svg"), file);
}

/** Saves the numbers of a chart for a spreadsheet. */
export function saveTable(
  figure: string,
  table: CsvTable,
  source: DownloadSource,
): void {
  const file = new Blob([toCsv(table)], { type: "text/csv;charset=utf-8" });
  saveFile(figureName(source, figure, "csv"), file);
}

/** The source of the numbers and when they were counted, if known. */
function sourceLine({ surveyId, updatedAt }: DownloadSource): string {
  const counted = Date.parse(updatedAt ?? "");
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "long" });
  return Number.isNaN(counted)
    ? texts.source({ survey: surveyId })
    : texts.sourceOf({ survey: surveyId, date: date.format(counted) });
}

function figureName(
  { surveyId, title }: DownloadSource,
  what: string,
  extension: "svg" | "csv",
): string {
  return fileNameOf({ title, id: surveyId, what, extension });
}
