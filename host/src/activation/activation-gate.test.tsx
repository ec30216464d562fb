import { fakeNetwork, json, refusal, renderAt } from "@nearsay/core/testing";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router-dom";
import { ActivationGate } from "./activation-gate.tsx";

const status = "GET /api/activation/status";

const locked = { required: true, ok: false };
const activated = { required: true, ok: true };
const open = { required: false, ok: false };

function show(path: string) {
  return renderAt(
    <ActivationGate>
      <Routes>
        <Route path="/invite" element={<h1>Invitation</h1>} />
        <Route path="/" element={<Link to="/about">To about</Link>} />
        <Route
          path="/about"
          element={
            <>
              <h1>About</h1>
              <Link to="/">Back</Link>
            </>
          }
        />
      </Routes>
    </ActivationGate>,
    { path },
  );
}

/** A check that is answered when the test says so. */
function pending() {
  let answer: (reply: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  return {
    answered: () => answered,
    answer: (reply: object) => answer(json(reply)),
  };
}

describe("ActivationGate", () => {
  it.each(["/about", "/invite"])(
    "says Loading… at %s, and shows nothing else, until it has checked",
    async (path) => {
      const check = pending();
      fakeNetwork({ [status]: check.answered });
      show(path);
      expect(screen.getByRole("status")).toHaveTextContent("Loading…");
      expect(screen.queryByRole("heading")).toBeNull();
      check.answer(path === "/invite" ? locked : open);
      expect(await screen.findByRole("heading")).toBeVisible();
      expect(screen.queryByText("Loading…")).toBeNull();
    },
  );

  it.each(["/", "/about"])(
    "sends a locked visitor of %s to /invite",
    async (path) => {
      fakeNetwork({ [status]: locked });
      const { location } = show(path);
      expect(
        await screen.findByRole("heading", { name: "Invitation" }),
      ).toBeVisible();
      expect(location().pathname).toBe("/invite");
      expect(screen.queryByRole("heading", { name: "About" })).toBeNull();
    },
  );

  it("lets a locked visitor stay on /invite", async () => {
    fakeNetwork({ [status]: locked });
    const { location } = show("/invite");
    expect(await screen.findByRole("heading")).toHaveTextContent("Invitation");
    expect(location().pathname).toBe("/invite");
  });

  it.each([
    ["is not required", open],
    ["is done", activated],
  ])(
    "sends a visitor away from /invite when activation %s",
    async (_title, reply) => {
      fakeNetwork({ [status]: reply });
      const { location } = show("/invite");
      expect(await screen.findByText("To about")).toBeVisible();
      expect(location().pathname).toBe("/");
    },
  );

  it.each([
    ["answers 500", () => refusal(500, "Down")],
    ["does not answer", () => Promise.reject(new TypeError("offline"))],
  ])("stays open when the server %s", async (_title, answer) => {
    fakeNetwork({ [status]: answer });
    show("/about");
    expect(await screen.findByRole("heading")).toHaveTextContent("About");
  });

  it("checks again at the next path, and sends away who is no longer welcome", async () => {
    const network = fakeNetwork({ [status]: activated });
    const { location } = show("/");
    await screen.findByText("To about");
    network.on(status, locked);
    await userEvent.click(screen.getByText("To about"));
    expect(
      await screen.findByRole("heading", { name: "Invitation" }),
    ).toBeVisible();
    expect(location().pathname).toBe("/invite");
  });

  it("keeps the page in view while it checks again", async () => {
    const network = fakeNetwork({ [status]: activated });
    show("/");
    await screen.findByText("To about");
    network.on(status, () => new Promise(() => undefined));
    await userEvent.click(screen.getByText("To about"));
    expect(screen.getByRole("heading")).toHaveTextContent("About");
    expect(network.to(status)).toHaveLength(2);
  });

  it("does not go by an answer for a path that was left", async () => {
    const network = fakeNetwork({ [status]: activated });
    show("/");
    await screen.findByText("To about");
    const late = pending();
    network.on(status, late.answered);
    await userEvent.click(screen.getByText("To about"));
    network.on(status, activated);
    await userEvent.click(screen.getByText("Back"));
    late.answer(locked);
    await act(() => userEvent.tab());
    expect(screen.getByText("To about")).toBeVisible();
  });
});
