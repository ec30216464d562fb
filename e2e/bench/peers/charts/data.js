/** What every page draws, in memory before it is asked to. */
export const { buckets, questions, keywords } = JSON.parse(
  document.getElementById("data").textContent,
);

export const stage = document.getElementById("stage");
/** Pixels that every chart is wide; those of bars are higher the more there are. */
export const width = 960;
export const lineHeight = 240;
export const rowHeight = 26;

/** Of each count and up to six before it. */
export function averageOfSeven(counts) {
  return counts.map((_, index) => {
    const window = counts.slice(Math.max(0, index - 6), index + 1);
    return window.reduce((sum, count) => sum + count, 0) / window.length;
  });
}

/** A place for a chart below a heading, where a library wants an element. */
export function addFigure(title, height) {
  const heading = document.createElement("h2");
  heading.textContent = title;
  const place = document.createElement("div");
  place.style.width = `${width}px`;
  place.style.height = `${height}px`;
  stage.append(heading, place);
  return place;
}
