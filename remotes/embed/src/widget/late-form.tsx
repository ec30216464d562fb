import { Skeleton } from "@nearsay/core/ui";
import { type AnswerFormProps, bringForm, formParts } from "@nearsay/surveys";
import { Late } from "./late.tsx";

/**
 * The form of a survey that needs more than plain text and choice; its code is
 * loaded on demand.
 */
export function LateForm(props: AnswerFormProps) {
  return (
    <Late
      bring={bringForm}
      waiting={<Skeleton lines={8} />}
      draw={(Form) => <Form {...props} parts={formParts} />}
    />
  );
}
