import type { ResponseResult } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import { answer as answerTexts } from "#messages";
import { useFocusLeftBehind } from "../use-focus.ts";

interface ThanksProps extends ResponseResult {
  /** The survey was answered before the page was opened, so the thanks do not take the focus. */
  readonly earlier?: boolean;
  /** The author's addition. */
  readonly children?: ReactNode;
}

/** Confirms a response, or states that there was one before. */
export function Thanks({ duplicate, earlier = false, children }: ThanksProps) {
  const element = useFocusLeftBehind(!earlier);
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone="success">
        {duplicate ? answerTexts.duplicate : answerTexts.thanks}
      </Notice>
      {children}
    </div>
  );
}
