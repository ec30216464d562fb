import { useParams } from "@nearsay/core/router";
import { mountStandalone } from "@nearsay/core/standalone";
import type { RemoteComponents } from "@nearsay/core/ui";
import * as exposed from "./expose.ts";

const {
  HomePage,
  SurveyPage,
  FeedbackPage,
  TicketPage,
}: RemoteComponents<"surveys"> = exposed;

function SurveyByAddress() {
  const { id = "" } = useParams();
  return <SurveyPage surveyKey={id} />;
}

mountStandalone({
  "/": <HomePage />,
  "/surveys/:id": <SurveyByAddress />,
  "/feedback": <FeedbackPage />,
  "/t": <TicketPage />,
});
