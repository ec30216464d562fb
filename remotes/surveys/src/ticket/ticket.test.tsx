import { json, refusal } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import { deferredReply } from "../testing/deferred-reply.ts";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { oneOf, questionsReply } from "../testing/survey-builders.ts";
import { TicketPage } from "./ticket-page.tsx";

const code = "7KQ2-M0XR-94TB-WZ1F";
const redeem = "POST /api/tickets/redeem";
const enable = "Enable and use ticket";

const field = () => screen.getByRole("textbox", { name: "Ticket code" });
const use = () => screen.getByRole("button", { name: "Use this ticket" });

/** The server with a ticket for survey 7. */
function serve(tickets: "off" | "only" | "apart" = "only") {
  return surveysNetwork({
    [redeem]: { surveyId: "7" },
    "GET /api/surveys/7/questions": questionsReply([oneOf], { tickets }),
  });
}

/** Opens the ticket page as a ticket's link does. */
async function openTicketPage(hash = "", consented = true) {
  const page = await renderSurveys(<TicketPage />, {
    path: `/t${hash}`,
    consented,
  });
  return { ...page, user: userEvent.setup() };
}

async function openSurvey() {
  const page = await renderSurveys(<SurveyPage surveyKey="7" />, {
    path: "/surveys/7",
  });
  await screen.findByRole("group", { name: /When should it be closed/ });
  return { ...page, user: userEvent.setup() };
}

describe("the ticket page", () => {
  it("contains the code of the link, and redeems it when pressed, not before", async () => {
    const network = serve();
    const { user, location } = await openTicketPage(`#${code.toLowerCase()}`);
    expect(field()).toHaveValue(code);
    expect(network.calls.filter(({ path }) => /ticket/.test(path))).toEqual([]);
    await user.click(use());
    await waitFor(() => expect(location().pathname).toBe("/surveys/7"));
    expect(network.to(redeem).map(({ body }) => body)).toEqual([{ code }]);
  });

  it.each(["", "#", "#hello", "#%e0%a4%a"])(
    "starts empty if the link ends with “%s”",
    async (hash) => {
      serve();
      await openTicketPage(hash);
      expect(field()).toHaveValue("");
      expect(use()).toBeDisabled();
    },
  );

  it("accepts a code however it is typed", async () => {
    const network = serve();
    const { user, location } = await openTicketPage();
    await user.type(field(), " 7kq2 moxr 94tb wzif{Enter}");
    await waitFor(() => expect(location().pathname).toBe("/surveys/7"));
    expect(network.to(redeem)[0]?.body).toEqual({ code });
  });

  it("rejects an incomplete code without a request", async () => {
    const network = serve();
    const { user } = await openTicketPage();
    await user.type(field(), "7KQ2-M0XR{Enter}");
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining("This code is not complete"),
    );
    expect(network.to(redeem)).toEqual([]);
    await user.type(field(), "-");
    expect(field()).not.toHaveAccessibleDescription(
      expect.stringContaining("not complete"),
    );
  });

  it.each([
    [403, "TICKET_INVALID", "No ticket has this code."],
    [409, "TICKET_USED", "This ticket was used already."],
    [410, "TICKET_ENDED", "This ticket was ended."],
    [410, "SURVEY_CLOSED", "The survey of this ticket is closed."],
  ] as const)(
    "shows the message for a code refused by %i %s, and keeps the code",
    async (status, reason, message) => {
      const network = serve();
      const { user, location } = await openTicketPage(`#${code}`);
      network.on(redeem, () => refusal(status, message, reason));
      await user.click(use());
      await screen.findByText(message);
      expect(field()).toHaveAccessibleDescription(
        expect.stringContaining(message),
      );
      expect(field()).toHaveValue(code);
      expect(location().pathname).toBe("/t");
      expect(field()).toHaveFocus();
      expect(use()).toBeEnabled();
    },
  );

  it("can be tried again if no reply arrived", async () => {
    const network = serve();
    const { user, location } = await openTicketPage(`#${code}`);
    network.on(redeem, () => Promise.reject(new TypeError("offline")));
    await user.click(use());
    await waitFor(() => expect(field()).toBeInvalid());
    network.on(redeem, { surveyId: "7" });
    await user.click(use());
    await waitFor(() => expect(location().pathname).toBe("/surveys/7"));
  });

  it("sends one request for a code that is pressed twice, and shows that it is being checked", async () => {
    const network = serve();
    const { user, location } = await openTicketPage(`#${code}`);
    const deferred = deferredReply();
    network.on(redeem, () => deferred.reply);
    await user.click(use());
    await user.click(
      await screen.findByRole("button", { name: "Checking the ticket…" }),
    );
    deferred.answer(json({ surveyId: "7" }));
    await waitFor(() => expect(location().pathname).toBe("/surveys/7"));
    expect(network.to(redeem)).toHaveLength(1);
  });

  it("asks for consent beside the ticket, and redeems nothing without it", async () => {
    const network = serve();
    const { user, location } = await openTicketPage(`#${code}`, false);
    await user.click(use());
    const yes = await screen.findByRole("button", { name: enable });
    await user.click(screen.getByRole("button", { name: "Not now" }));
    expect(yes).not.toBeInTheDocument();
    expect(network.to(redeem)).toEqual([]);
    await user.click(use());
    await user.click(await screen.findByRole("button", { name: enable }));
    await waitFor(() => expect(location().pathname).toBe("/surveys/7"));
    expect(network.to(redeem)).toHaveLength(1);
  });
});

