// By the package's name: remotes bundle this, but borrow the controls from their page.
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

/** The code of a part, and what puts it in place of what the server drew. */
export interface PartCode<Props> {
  readonly Part: ComponentType<Props>;
  readonly replace: (root: HTMLElement, render: () => void) => void;
}

/**
 * A part of a page that the server draws, and whose code comes once the page
 * can be used: until then what was drawn stays, and keeps what is clicked in it.
 * Where nothing was drawn, the code comes at once.
 * @param name Told from those of other parts of the page.
 * @param load Brings the code; tried again when asked to after a failure.
 * @param failed What is said where it cannot be brought.
 * @param waiting What is shown until it is here, where nothing was drawn.
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

  /** Where the code is there from the beginning, as on a server. */
  const give = (code: PartCode<Props>) => {
    here = code;
  };
  return Object.assign(DrawnPart, { give });
}

/** The page that the server drew is still there while the browser draws its own. */
function drawnNodes(name: string): ChildNode[] {
  if (typeof document === "undefined") return [];
  const selector = `[data-drawn] [data-part="${name}"]`;
  return [...(document.querySelector(selector)?.childNodes ?? [])];
}
