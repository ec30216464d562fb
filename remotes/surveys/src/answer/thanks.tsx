import type { ResponseResult } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { texts } from "../texts.ts";

/** Confirms a response, or that there was one before. */
export function Thanks({ duplicate }: ResponseResult) {
  return (
    <Notice tone="success">
      {duplicate ? texts.answer.duplicate : texts.answer.thanks}
    </Notice>
  );
}
