import type { SurveyPreviewProps } from "@nearsay/core/contract";
import { noRemotes, type RemoteLoader } from "@nearsay/core/ui";
import { screen, within } from "@testing-library/react";
import {
  button,
  openEditor,
  openQuestion,
  openStep,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

/** A page with a stand-in for the surveys remote, which records the props it was given. */
function fakeSurveys() {
  const given: SurveyPreviewProps[] = [];
  function FakePreview(props: SurveyPreviewProps) {
    given.push(props);
    return <form>{props.title}</form>;
  }
  const loader: RemoteLoader = {
    ...noRemotes,
    loaded: () => FakePreview as never,
    load: () => Promise.resolve(FakePreview as never),
  };
  return { loader, given };
}

const previewMode = () =>
  screen.getByRole("checkbox", { name: "Preview Mode" });

describe("Preview Mode", () => {
  it("passes the survey, as it would be published, to the form that visitors see", async () => {
    const { loader, given } = fakeSurveys();
    const { user } = await openEditor({ loader });
    await user.clear(textBox("Survey Title"));
    await openQuestion(user, 2);
    await user.click(button("Add option"));
    await user.keyboard("South");
    await openStep(user, "who");
    await user.click(button("+ Add Challenge Question"));
    await user.keyboard("2+2?");
    await user.type(textBox("Expected answer"), " four ");
    await user.click(button("+ Add Challenge Question"));
    await user.click(previewMode());
    const preview = screen.getByRole("region", { name: "Preview" });
    expect(preview).toHaveTextContent(/^Untitled survey.*2\+2\?four$/);
    expect(given[0]?.instructions).toBe("Be kind");
    expect(new Date(given[0]?.closesAt ?? "").getTime()).toBeGreaterThan(
      Date.now(),
    );
    expect(given[0]?.questions).toMatchObject([
      {
        id: "0",
        text: "Why?",
        type: "free_text",
        options: [],
        allowMultiple: false,
        isChallenge: false,
      },
      {
        id: "1",
        text: "Which?",
        type: "multiple_choice",
        options: ["North", "South"],
        allowMultiple: true,
        isChallenge: false,
      },
      {
        id: "2",
        text: "2+2?",
        type: "free_text",
        options: [],
        allowMultiple: false,
        isChallenge: true,
      },
    ]);
    await user.click(previewMode());
    expect(
      screen.getAllByRole("textbox", { name: "Expected answer" })[0],
    ).toHaveValue(" four ");
  });

  it("is prefetched when its checkbox is hovered or focused", async () => {
    const prefetch = jest.fn();
    const { user } = await openEditor({ loader: { ...noRemotes, prefetch } });
    expect(prefetch).not.toHaveBeenCalled();
    await user.hover(previewMode());
    expect(prefetch.mock.calls).toEqual([["surveys/SurveyPreview"]]);
    previewMode().focus();
    expect(prefetch).toHaveBeenCalledTimes(2);
  });

  it("lists the expected answers for its author only, and nothing if there are none", async () => {
    const { loader, given } = fakeSurveys();
    const { user } = await openEditor({ loader });
    await user.click(previewMode());
    const heading = { name: "Expected answers" };
    expect(screen.queryByRole("heading", heading)).toBeNull();
    await user.click(previewMode());
    await openStep(user, "who");
    await user.click(button("+ Add Challenge Question"));
    await user.type(textBox("Expected answer"), "four");
    await user.click(previewMode());
    expect(screen.getByRole("heading", heading)).toBeVisible();
    expect(screen.getByText("Only you see them here.")).toBeVisible();
    expect(screen.getByText("(No question text)")).toBeVisible();
    expect(given.at(-1)?.questions.at(-1)?.text).toBe("(No question text)");
    expect(screen.getByRole("definition")).toHaveTextContent("four");
  });

  it("shows that the form is loading", async () => {
    const load = () => new Promise<never>(() => undefined);
    const { user } = await openEditor({ loader: { ...noRemotes, load } });
    await user.click(previewMode());
    expect(screen.getByText("Loading the preview")).toHaveAttribute(
      "role",
      "status",
    );
  });

  it("shows if the form fails to load, and the survey can still be edited and published", async () => {
    jest.spyOn(console, "error").mockImplementation();
    const { user } = await openEditor();
    await user.click(previewMode());
    const alert = within(
      screen.getByRole("region", { name: "Preview" }),
    ).findByRole("alert");
    expect(await alert).toHaveTextContent("The preview could not be loaded.");
    expect(button("Publish")).toBeEnabled();
    await user.click(previewMode());
    expect(textBox("Survey Title")).toHaveValue("Parks");
  });
});
