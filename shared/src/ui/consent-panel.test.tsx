import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { ConsentPanel, type ConsentPanelProps } from "./consent-panel.tsx";

const plain: ConsentPanelProps = {
  action: "Enable and post",
  policy: <a href="https://example.org/policy">Policy</a>,
  busy: false,
  error: null,
  onEnable: () => undefined,
  onCancel: () => undefined,
};

const panel = () => screen.getByRole("group");
const button = (name: string) => screen.getByRole("button", { name });

describe("ConsentPanel", () => {
  it("explains consent in two sentences with the policy, and announces them", () => {
    render(<ConsentPanel {...plain} message="Not yet." />);
    expect(panel()).toHaveAccessibleName(
      "Not yet. An anonymous ID is a random number that counts you once, without a name or an account. You can opt out at any time. Policy",
    );
    expect(panel()).toHaveFocus();
    expect(screen.getByRole("link", { name: "Policy" })).toBeVisible();
  });

  it("gives consent after one click, and not after the second half of a double click", async () => {
    const onEnable = jest.fn();
    const user = userEvent.setup();
    render(<ConsentPanel {...plain} onEnable={onEnable} />);
    await user.dblClick(button("Enable and post"));
    expect(onEnable).toHaveBeenCalledTimes(1);
    await user.tab({ shift: true });
    await user.tab();
    await user.keyboard("{Enter}");
    expect(onEnable).toHaveBeenCalledTimes(2);
  });

  it("cannot be clicked while consent is being saved", async () => {
    const pressed = jest.fn();
    const user = userEvent.setup();
    render(
      <ConsentPanel {...plain} busy onEnable={pressed} onCancel={pressed} />,
    );
    await user.click(button("Enable and post"));
    await user.click(button("Not now"));
    expect(pressed).not.toHaveBeenCalled();
  });

  it("reports each error again", () => {
    const { rerender } = render(<ConsentPanel {...plain} error="Broken." />);
    expect(screen.getByRole("alert")).toHaveTextContent("Broken.");
    rerender(<ConsentPanel {...plain} error="Broken." busy />);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  describe("when opened by a button", () => {
    function Opened() {
      const [open, setOpen] = useState(false);
      const close = () => {
        setOpen(false);
      };
      return (
        <>
          <button disabled={open} onClick={() => setOpen(true)}>
            Post
          </button>
          {open && (
            <ConsentPanel {...plain} onCancel={close} onEnable={close} />
          )}
          <input />
        </>
      );
    }

    async function openPanel() {
      const user = userEvent.setup();
      render(<Opened />);
      await user.click(button("Post"));
      expect(panel()).toHaveFocus();
      return user;
    }

    it.each(["Not now", "Enable and post"])(
      "returns the focus after '%s', even to an element that was disabled in between",
      async (name) => {
        const user = await openPanel();
        await user.click(button(name));
        await waitFor(() => {
          expect(button("Post")).toHaveFocus();
        });
      },
    );
  });
});
