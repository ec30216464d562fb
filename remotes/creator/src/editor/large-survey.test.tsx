import { fireEvent } from "@testing-library/react";
import {
  button,
  generate,
  generated,
  network,
  openEditor,
  openQuestion,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";
import { creator as texts } from "#messages";

beforeEach(startNetwork);

/** With hundreds of questions, re-rendering all would delay every letter. */
describe("typing a letter", () => {
  /** Opens three questions; returns a function that lists those rendered since its last call. */
  async function openQuestions(title: string) {
    const questions = ["One?", "Two?", "Three?"].map((text) => ({ text }));
    network.on(generate, { ...generated, title, questions });
    const { user, container } = await openEditor();
    const named = jest.spyOn(texts.questions, "name");
    const drawn = () => {
      const numbers = named.mock.calls.map(([{ number }]) => number);
      named.mockClear();
      return numbers;
    };
    await openQuestion(user, 2);
    drawn();
    const field = container.querySelector("[name^=question-]");
    return { user, field, drawn };
  }

  function type(field: Element | null, value: string) {
    if (field === null) throw new Error("There is no such field.");
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue(value);
  }

  it("in a question re-renders only that one, and in the title none", async () => {
    const { field, drawn } = await openQuestions("Parks");
    type(field, "Two or more?");
    expect(drawn()).toEqual([2]);
    type(textBox("Survey Title"), "Parks and woods");
    expect(drawn()).toEqual([]);
  });

  it("causes no more renders once Publish has found a problem", async () => {
    const { user, field, drawn } = await openQuestions("");
    await user.click(button("Publish"));
    expect(textBox("Survey Title")).toHaveFocus();
    drawn();
    type(field, "Two or more?");
    expect(drawn()).toEqual([2]);
  });
});
