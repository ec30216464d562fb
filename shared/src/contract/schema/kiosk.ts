import Type from "typebox";
import { limits } from "../limits.ts";
import { Day, defineCalls, Uuid } from "./parts.ts";
import { AnswersBody, QuestionsReply, SurveyItem } from "./surveys.ts";

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
    summary: "The kiosks of a survey",
    method: "GET",
    path: "/manage/:uuid/kiosk-grants",
    ...managed,
    reply: Type.Object({
      items: Type.Array(KioskGrant, { description: "The oldest first" }),
    }),
  },
  createKioskGrant: {
    summary: "Let a tablet answer the survey, for one person after another",
    description: `Whoever has \`token\` can answer as often as the limits let a kiosk, until the grant is ended. 409 KIOSKS_FULL where there are ${limits.kioskGrantsMax}.`,
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
        description: "Told this once: `/kiosk#` and it opens the kiosk",
      }),
    }),
  },
  endKioskGrant: {
    summary: "End a kiosk",
    description: "One that has ended already stays so. What it sent stays.",
    method: "DELETE",
    path: "/manage/:uuid/kiosk-grants/:grantId",
    params: Type.Object({ uuid: Uuid, grantId: Uuid }),
    status: 204,
  },
});

/** Requests of a kiosk: `Authorization: Bearer <token of its grant>`, without session or cookie. */
export const kioskCalls = defineCalls("kiosk", {
  getKioskSurvey: {
    summary: "What a kiosk asks",
    description:
      "404 once its grant is ended, and while nobody is shown the survey. It takes no access code and asks no challenge questions: who set up the kiosk answers for who stands before it.",
    method: "GET",
    path: "/kiosk/survey",
    reply: Type.Object({ survey: SurveyItem, questions: QuestionsReply }),
  },
  submitKioskResponse: {
    summary: "What one person answered at a kiosk",
    description:
      "Each Idempotency-Key, which has to be there, is somebody else: a repeat under it counts nothing, however late it comes. It counts as of when it arrives. A closed survey answers 410 with `expiresAt`.",
    method: "POST",
    path: "/kiosk/responses",
    body: AnswersBody,
    status: 204,
  },
});
