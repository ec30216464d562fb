import { fakeNetwork } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { manageRoute, managedReply } from "../testing/managed.ts";
import { openLoadedOwnerPage, openPart } from "../testing/open-owner-page.tsx";

const get = `GET ${manageRoute}`;
const patch = `PATCH ${manageRoute}`;
const reason = "A script from one address.";

const answered = (leftOutReason: string | null) =>
  managedReply({ leftOutReason }, { responses_count: 40 });

function button(name: string) {
  return screen.findByRole("button", { name });
}

test("flagged answers are excluded only with a reason", async () => {
  const network = fakeNetwork({
    [get]: answered(null),
    [patch]: answered(reason),
  });
  const { user } = await openPart("flagged");
  await user.click(await button("Leave flagged responses out"));
  expect(screen.getByText("Enter a reason.")).toBeVisible();
  expect(network.to(patch)).toEqual([]);
  const field = screen.getByRole("textbox", { name: "Why are they left out?" });
  await user.type(field, ` ${reason} `);
  await user.click(await button("Leave flagged responses out"));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(network.to(patch)[0]?.body).toEqual({ leftOutReason: reason });
});

test("excluded answers are counted again by one press", async () => {
  const network = fakeNetwork({
    [get]: answered(reason),
    [patch]: answered(null),
  });
  const { user } = await openPart("flagged");
  await user.click(await button("Count them again"));
  await button("Leave flagged responses out");
  expect(network.to(patch)[0]?.body).toEqual({ leftOutReason: null });
});

test("flagged answers are not mentioned until the survey has an answer", async () => {
  fakeNetwork({ [get]: managedReply() });
  await openLoadedOwnerPage();
  expect(screen.queryByText(/Flagged responses/)).not.toBeInTheDocument();
});
