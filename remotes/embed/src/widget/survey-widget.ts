import {
  embedEvents,
  type AnsweredDetail,
  type ErrorDetail,
  type HeightDetail,
  type NearsaySurveyElement,
  type ReadyDetail,
  type SurveyWidgetProps,
} from "@nearsay/core/contract";
// No JSX: its runtime is not the host's, and differs between versions of React.
import {
  createElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { defineElement } from "../element/define-element.ts";

/** The origin of this script; inserted by the build. */
declare const __webpack_public_path__: string;

/**
 * A survey on a page of React 18 or later: `<nearsay-survey>` with props. Its
 * content is the same in every host, whatever that host's styles and React
 * version.
 */
export function SurveyWidget(props: SurveyWidgetProps) {
  const { survey, mode, theme, accent, loading, title, lang, near } = props;
  const [element, setElement] = useState<NearsaySurveyElement | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    if (element === null) return;
    const leave = new AbortController();
    const on = <Detail>(name: string, call: (detail: Detail) => void) => {
      const listener = (event: Event) =>
        call((event as CustomEvent<Detail>).detail);
      element.addEventListener(name, listener, { signal: leave.signal });
    };
    on<ReadyDetail>(embedEvents.ready, (d) => latest.current.onReady?.(d));
    on<AnsweredDetail>(embedEvents.answered, (d) =>
      latest.current.onAnswered?.(d),
    );
    on<HeightDetail>(embedEvents.height, (d) => latest.current.onHeight?.(d));
    on<ErrorDetail>(embedEvents.error, (d) => latest.current.onError?.(d));
    defineElement(new URL(__webpack_public_path__, location.href).origin);
    return () => leave.abort();
  }, [element]);
  return createElement("nearsay-survey", {
    survey,
    mode,
    theme,
    accent,
    loading,
    title,
    lang,
    near,
    ref: setElement,
  });
}
