import { configure, fireEvent, within } from "@testing-library/dom";

// As in browser tests: a page of many states takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** What a person does, or waits for. */
export type Step = (shown: HTMLElement) => Promise<unknown>;

export function press(name: string): Step {
  return async (shown) => {
    const button = await within(shown).findByRole("button", { name });
    button.click();
  };
}

export function choose(name: string): Step {
  return async (shown) => {
    const choice = await within(shown).findByLabelText(name);
    choice.click();
  };
}

/** Opens the details of a summary. */
export function unfold(summary: string | RegExp): Step {
  return async (shown) => {
    const line = await within(shown).findByText(summary);
    line.click();
  };
}

export function write(label: string, text: string): Step {
  return async (shown) => {
    const field = await within(shown).findByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
  };
}

/** Waits for a text. */
export function see(text: string): Step {
  return (shown) => within(shown).findByText(text);
}

export function inTurn(...steps: Step[]): Step {
  return async (shown) => {
    for (const step of steps) await step(shown);
  };
}
