/** Design tokens in the colour format that MapLibre reads. */
export interface Colours {
  sea: string;
  land: string;
  road: string;
  border: string;
}

const tokens: Record<keyof Colours, string> = {
  sea: "--color-sunken",
  land: "--color-surface",
  road: "--color-line",
  border: "--color-line-strong",
};

/** Reads the colours of an element's theme, and reports when they may have changed. */
export function watchColours(element: HTMLElement, onChange: () => void) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const root = new MutationObserver(onChange);
  root.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  dark.addEventListener("change", onChange);
  return {
    read: (): Colours => ({
      sea: colourOf(element, tokens.sea),
      land: colourOf(element, tokens.land),
      road: colourOf(element, tokens.road),
      border: colourOf(element, tokens.border),
    }),
    leave: () => {
      root.disconnect();
      dark.removeEventListener("change", onChange);
    },
  };
}

/** The computed colour: MapLibre supports no other notation. */
function colourOf(element: HTMLElement, token: string): string {
  const { color } = element.style;
  element.style.color = `var(${token})`;
  const shown = getComputedStyle(element).color;
  element.style.color = color;
  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas === null) return shown;
  canvas.fillStyle = shown;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
