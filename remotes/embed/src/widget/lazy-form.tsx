import { Skeleton } from "@nearsay/core/ui";
import { type AnswerFormProps, bringForm, formParts } from "@nearsay/surveys";
import { LazyContent } from "./lazy-content.tsx";

/**
 * The form of a survey that needs more than plain text and choice; its code is
 * loaded on demand.
 */
export function LazyForm(props: AnswerFormProps) {
  return (
    <LazyContent
      bring={bringForm}
      waiting={<Skeleton lines={8} />}
      draw={(Form) => <Form {...props} parts={formParts} />}
    />
  );
}
