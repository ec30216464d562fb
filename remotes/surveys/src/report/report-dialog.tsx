import { reportSurvey } from "../api/survey-actions.ts";
import {
  ReportDialog as Dialog,
  type ReportDialogProps,
} from "@nearsay/core/ui/report-dialog";
import { useAccessCode } from "../access-code/known-codes.ts";
import * as texts from "#messages";

interface Props extends Omit<ReportDialogProps, "words" | "onSend"> {
  readonly surveyId: string;
}

/** The dialog for the reason of a report, shared by cards and the survey page. */
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
