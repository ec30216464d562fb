import Type from "typebox";
import { limits } from "../limits.ts";
import { Day, defineCalls, Uuid } from "./parts.ts";
import { QuestionsReply } from "./questions.ts";
import { SurveyItem } from "./survey-item.ts";
import { AnswersBody } from "./surveys.ts";

const KioskGrant = Type.Object(
  { grantId: Uuid, label: Type.String(), madeOn: Day },
  { title: "KioskGrant" },
);

const managed = { params: Type.Object({ uuid: Uuid }) };

/**
 * Requests of a survey's owner about its kiosks: tablets on which several
 * people answer one after another.
 */
export const kioskGrantCalls = defineCalls("ownership", {
  listKioskGrants: {
    summary: "List the kiosk grants of a survey",
    method: "GET",
    path: "/manage/:uuid/kiosk-grants",
    ...managed,
    reply: Type.Object({
      items: Type.Array(KioskGrant, { description: "Oldest first." }),
    }),
  },
  createKioskGrant: {
    summary:
      "Create a kiosk grant, with which people answer one after another on a tablet",
    description: `Anyone who has \`token\` can submit responses within the rate limits of a kiosk, until the grant is ended. Error 409 KIOSKS_FULL if the survey already has ${limits.kioskGrantsMax} grants.`,
    method: "POST",
    path: "/manage/:uuid/kiosk-grants",
    ...managed,
    body: Type.Object({
      label: Type.String({ maxLength: limits.keyLabelMax }),
    }),
    status: 201,
    reply: Type.Object({
      grantId: Uuid,
      token: Type.String({
        description:
          "Returned only once. The page `/kiosk#<token>` opens the kiosk.",
      }),
    }),
  },
  endKioskGrant: {
    summary: "End a kiosk grant",
    description:
      "Has no effect if the grant has already ended. Responses from the kiosk remain.",
    method: "DELETE",
    path: "/manage/:uuid/kiosk-grants/:grantId",
    params: Type.Object({ uuid: Uuid, grantId: Uuid }),
    status: 204,
  },
});

/** Requests of a kiosk: `Authorization: Bearer <token of its grant>`, without session or cookie. */
export const kioskCalls = defineCalls("kiosk", {
  getKioskSurvey: {
    summary: "Get the survey and the questions of a kiosk",
    description:
      "Error 404 if the grant was ended or the survey is not visible. A kiosk needs no access code and gets no challenge questions: the person who set it up is responsible for the people who use it.",
    method: "GET",
    path: "/kiosk/survey",
    reply: Type.Object({ survey: SurveyItem, questions: QuestionsReply }),
  },
  submitKioskResponse: {
    summary: "Submit one person's response at a kiosk",
    description:
      "The Idempotency-Key header is required and identifies the person. A repeated request with the same key is not counted again, no matter how late it arrives. A response counts from the time it arrives. Error 410 with `expiresAt` if the survey is closed.",
    method: "POST",
    path: "/kiosk/responses",
    body: AnswersBody,
    status: 204,
  },
});
