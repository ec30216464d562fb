import { screen, waitFor } from "@testing-library/react";
import { listKeptDrafts } from "../draft/kept-draft.ts";
import {
  button,
  openPage,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

/** As a browser gives it: the one of these tests cannot tell a file's text. */
function fileOf(content: unknown, text = JSON.stringify(content)): File {
  const file = new File([text], "survey.json", { type: "application/json" });
  return Object.assign(file, { text: () => Promise.resolve(text) });
}

const told = /^Question 1: questions of the kind “matrixdynamic”/;

async function choose(file: File) {
  const page = await openPage();
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await page.user.upload(input, file);
  return page;
}

it("opens in the editor, with a list of what could not be taken", async () => {
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
    "Question 2: questions of the kind “matrixdynamic” are not asked here.",
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
  await screen.findByText(told);
  unmount();
  const again = await openPage();
  await user.click(button("Continue editing “Parks”"));
  expect(await screen.findByText(told)).toBeVisible();
  await user.click(button("Hide this list"));
  expect(screen.queryByText(told)).toBeNull();
  expect(textBox(/Survey Title/)).toHaveFocus();
  again.unmount();
  await openPage();
  await user.click(button("Continue editing “Parks”"));
  await screen.findByDisplayValue("Parks");
  expect(screen.queryByText(told)).toBeNull();
});

it("tells thirty things that could not be taken, and how many more", async () => {
  const elements = Array.from({ length: 32 }, () => ({
    type: "matrixdynamic",
  }));
  await choose(fileOf({ title: "Parks", elements }));
  await screen.findByText("And 2 more.");
  expect(screen.getAllByText(/^Question \d/)).toHaveLength(30);
});

it("says why a file is refused, and takes a mended one", async () => {
  const { user } = await choose(fileOf({ a: "x".repeat(1024 * 1024) }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "larger than 1 MB",
  );
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await user.upload(input, fileOf(null, "{"));
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("no JSON"),
  );
  await user.upload(input, fileOf({ title: "Bins", elements: [] }));
  await screen.findByRole("heading", { name: "Edit your survey" });
});
