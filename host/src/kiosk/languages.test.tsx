import { readQuestionSet, readSurvey } from "@nearsay/core/contract";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Unsent } from "./kiosk-calls.ts";
import { KioskPeople } from "./kiosk-people.tsx";
import type { KioskStore } from "./kiosk-store.ts";
import { createSender } from "./send-unsent.ts";

const german = {
  language: "de",
  title: "Eine Bank am Teich",
  instructions: "",
  questions: [{ text: "Wo?", options: ["Nord", ""], words: {} }],
};

const kiosk = {
  state: "open" as const,
  token: "t",
  survey: readSurvey({
    surveyId: 7,
    title: "A bench by the pond",
    language: "en",
    instructions: "One minute.",
  }),
  questionSet: readQuestionSet({
    items: [
      {
        id: 1,
        question_text: "Where?",
        options: ["North", "South"],
        question_type: "multiple_choice",
      },
    ],
    translated: { original: "en", texts: [german] },
  }),
};

function createMemory(): KioskStore {
  const unsent = new Map<string, Unsent>();
  return {
    kept: () => Promise.resolve(null),
    keep: () => Promise.resolve(),
    add: (one) => Promise.resolve(void unsent.set(one.key, one)),
    keys: () => Promise.resolve([...unsent.keys()]),
    find: (key) => Promise.resolve(unsent.get(key) ?? null),
    remove: (key) => Promise.resolve(void unsent.delete(key)),
  };
}

it("asks each person for their language again, and keeps the original options", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  window.scrollTo = () => undefined;
  const refresh = () => undefined;
  const sent: Unsent[] = [];
  const store = createMemory();
  const sender = createSender({
    store,
    send: (unsent) => Promise.resolve(void sent.push(unsent)),
  });
  render(
    <KioskPeople
      kiosk={kiosk}
      store={store}
      sender={sender}
      onRefresh={refresh}
    />,
  );
  const choice = () => screen.getByRole("combobox");
  await user.selectOptions(choice(), "Deutsch");
  const title = screen.getByRole("heading", { name: "Eine Bank am Teich" });
  expect(title).toHaveAttribute("lang", "de");
  expect(screen.getByText("One minute.")).toHaveAttribute("lang", "en");
  await user.click(screen.getByRole("button", { name: "Touch to begin" }));
  await user.click(screen.getByRole("radio", { name: "Nord" }));
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toMatchObject([{ answers: { 1: "North" }, language: "de" }]);
  await screen.findByRole("heading", { name: "Thank you" });
  act(() => {
    jest.advanceTimersByTime(5000);
  });
  expect(choice()).toHaveDisplayValue("English");
  expect(
    screen.getByRole("heading", { name: "A bench by the pond" }),
  ).toBeVisible();
});
