/** The data that every page draws, in memory before drawing starts. */
export const { buckets, questions, keywords } = JSON.parse(
  document.getElementById("data").textContent,
);

export const stage = document.getElementById("stage");
/** Width of every chart in pixels; the height of bar charts depends on the number of bars. */
export const width = 960;
export const lineHeight = 240;
export const rowHeight = 26;

/** Average of each count and up to six counts before it. */
export function averageOfSeven(counts) {
  return counts.map((_, index) => {
    const window = counts.slice(Math.max(0, index - 6), index + 1);
    return window.reduce((sum, count) => sum + count, 0) / window.length;
  });
}

/** The text above the chart of all days. */
export function captionOfDays() {
  const days = `${nameDay(buckets[0])} – ${nameDay(buckets.at(-1))}`;
  return {
    title: "Responses over time",
    finding: describeTrend(buckets.map(({ count }) => count)),
    note: `${days}, per day`,
  };
}

/** The text above the chart of a question. */
export function captionOf({ text, options }) {
  return {
    title: text,
    finding: describeTop(options),
    note: `${sumOf(options).toLocaleString("en")} responses`,
  };
}

/** The chart of all keywords has only a title. */
export const captionOfKeywords = { title: "Top keywords" };

/** The text next to each bar. */
export function readingsOf(bars) {
  const total = sumOf(bars);
  return bars.map(({ count }) => {
    const percent = ((count / total) * 100).toFixed(0);
    return `${count.toLocaleString("en")} (${percent}%)`;
  });
}

/** The labels in the chart of all days: the highest count, the last one and its average. */
export function readingsOfDays() {
  const counts = buckets.map(({ count }) => count);
  const highest = counts.indexOf(Math.max(...counts));
  const last = counts.length - 1;
  const average = averageOfSeven(counts.slice(-7))[6];
  return {
    highest: { index: highest, words: String(counts[highest]) },
    last: { index: last, words: `${counts[last]} per day` },
    average: { value: average, words: `${average.toFixed(1)} average` },
  };
}

function describeTrend(counts) {
  const recent = sum(counts.slice(-7));
  const before = sum(counts.slice(-14, -7));
  const percent = Math.round((recent / before - 1) * 100);
  const change = percent < 0 ? "fewer" : "more";
  return `The last 7 days brought ${Math.abs(percent)}% ${change} responses than the 7 days before`;
}

function nameDay({ bucket }) {
  return new Date(bucket).toLocaleDateString("en", {
    timeZone: "UTC",
    dateStyle: "medium",
  });
}

function describeTop(options) {
  const counts = options.map(({ count }) => count);
  const { label, count } = options[counts.indexOf(Math.max(...counts))];
  const total = sum(counts);
  const percent = Math.round((count / total) * 100);
  return `“${label}” leads with ${percent}%: ${count.toLocaleString("en")} of ${total.toLocaleString("en")}`;
}

function sumOf(bars) {
  return sum(bars.map(({ count }) => count));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Adds an element for a chart below its caption, for libraries that need one. */
export function addFigure({ title, finding, note }, height) {
  stage.append(element("h2", title));
  if (finding) stage.append(element("p", element("strong", finding)));
  if (note) stage.append(element("p", note));
  const place = document.createElement("div");
  place.style.width = `${width}px`;
  place.style.height = `${height}px`;
  stage.append(place);
  return place;
}

function element(tag, content) {
  const made = document.createElement(tag);
  made.append(content);
  return made;
}
