import { Skeleton } from "@nearsay/core/ui";
import { type AnswerFormProps, bringForm, formParts } from "@nearsay/surveys";
import { Late } from "./late.tsx";

/** The form of a survey that asks for more than plain text and choice, whose code most surveys do without. */
export function LateForm(props: AnswerFormProps) {
  return (
    <Late
      bring={bringForm}
      waiting={<Skeleton lines={8} />}
      draw={(Form) => <Form {...props} parts={formParts} />}
    />
  );
}
