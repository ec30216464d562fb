import type { SurveyPreviewProps } from "@nearsay/core/contract";
import { healthAtom } from "@nearsay/core/session";
import { type RemoteLoader, noRemotes } from "@nearsay/core/ui";
import { act, screen, within } from "@testing-library/react";
import {
  button,
  openEditor,
  openStep,
  sentSurvey,
  startNetwork,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

const setting = () =>
  within(screen.getByRole("group", { name: "When do results show?" }));

async function openResults(options?: Parameters<typeof openEditor>[0]) {
  const page = await openEditor(options);
  await openStep(page.user, "results");
  return page;
}

/** A stand-in for the surveys remote, which records the props it was given. */
function fakePreview() {
  const given: SurveyPreviewProps[] = [];
  const Preview = (props: SurveyPreviewProps) => {
    given.push(props);
    return null;
  };
  const loader: RemoteLoader = {
    ...noRemotes,
    loaded: () => Preview as never,
    load: () => Promise.resolve(Preview as never),
  };
  return { loader, given };
}

describe("when results show", () => {
  it("defaults to groups, without a group size that is unknown", async () => {
    const { user } = await openResults();
    expect(
      setting().getByRole("radio", { name: /^In groups of responses/ }),
    ).toBeChecked();
    await user.click(button("Publish"));
    expect(sentSurvey()).not.toHaveProperty("results");
  });

  it("shows the group size if the site provides it", async () => {
    const { store } = await openResults();
    act(() => {
      store.set(healthAtom, (health) => ({ ...health, resultsGroup: 12 }));
    });
    expect(
      setting().getByRole("radio", {
        name: /^In groups of at least 12 responses/,
      }),
    ).toBeChecked();
  });

  it("describes results at once correctly, and that the choice is final", async () => {
    const { user } = await openResults();
    const live = setting().getByRole("radio", {
      name: /At once.*can find out what one person answered/,
    });
    await user.click(live);
    expect(live).toBeChecked();
    expect(
      screen.getByText(
        "This applies to you and to everyone else. It cannot be changed after publishing.",
      ),
    ).toBeVisible();
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ results: "live" });
  });

  it("is shown in the preview as visitors will read it", async () => {
    const { loader, given } = fakePreview();
    const { user } = await openResults({ loader });
    await user.click(setting().getByRole("radio", { name: /After closing/ }));
    await user.click(screen.getByRole("checkbox", { name: "Preview Mode" }));
    expect(given.at(-1)?.results?.mode).toBe("closed");
  });

  it("shows the group size in the preview once it is known", async () => {
    const { loader, given } = fakePreview();
    const { user, store } = await openResults({ loader });
    await user.click(screen.getByRole("checkbox", { name: "Preview Mode" }));
    expect(given.at(-1)?.results).toBeUndefined();
    act(() => {
      store.set(healthAtom, (health) => ({ ...health, resultsGroup: 12 }));
    });
    expect(given.at(-1)?.results).toEqual({ mode: "groups", groupSize: 12 });
  });
});

const reading = () =>
  within(screen.getByRole("group", { name: "What can you read yourself?" }));

describe("what the author can read", () => {
  it("is written answers until the author chooses", async () => {
    const { user } = await openResults();
    expect(
      reading().getByRole("radio", { name: /^What people write/ }),
    ).toBeChecked();
    await user.click(button("Publish"));
    expect(sentSurvey()).not.toHaveProperty("reads");
  });

  it("is shown in the preview, and sent, as chosen", async () => {
    const { loader, given } = fakePreview();
    const { user } = await openResults({ loader });
    await user.click(reading().getByRole("radio", { name: /^Whole resp/ }));
    await user.click(screen.getByRole("checkbox", { name: "Preview Mode" }));
    expect(given.at(-1)?.reads).toBe("rows");
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ reads: "rows" });
  });
});
