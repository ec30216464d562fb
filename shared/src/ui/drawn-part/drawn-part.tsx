// Imported by package name: remotes bundle this, but share the controls with
// their page.
import { ErrorState, whenIdle } from "@nearsay/core/ui";
import {
  type ComponentType,
  type ReactNode,
  createElement,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import styles from "./drawn-part.module.css";

/** The code of a section, and the function that replaces what the server rendered. */
export interface PartCode<Props> {
  readonly Part: ComponentType<Props>;
  readonly replace: (root: HTMLElement, render: () => void) => void;
}

/**
 * A section of a page that the server renders, and whose code loads when the
 * page can be used: until then the rendered content stays, and records clicks
 * in it. If nothing was rendered, the code loads at once.
 * @param name Distinguishes it from other sections of the page.
 * @param load Loads the code; repeated on request after a failure.
 * @param failed Message if it cannot be loaded.
 * @param waiting Shown until it has loaded, if nothing was rendered.
 */
export function drawnPart<Props extends object>(
  name: string,
  load: () => Promise<PartCode<Props>>,
  failed: string,
  waiting: ReactNode = null,
) {
  let here: PartCode<Props> | undefined;
  const bring = async () => (here ??= await load());

  function DrawnPart(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    const [drawn] = useState(() => (here ? [] : drawnNodes(name)));
    const [state, setState] = useState<"drawn" | "here" | "failed">(
      here ? "here" : "drawn",
    );
    useLayoutEffect(() => {
      if (state !== "drawn") return;
      let left = false;
      const place = root.current;
      place?.append(...drawn);
      const show = (next: "here" | "failed") => () => {
        if (drawn.length > 0) place?.replaceChildren();
        setState(next);
      };
      const wait = drawn.length > 0 ? whenIdle() : Promise.resolve();
      wait.then(bring).then(
        ({ replace }) => {
          if (!left && place) replace(place, show("here"));
        },
        () => !left && show("failed")(),
      );
      return () => {
        left = true;
      };
    }, [drawn, state]);
    return (
      <div
        ref={root}
        className={styles.part}
        data-part={name}
        data-drawn={state === "drawn" ? "" : undefined}
      >
        {state === "drawn" && drawn.length === 0 && waiting}
        {state === "here" && here && createElement(here.Part, props)}
        {state === "failed" && (
          <ErrorState message={failed} onRetry={() => setState("drawn")} />
        )}
      </div>
    );
  }

  /** For environments that have the code from the start, such as a server. */
  const give = (code: PartCode<Props>) => {
    here = code;
  };
  return Object.assign(DrawnPart, { give });
}

/** The server-rendered page still exists while the browser renders its own. */
function drawnNodes(name: string): ChildNode[] {
  if (typeof document === "undefined") return [];
  const selector = `[data-drawn] [data-part="${name}"]`;
  return [...(document.querySelector(selector)?.childNodes ?? [])];
}
