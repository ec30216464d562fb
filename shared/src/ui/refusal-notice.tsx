import { Notice, type NoticeProps } from "./notice.tsx";
import { takeFocus } from "./take-focus.ts";

/**
 * Why a submission was refused. Place it next to the button that submits, with
 * a new key for each attempt: it takes the focus from the button.
 */
export function RefusalNotice(props: Omit<NoticeProps, "tone">) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice {...props} tone="danger" />
    </div>
  );
}
