import type { ResponseResult } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import { answerTexts } from "../texts.ts";
import { useFocusLeftBehind } from "../use-focus.ts";

interface ThanksProps extends ResponseResult {
  /** It was answered before the page was opened: nobody waits for thanks. */
  readonly earlier?: boolean;
  /** What the survey's author adds. */
  readonly children?: ReactNode;
}

/** Confirms a response, or that there was one before. */
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
