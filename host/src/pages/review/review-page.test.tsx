import { fakeNetwork, renderAt } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ReviewPage } from "./review-page.tsx";

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "info").mockImplementation();
});

async function review() {
  const network = fakeNetwork();
  const page = renderAt(<ReviewPage />, { path: "/review" });
  const user = userEvent.setup();
  await user.click(screen.getByRole("radio", { name: "4 stars" }));
  await user.type(screen.getByRole("textbox"), "Good bread, long queue");
  await user.click(screen.getByRole("button", { name: "Submit review" }));
  return { ...page, user, network };
}

describe("ReviewPage", () => {
  it("logs the review, sends no request, and thanks", async () => {
    const { network } = await review();
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Thanks for your review!");
    expect(alert).toHaveTextContent(/not been published or sent/);
    expect(alert).toHaveTextContent("4 stars");
    expect(alert).toHaveTextContent("Good bread, long queue");
    expect(alert).toHaveFocus();
    expect(logged).toHaveBeenCalledWith("Review", {
      rating: 4,
      comment: "Good bread, long queue",
    });
    expect(network.calls).toEqual([]);
  });

  it("passes the comment to the survey editor", async () => {
    const { user, location } = await review();
    await user.click(
      screen.getByRole("link", { name: "Turn this review into a survey" }),
    );
    expect(location()).toMatchObject({
      pathname: "/create-survey",
      state: { reviewText: "Good bread, long queue" },
    });
  });

  it("accepts another review", async () => {
    const { user } = await review();
    await user.click(
      screen.getByRole("button", { name: "Write another review" }),
    );
    expect(screen.getByRole("textbox")).toHaveValue("");
    expect(screen.getByRole("radio", { name: "1 star" })).toHaveFocus();
  });
});
