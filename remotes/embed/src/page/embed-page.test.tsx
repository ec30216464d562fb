import { json, refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { visitReply, visitsPath } from "../testing/embedded.tsx";
import { renderSurveys, surveysNetwork } from "@nearsay/surveys/testing";
import { surveyItem, surveyList } from "@nearsay/surveys/testing/builders";
import { EmbedPage } from "./embed-page.tsx";

const title = "Should Elm Street be closed to cars?";
const top = "GET /api/surveys/top";
const site = location.origin;
const link = `<a href="${site}/surveys/7">${title}</a>`;
const script = `<script src="${site}/embed/v1.js" async></script>`;

type Routes = Parameters<typeof surveysNetwork>[0];

async function open(query = "", routes: Routes = {}) {
  const network = surveysNetwork({
    [top]: surveyList(surveyItem()),
    [visitsPath]: () => json(visitReply()),
    ...routes,
  });
  const user = userEvent.setup();
  const page = await renderSurveys(<EmbedPage />, { path: `/embed${query}` });
  return { ...page, network, user };
}

const openChosen = async (query = "?survey=7", routes: Routes = {}) => {
  const page = await open(query, routes);
  await screen.findByRole("heading", { level: 2, name: title });
  return page;
};

const field = (name: string) => screen.getByRole("textbox", { name });
const line = () => field("The line for your page");
const shown = () => document.querySelector("nearsay-survey");

describe("choosing a survey to embed", () => {
  it("offers the most answered surveys, after a skeleton", async () => {
    await open("?theme=dark");
    expect(screen.getByText("Loading surveys")).toBeInTheDocument();
    const found = await screen.findByRole("link", {
      name: new RegExp(title.slice(0, 12)),
    });
    expect(found).toHaveAttribute("href", "/embed?survey=7&theme=dark");
  });

  it("finds others by text, which is stored in the address", async () => {
    const { user, location: at } = await open("", {
      "GET /api/surveys/search": surveyList(
        surveyItem({ surveyId: "8", title: "Buses" }),
      ),
    });
    await user.type(screen.getByRole("searchbox"), " buses {Enter}");
    expect(await screen.findByRole("link", { name: /^Buses/ })).toBeVisible();
    expect(
      screen.getByRole("heading", { name: "Surveys found for “buses”" }),
    ).toBeVisible();
    expect(at().search).toBe("?q=buses");
  });

  it("accepts the address of a survey", async () => {
    const { user, location: at } = await open();
    await user.type(
      screen.getByRole("searchbox"),
      `${site}/surveys/7?s=1{Enter}`,
    );
    expect(at().search).toBe("?survey=7");
    expect(await screen.findByRole("heading", { name: title })).toHaveFocus();
  });

  it("shows when nothing is found, and what to do", async () => {
    await open("?q=zebra", { "GET /api/surveys/search": surveyList() });
    expect(
      await screen.findByText("No public surveys found for “zebra”."),
    ).toBeVisible();
    expect(
      screen.getByText(/Only public surveys can be embedded/),
    ).toBeVisible();
  });

  it("shows the error and searches again on request", async () => {
    const { network, user } = await open("", {
      [top]: () => refusal(503, "Back soon."),
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Back soon.");
    network.on(top, surveyList(surveyItem()));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(
      await screen.findByRole("link", { name: new RegExp(title.slice(0, 12)) }),
    ).toBeVisible();
  });

  it("moves the focus to the chosen survey, and back to the choice", async () => {
    const { user } = await open();
    await user.click(
      await screen.findByRole("link", { name: new RegExp(title.slice(0, 12)) }),
    );
    const chosen = await screen.findByRole("heading", { name: title });
    await waitFor(() => expect(chosen).toHaveFocus());
    await user.click(
      screen.getByRole("link", { name: "Choose another survey" }),
    );
    expect(
      screen.getByRole("heading", { name: "Which survey?" }),
    ).toHaveFocus();
  });
});

describe("a survey that cannot be embedded", () => {
  it.each([
    [404, "NOT_FOUND", "Survey not found."],
    [400, "BAD_REQUEST", "Survey not found."],
    [403, "CODE_REQUIRED", "This survey requires an access code."],
    [403, "ORIGIN_NOT_ALLOWED", "This survey may not be embedded."],
    [403, "INVITATION_REQUIRED", "Surveys of this site cannot be embedded."],
  ])("shows why for %d %s", async (status, code, words) => {
    await open("?survey=7", {
      [visitsPath]: () => json({ code, message: "No." }, status),
    });
    expect(
      await screen.findByRole("heading", { level: 2, name: words }),
    ).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Choose another survey" }),
    ).toHaveAttribute("href", "/embed");
    expect(
      screen.queryByRole("textbox", { name: "The line for your page" }),
    ).toBeNull();
  });

  it("is loaded again if only loading failed", async () => {
    const { network, user } = await open("?survey=7", {
      [visitsPath]: () => refusal(503, "Back soon."),
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Back soon.");
    network.on(visitsPath, () => json(visitReply()));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  });

  it("is shown as closed in the preview", async () => {
    await openChosen("?survey=7", {
      [visitsPath]: () =>
        json(visitReply({ survey: surveyItem({ expired: true }) })),
    });
    expect(screen.getByText(/no longer accepts responses/)).toBeVisible();
  });

  it.each([
    [
      [site, "https://a.example", "https://b.example"],
      /^Only https:\/\/a\.example and https:\/\/b\.example may show this/,
    ],
    [[site], /^No other site may show this/],
  ])("states if only %j may show it", async (embedOrigins, words) => {
    await openChosen("?survey=7", {
      [visitsPath]: () => json(visitReply({ embedOrigins })),
    });
    expect(screen.getByText(words)).toBeVisible();
  });

  it("does not mention sites if all may show it", async () => {
    await openChosen();
    expect(screen.queryByText(/may show this survey/)).toBeNull();
  });
});

describe("the code for a page", () => {
  it("is the shortest one until something else is chosen", async () => {
    await openChosen();
    expect(line()).toHaveValue(
      `${script}<nearsay-survey survey="7">${link}</nearsay-survey>`,
    );
    expect(field("Without our script")).toHaveDisplayValue(
      /^<iframe src="[^"]+\/embed\/surveys\/7" title="Survey: /,
    );
  });

  it("follows mode, theme and accent, which are stored in the address", async () => {
    const { user, location: at } = await openChosen();
    await user.click(screen.getByRole("radio", { name: "Inline" }));
    expect(
      screen.getByText(/Scripts on your page can read answers\. It loads/),
    ).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Dark" }));
    await user.type(field("Accent colour"), "0A7d55");
    expect(at().search).toBe(
      "?survey=7&mode=inline&theme=dark&accent=%230a7d55",
    );
    expect(line()).toHaveValue(
      `<link rel="preload" as="fetch" crossorigin href="${site}/api/embed/surveys/7/visits?drawn=1">${script}<nearsay-survey survey="7" mode="inline" theme="dark" accent="#0a7d55">${link}</nearsay-survey>`,
    );
  });

  it("keeps the accent while the typed text is no colour, and shows an error", async () => {
    const { user, location: at } = await openChosen(
      "?survey=7&accent=%230a7d55",
    );
    await user.clear(field("Accent colour"));
    expect(at().search).toBe("?survey=7");
    await user.type(field("Accent colour"), "teal");
    expect(screen.getByText("Enter a colour such as #0a7d55.")).toBeVisible();
    expect(at().search).toBe("?survey=7");
  });

  it("identifies the survey by its number, however it was opened", async () => {
    await openChosen("?survey=some-uuid", {
      "GET /api/embed/surveys/some-uuid/visits": () => json(visitReply()),
    });
    expect(line()).toHaveDisplayValue(/<nearsay-survey survey="7">/);
  });

  it("is copied by a button that confirms it", async () => {
    const { user } = await openChosen();
    await user.click(screen.getByRole("button", { name: "Copy the line" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      (line() as HTMLTextAreaElement).value,
    );
  });

  it("is selected if the browser does not copy", async () => {
    const { user } = await openChosen();
    jest
      .spyOn(navigator.clipboard, "writeText")
      .mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy the line" }));
    expect(await screen.findByText(/It is selected/)).toBeVisible();
    const box = line() as HTMLTextAreaElement;
    expect(box).toHaveFocus();
    expect(box.selectionEnd - box.selectionStart).toBe(box.value.length);
  });
});

describe("the preview", () => {
  it("is the embed element with its script, in the chosen style", async () => {
    const { user } = await openChosen("?survey=7&mode=inline&accent=%230a7d55");
    expect(
      document.querySelector('script[src="/embed/v1.js"]'),
    ).toHaveAttribute("async");
    expect(shown()).toHaveAttribute("mode", "inline");
    expect(shown()).toHaveAttribute("accent", "#0a7d55");
    const inside = within(shown() as HTMLElement);
    expect(inside.getByRole("link", { name: title })).toHaveAttribute(
      "href",
      "/surveys/7",
    );
    await user.click(screen.getByRole("radio", { name: "Dark" }));
    expect(shown()).toHaveAttribute("theme", "dark");
  });
});
