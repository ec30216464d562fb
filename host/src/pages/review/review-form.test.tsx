import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ReviewForm } from "./review-form.tsx";

function show(onSubmit: jest.Mock = jest.fn()) {
  render(<ReviewForm onSubmit={onSubmit} />);
  return { user: userEvent.setup(), onSubmit };
}

const star = (count: number) =>
  screen.getByRole("radio", {
    name: count === 1 ? "1 star" : `${count} stars`,
  });
const rating = () => screen.getByRole("radiogroup", { name: "Your rating" });
const comment = () => screen.getByRole("textbox", { name: "Your comment" });
const submit = () => screen.getByRole("button", { name: "Submit review" });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .findIndex(({ checked }) => checked) + 1;

describe("the star rating", () => {
  it("is empty at first, and is set with a click", async () => {
    const { user } = show();
    expect(rating()).toHaveTextContent("No rating yet");
    await user.click(star(4));
    expect(chosen()).toBe(4);
    expect(rating()).toHaveTextContent("4 stars");
  });

  it.each([
    ["{ArrowRight}", 1],
    ["{ArrowDown}", 1],
    ["{ArrowLeft}", 5],
    ["{ArrowUp}", 5],
    ["{ArrowRight}{ArrowRight}{ArrowRight}", 3],
    ["{ArrowRight}{ArrowRight}{ArrowLeft}", 1],
    ["x", 0],
  ])("is changed with the keys %s to %i", async (keys, expected) => {
    const { user } = show();
    await user.tab();
    expect(rating()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard(keys);
    expect(chosen()).toBe(expected);
    if (expected > 0) expect(star(expected)).toHaveFocus();
  });

  it.each([
    ["{ArrowLeft}", 1],
    ["{ArrowRight}", 5],
  ])(
    "is changed with the key %s to %i in right-to-left text",
    async (key, expected) => {
      document.dir = "rtl";
      const { user } = show();
      await user.tab();
      await user.keyboard(key);
      expect(chosen()).toBe(expected);
      document.dir = "";
    },
  );

  it("is cleared with 0, and starts again from there", async () => {
    const { user } = show();
    await user.click(star(3));
    await user.keyboard("0");
    expect(chosen()).toBe(0);
    expect(star(1)).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(chosen()).toBe(1);
  });

  it("does not intercept the browser's own shortcuts", async () => {
    const { user } = show();
    await user.click(star(3));
    await user.keyboard("{Control>}0{/Control}");
    expect(chosen()).toBe(3);
  });

  it("is cleared with a button, which moves the focus", async () => {
    const { user } = show();
    expect(screen.queryByRole("button", { name: "Clear rating" })).toBeNull();
    await user.click(star(2));
    await user.click(screen.getByRole("button", { name: "Clear rating" }));
    expect(chosen()).toBe(0);
    expect(star(1)).toHaveFocus();
  });
});

describe("the review form", () => {
  it("submits the stars and the trimmed comment", async () => {
    const { user, onSubmit } = show();
    await user.click(star(5));
    await user.type(comment(), "  Lovely bread ");
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledWith({
      rating: 5,
      comment: "Lovely bread",
    });
  });

  it("requires stars first, and then a comment", async () => {
    const { user, onSubmit } = show();
    await user.click(submit());
    expect(rating()).toHaveAccessibleDescription(
      /Please select a star rating./,
    );
    expect(rating()).toBeInvalid();
    expect(star(1)).toHaveFocus();
    expect(comment()).toHaveAccessibleDescription(
      /Please enter at least 5 characters./,
    );
    expect(screen.getAllByRole("alert")).toHaveLength(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ["    abc    ", "Please enter at least 5 characters."],
    ["x".repeat(501), "Comment exceeds 500 characters."],
  ])("rejects the comment %j", async (text, message) => {
    const { user, onSubmit } = show();
    await user.click(star(1));
    await user.click(comment());
    await user.paste(text);
    await user.click(submit());
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    expect(comment()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(comment(), "y");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each(["abcde", "x".repeat(500)])(
    "accepts the comment %j",
    async (text) => {
      const { user, onSubmit } = show();
      await user.click(star(1));
      await user.click(comment());
      await user.paste(text);
      expect(screen.getByText(`${text.length}/500`)).toBeVisible();
      await user.click(submit());
      expect(onSubmit).toHaveBeenCalledTimes(1);
    },
  );

  it("shows that submitting failed, keeps the review, and can submit again", async () => {
    const { user, onSubmit } = show(
      jest.fn().mockRejectedValueOnce(new Error("internal")),
    );
    await user.click(star(2));
    await user.type(comment(), "Too loud");
    await user.click(submit());
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(
      "Something went wrong while submitting your review.",
    );
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(alert);
    expect(comment()).toHaveValue("Too loud");
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("submits only once at a time", async () => {
    const { user, onSubmit } = show(
      jest.fn(() => new Promise(() => undefined)),
    );
    await user.click(star(2));
    await user.type(comment(), "Too loud");
    await user.click(submit());
    await user.click(screen.getByRole("button", { name: "Submitting…" }));
    await user.type(comment(), "{Control>}{Enter}{/Control}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
