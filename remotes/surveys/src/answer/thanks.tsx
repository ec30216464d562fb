import type { ResponseResult } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import { useFocusLeftBehind } from "../use-focus-left-behind.ts";

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
