import { reportSurvey } from "@nearsay/core/api";
import {
  ReportDialog as Dialog,
  type ReportDialogProps,
} from "@nearsay/core/ui/report-dialog";
import { useAccessCode } from "../access-code/known-codes.ts";
import * as texts from "../texts.ts";

interface Props extends Omit<ReportDialogProps, "words" | "onSend"> {
  readonly surveyId: string;
}

/** Asks why a survey is reported. Cards and the survey page share it. */
export function ReportDialog({ surveyId, ...rest }: Props) {
  const code = useAccessCode(surveyId);
  return (
    <Dialog
      words={texts.report}
      onSend={(reason) =>
        reportSurvey(surveyId, { reason, ...(code && { code }) })
      }
      {...rest}
    />
  );
}
