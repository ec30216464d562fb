import { setConsentAtom } from "@nearsay/core/session";
import { json, refusal } from "@nearsay/core/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { deferredReply } from "../testing/deferred-reply.ts";
import {
  openSurvey,
  questionsPath,
  responsesPath,
} from "../testing/open-survey.tsx";
import { surveysNetwork } from "../testing/render-surveys.tsx";
import {
  challenge,
  freeText,
  questionsReply,
} from "../testing/survey-builders.ts";

type Opened = Awaited<ReturnType<typeof openSurvey>>;
type Network = ReturnType<typeof surveysNetwork>;
interface Page extends Opened {
  network: Network;
}

const kept = "Your answers are kept here until you send them again.";
const again = "You've already submitted this survey. Thanks!";
const left = { data: { attemptsRemaining: 2 } };
const none = { data: { attemptsRemaining: 0, retryAfter: 900 } };

/** How a sent response is refused, and the message that says so. */
const refusals: [string, () => Response | Promise<Response>, string][] = [
  [
    "a refusal with status 403",
    () => refusal(403, "You opted out.", "OPTED_OUT"),
    "You opted out.",
  ],
  [
    "a refusal because of an earlier response",
    () => refusal(409, "Again?", "SURVEY_ANSWERED"),
    again,
  ],
  [
    "a refusal with the message that the visitor already responded",
    () => refusal(400, "You already responded."),
    again,
  ],
  [
    "a refusal because the survey is closed",
    () => refusal(410, "Gone.", "SURVEY_CLOSED"),
    "This survey is no longer accepting responses.",
  ],
  [
    "a refusal with status 413",
    () => refusal(413, "Too large.", "BODY_TOO_LARGE"),
    "Too large.",
  ],
  [
    "a refusal because of a text that is not allowed",
    () => refusal(422, "", "CONTENT_NOT_ALLOWED"),
    "Content not allowed.",
  ],
  [
    "a refusal with status 423 and no code",
    () => refusal(423, "Not right."),
    "Not right.",
  ],
  [
    "a refusal because of a wrong challenge answer",
    () => refusal(423, "2 attempts left.", "CHALLENGE_FAILED", left),
    "2 attempts left.",
  ],
  [
    "a refusal because of the last wrong challenge answer",
    () => refusal(423, "Later.", "CHALLENGE_FAILED", none),
    "Later.",
  ],
  [
    "a refusal because challenge attempts are blocked",
    () => refusal(423, "Later.", "CHALLENGE_BLOCKED", none),
    "Later.",
  ],
  [
    "a refusal because of too many requests",
    () => refusal(429, "Too often.", "RATE_LIMITED"),
    "Too often.",
  ],
  [
    "an error with status 500",
    () => refusal(500, "Broken.", "INTERNAL_ERROR"),
    "Broken.",
  ],
  [
    "a lost connection",
    () => Promise.reject<Response>(new TypeError("connection lost")),
    `The server could not be reached. ${kept}`,
  ],
  [
    "a refusal because of a failed bot check",
    () => refusal(403, "Please retry.", "BOT_CHECK_FAILED"),
    "Please retry.",
  ],
];

const german = {
  language: "de",
  title: "Straße",
  instructions: "",
  questions: [
    { text: "Was würde sich ändern?", options: [], words: {} },
    { text: "Welche Farbe hat die Bank?", options: [], words: {} },
  ],
};
const items = [freeText, challenge];
const plain = questionsReply(items);
const translated = questionsReply(items, {
  translated: { original: "en", texts: [german] },
});

/** Reloads the questions and waits for them. */
async function reread({ network }: Page) {
  const before = network.to(questionsPath).length;
  fireEvent(document, new Event("visibilitychange"));
  await waitFor(() =>
    expect(network.to(questionsPath).length).toBeGreaterThan(before),
  );
  await act(() => Promise.resolve());
}

/** What reloads the form, or what surrounds it. */
const renewals: [string, object, (page: Page) => Promise<unknown>][] = [
  ["the questions are reloaded", plain, reread],
  [
    "the form is replaced by a translated one",
    plain,
    async (page) => {
      page.network.on(questionsPath, translated);
      await reread(page);
      await screen.findByRole("combobox", { name: /^Language/ });
    },
  ],
  [
    "consent is given again",
    plain,
    ({ store }) => act(() => store.set(setConsentAtom, true)),
  ],
  [
    "another language is chosen",
    translated,
    ({ user }) => user.selectOptions(screen.getByRole("combobox"), "Deutsch"),
  ],
];

async function open(asked: object): Promise<Page> {
  const network = surveysNetwork({ [questionsPath]: asked });
  return { network, ...(await openSurvey()) };
}

const submit = { name: "Submit" };

async function fill() {
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(freeText.question_text);
  write(freeText.question_text, "Quiet");
  write(challenge.question_text, "red");
}

async function press({ user }: Page) {
  await user.click(screen.getByRole("button", submit));
}

describe.each(refusals)("%s", (_refusal, reply, words) => {
  it.each(renewals)("is shown if %s before", async (_n, asked, renew) => {
    const page = await open(asked);
    page.network.on(responsesPath, reply);
    await fill();
    await renew(page);
    await press(page);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each(renewals)(
    "is shown if %s while sending",
    async (_n, asked, renew) => {
      const page = await open(asked);
      const deferred = deferredReply();
      page.network.on(responsesPath, () => deferred.reply.then(reply));
      await fill();
      await press(page);
      await renew(page);
      await act(() => Promise.resolve(deferred.answer(json({}))));
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it.each(renewals)("is still shown if %s after", async (_n, asked, renew) => {
    const page = await open(asked);
    page.network.on(responsesPath, reply);
    await fill();
    await press(page);
    await screen.findByText(words);
    // The thanks have replaced the form.
    if (words !== again) await renew(page);
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  });

  it("is shown if consent was given while sending, whatever happens to the questions", async () => {
    const network = surveysNetwork({ [questionsPath]: plain });
    network.on(responsesPath, reply);
    network.on("GET /api/surveys/me/survey-responses", {
      responded: { 7: words === again },
      liked: {},
    });
    const page = await openSurvey({ consented: false });
    const late = deferredReply();
    network.on(questionsPath, () => late.reply);
    await fill();
    for (const name of ["Enable anonymous ID to submit", "Enable and submit"])
      await page.user.click(screen.getByRole("button", { name }));
    await screen.findByText(words);
    await act(() => Promise.resolve(late.answer(json(plain))));
    expect(screen.getByText(words)).toBeVisible();
  });
});
