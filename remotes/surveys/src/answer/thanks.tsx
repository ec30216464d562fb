import type { ResponseResult } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { useEffect, useRef } from "react";
import { texts } from "../texts.ts";

/** Confirms a response, or that there was one before. */
export function Thanks({ duplicate }: ResponseResult) {
  const element = useFocusLeftBehind();
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone="success">
        {duplicate ? texts.answer.duplicate : texts.answer.thanks}
      </Notice>
    </div>
  );
}

/** Takes the focus when the form that had it is gone. */
function useFocusLeftBehind() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}