describe("a survey that accepts tickets", () => {
  it("only: requires the code above its questions, and continues there once it is redeemed", async () => {
    serve("only");
    const { user } = await openSurvey();
    await screen.findByText(/need a paper ticket to answer/);
    await user.type(field(), `${code}{Enter}`);
    const held = await screen.findByText(/^Your ticket was accepted/);
    expect(screen.queryByRole("textbox", { name: /ticket/ })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(held);
  });

  it("optionally: requests the code once the visitor says they have one", async () => {
    serve("apart");
    const { user } = await openSurvey();
    const summary = await screen.findByText("I have a paper ticket");
    expect(screen.getByLabelText("Ticket code")).not.toBeVisible();
    await user.click(summary);
    expect(field()).toBeVisible();
    expect(screen.queryByText(/need a paper ticket to answer/)).toBeNull();
  });

  it("shows that a ticket is already redeemed, and leaves the focus unchanged", async () => {
    const network = serve("only");
    network.on("GET /api/surveys/me/survey-responses", {
      responded: {},
      liked: {},
      ticketed: { 7: true },
    });
    await openSurvey();
    expect(await screen.findByText(/^Your ticket was accepted/)).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it("opens the survey of a ticket that is for another survey", async () => {
    const network = serve("only");
    network.on(redeem, { surveyId: "8" });
    const { user, location } = await openSurvey();
    await screen.findByText(/need a paper ticket to answer/);
    await user.type(field(), `${code}{Enter}`);
    await waitFor(() => expect(location().pathname).toBe("/surveys/8"));
    expect(screen.queryByText(/^Your ticket was accepted/)).toBeNull();
  });

  it("keeps answers that it refuses without a ticket", async () => {
    const network = serve("only");
    const message = "This survey is answered by paper ticket.";
    network.on("POST /api/surveys/7/responses", () =>
      refusal(403, message, "TICKET_REQUIRED"),
    );
    const { user } = await openSurvey();
    await user.click(screen.getByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole("radio", { name: "Never" })).toBeChecked();
  });

  it("shows no field for tickets if it accepts none", async () => {
    serve("off");
    await openSurvey();
    expect(screen.queryByText(/ticket/)).toBeNull();
  });
});
