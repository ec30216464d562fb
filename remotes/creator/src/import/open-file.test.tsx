import { screen, waitFor, within } from "@testing-library/react";
import { listKeptDrafts } from "../draft/kept-draft.ts";
import {
  button,
  openPage,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

/** A file as browsers provide it: jsdom's File has no text(). */
function fileOf(content: unknown, text = JSON.stringify(content)): File {
  const file = new File([text], "survey.json", { type: "application/json" });
  return Object.assign(file, { text: () => Promise.resolve(text) });
}

const notice = /^“.m.”: not imported\. .*“matrixdynamic”/;

async function choose(file: File) {
  const page = await openPage();
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await page.user.upload(input, file);
  return page;
}

it("opens in the editor, with a list of what could not be imported", async () => {
  await choose(
    fileOf({
      title: "Parks",
      elements: [
        { type: "text", name: "Why?" },
        { type: "matrixdynamic", name: "m" },
      ],
    }),
  );
  await screen.findByRole("heading", { name: "Edit your survey" });
  expect(textBox(/Survey Title/)).toHaveValue("Parks");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "not imported. This site has no questions of the type “matrixdynamic”.",
  );
  await waitFor(() =>
    expect(listKeptDrafts()).toMatchObject([{ title: "Parks" }]),
  );
});

it("keeps the list with the draft until it is hidden", async () => {
  const { user, unmount } = await choose(
    fileOf({
      title: "Parks",
      elements: [{ type: "matrixdynamic", name: "m" }],
    }),
  );
  await screen.findByText(notice);
  unmount();
  const again = await openPage();
  await user.click(button("Continue editing “Parks”"));
  expect(await screen.findByText(notice)).toBeVisible();
  await user.click(button("Hide this list"));
  expect(screen.queryByText(notice)).toBeNull();
  expect(textBox(/Survey Title/)).toHaveFocus();
  again.unmount();
  await openPage();
  await user.click(button("Continue editing “Parks”"));
  await screen.findByDisplayValue("Parks");
  expect(screen.queryByText(notice)).toBeNull();
});

it("shows thirty things that could not be imported, and collapses the others", async () => {
  const elements = Array.from({ length: 32 }, () => ({
    type: "matrixdynamic",
  }));
  await choose(fileOf({ title: "Parks", elements }));
  const more = await screen.findByText("And 2 more");
  const all = screen.getAllByText(/^Question \d/);
  expect(all).toHaveLength(32);
  const folded = all.filter((one) => more.parentElement?.contains(one));
  expect(folded).toHaveLength(2);
});

it("lists changes to appearance separately and collapsed", async () => {
  const placeholder = { type: "comment", placeholder: "Write here" };
  const elements = Array.from({ length: 61 }, (_none, index) => ({
    ...placeholder,
    name: `q${index}`,
  }));
  const hidden = { type: "text", name: "Channel", visible: false };
  await choose(fileOf({ title: "Parks", elements: [hidden, ...elements] }));
  const looks = await screen.findByText(
    "Left out, because it only changes appearance: 61",
  );
  expect(looks.parentElement).not.toHaveAttribute("open");
  const [first, ...more] = within(screen.getByRole("alert"))
    .getAllByRole("listitem")
    .filter((item) => !looks.parentElement?.contains(item));
  expect(first).toHaveTextContent("left out. The file shows it to nobody.");
  expect(more).toEqual([]);
});

it("shows no notice up front if only appearance is left out", async () => {
  const elements = [{ type: "comment", name: "Why?", rows: 2 }];
  await choose(fileOf({ title: "Parks", elements }));
  expect(
    await screen.findByText("Left out, because it only changes appearance: 1"),
  ).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows why a file is refused, and accepts a fixed one", async () => {
  const { user } = await choose(fileOf({ a: "x".repeat(1024 * 1024) }));
  expect(await screen.findByRole("alert")).toHaveTextContent("too large");
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await user.upload(input, fileOf(null, "{"));
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("not JSON"),
  );
  await user.upload(input, fileOf({ title: "Bins", elements: [] }));
  await screen.findByRole("heading", { name: "Edit your survey" });
});
