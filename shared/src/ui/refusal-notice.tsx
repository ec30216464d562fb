import { Notice, type NoticeProps } from "./notice.tsx";
import { takeFocus } from "./take-focus.ts";

/** Why what was sent is not taken. It belongs beside the button that sends it, for each try another one: it takes the focus from there. */
export function RefusalNotice(props: Omit<NoticeProps, "tone">) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice {...props} tone="danger" />
    </div>
  );
}
