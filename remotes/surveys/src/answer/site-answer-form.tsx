import { submitResponse } from "@nearsay/core/api";
import { consentAtom, coordinatesAtom } from "@nearsay/core/session";
import { ParticipationNotice } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { AnswerForm } from "./answer-form.tsx";
import type { ResponseSettings } from "./use-response.ts";

interface SiteAnswerFormProps extends Omit<
  ResponseSettings,
  "consent" | "send" | "drawnIn"
> {
  /** Access code of a survey that requires one. */
  readonly code: string | undefined;
}

/** The form on the site, for whoever its session knows and from where they are. */
export function SiteAnswerForm({ code, ...settings }: SiteAnswerFormProps) {
  const consent = useAtomValue(consentAtom);
  const near = useAtomValue(coordinatesAtom);
  return (
    <AnswerForm
      {...settings}
      consent={consent}
      participation={<ParticipationNotice />}
      send={(given) =>
        submitResponse(settings.surveyId, {
          ...given,
          lat: near?.lat ?? null,
          lng: near?.lng ?? null,
          ...(code !== undefined && { code }),
        })
      }
    />
  );
}
