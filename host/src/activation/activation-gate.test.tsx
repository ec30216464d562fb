import { preloadReplies } from "@nearsay/core/api";
import { fakeNetwork, json, refusal, renderAt } from "@nearsay/core/testing";
import { act, screen, waitForElementToBeRemoved } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect } from "react";
import { Link, Route, Routes, useNavigate } from "react-router-dom";
import { ActivationGate } from "./activation-gate.tsx";

const status = "GET /api/activation/status";

const locked = { required: true, ok: false };
const activated = { required: true, ok: true };
const open = { required: false, ok: false };

function Links() {
  const navigate = useNavigate();
  return (
    <nav>
      <Link to="/about">To about</Link>
      <Link to="/guide">To the guide</Link>
      <Link to="?q=1">Search</Link>
      <Link to="#part">To the part</Link>
      <Link to="." state="told">
        Tell
      </Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </nav>
  );
}

/** The pages that were shown, in order. */
let seen: string[] = [];

function Named({ name }: { name: string }) {
  useEffect(() => {
    seen.push(name);
  }, [name]);
  return <h1>{name}</h1>;
}

function show(path: string) {
  seen = [];
  return renderAt(
    <>
      <Links />
      <ActivationGate>
        {({ location, navigation }) => (
          <>
            <p>{navigation}</p>
            <Routes location={location}>
              <Route path="/invite" element={<Named name="Invitation" />} />
              <Route
                path="/"
                element={<Named name={`Home${location.search}`} />}
              />
              <Route path="/about" element={<Named name="About" />} />
              <Route path="/guide" element={<Named name="Guide" />} />
              <Route path="/operate" element={<Named name="Operator" />} />
            </Routes>
          </>
        )}
      </ActivationGate>
    </>,
    { path },
  );
}

/** Checks that the test responds to, by their order. */
function pending() {
  const checks: { reply: Promise<Response>; answer(reply: object): void }[] =
    Array.from({ length: 3 }, () => {
      let answer: (reply: object) => void = () => undefined;
      const reply = new Promise<Response>((resolve) => {
        answer = (body) => {
          resolve(json(body));
        };
      });
      return { reply, answer: (body) => answer(body) };
    });
  let asked = 0;
  return {
    check: () => checks[asked++]?.reply ?? Promise.reject(new Error("asked")),
    answer: (index: number, reply: object) => checks[index]?.answer(reply),
  };
}

const follow = (name: string) =>
  userEvent.click(screen.getByRole("link", { name }));
const goBack = () =>
  userEvent.click(screen.getByRole("button", { name: "Back" }));
const heading = () => screen.getByRole("heading");

describe("ActivationGate", () => {
  it.each(["/about", "/invite"])(
    "shows Loading… at %s, and nothing else, until it has checked",
    async (path) => {
      const checks = pending();
      fakeNetwork({ [status]: checks.check });
      show(path);
      expect(screen.getByRole("status")).toHaveTextContent("Loading…");
      expect(heading()).toHaveTextContent("Loading…");
      checks.answer(0, path === "/invite" ? locked : open);
      await waitForElementToBeRemoved(screen.getByText("Loading…"));
      expect(seen).toEqual([path === "/invite" ? "Invitation" : "About"]);
    },
  );

  it.each(["/", "/about"])(
    "sends a locked visitor from %s to /invite, and shows nothing in between",
    async (path) => {
      const checks = pending();
      fakeNetwork({ [status]: checks.check });
      const { location } = show(path);
      checks.answer(0, locked);
      expect(await screen.findByText("Invitation")).toBeVisible();
      expect(location().pathname).toBe("/invite");
      expect(seen).toEqual(["Invitation"]);
    },
  );

  it.each([
    ["/invite", "Invitation"],
    ["/invite/", "Invitation"],
    ["/operate", "Operator"],
  ])("lets a locked visitor stay on %s", async (path, name) => {
    fakeNetwork({ [status]: locked });
    const { location } = show(path);
    expect(await screen.findByText(name)).toBeVisible();
    expect(location().pathname).toBe(path);
  });

  it.each([
    ["is not required", open],
    ["is complete", activated],
  ])(
    "sends a visitor away from /invite when activation %s",
    async (_title, reply) => {
      fakeNetwork({ [status]: reply });
      const { location } = show("/invite");
      expect(await screen.findByText("Home")).toBeVisible();
      expect(location().pathname).toBe("/");
    },
  );

  it.each([
    ["responds with status 500", () => refusal(500, "Down")],
    ["cannot be reached", () => Promise.reject(new TypeError("offline"))],
  ])("stays open if the server %s", async (_title, answer) => {
    fakeNetwork({ [status]: answer });
    show("/about");
    expect(await screen.findByText("About")).toBeVisible();
  });

  it("stays open if the server does not respond for two seconds", async () => {
    jest.useFakeTimers();
    fakeNetwork({ [status]: pending().check });
    show("/about");
    await act(() => jest.advanceTimersByTimeAsync(1_900));
    expect(heading()).toHaveTextContent("Loading…");
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(heading()).toHaveTextContent("About");
  });

  it("keeps the previous page until the next one is checked", async () => {
    const network = fakeNetwork({ [status]: open });
    const { location } = show("/");
    await screen.findByText("Home");
    const checks = pending();
    network.on(status, checks.check);
    await follow("To about");
    expect(location().pathname).toBe("/about");
    expect(heading()).toHaveTextContent("Home");
    expect(screen.getByText("POP")).toBeVisible();
    checks.answer(0, open);
    expect(await screen.findByText("About")).toBeVisible();
    expect(screen.getByText("PUSH")).toBeVisible();
  });

  it("never shows the page that it redirects from", async () => {
    const network = fakeNetwork({ [status]: activated });
    const { location } = show("/");
    await screen.findByText("Home");
    const checks = pending();
    network.on(status, checks.check);
    await follow("To about");
    checks.answer(0, locked);
    expect(await screen.findByText("Invitation")).toBeVisible();
    expect(location().pathname).toBe("/invite");
    expect(seen).toEqual(["Home", "Invitation"]);
  });

  it("uses the last of several paths, in any order of the responses", async () => {
    const network = fakeNetwork({ [status]: open });
    show("/");
    await screen.findByText("Home");
    const checks = pending();
    network.on(status, checks.check);
    await follow("To about");
    await follow("To the guide");
    checks.answer(0, locked);
    checks.answer(1, open);
    expect(await screen.findByText("Guide")).toBeVisible();
    expect(seen).toEqual(["Home", "Guide"]);
  });

  it("checks again on the way back, with the page still visible", async () => {
    const network = fakeNetwork({ [status]: open });
    show("/");
    await screen.findByText("Home");
    await follow("To about");
    await screen.findByText("About");
    const checks = pending();
    network.on(status, checks.check);
    await goBack();
    expect(heading()).toHaveTextContent("About");
    checks.answer(0, open);
    expect(await screen.findByText("Home")).toBeVisible();
    expect(screen.getByText("POP")).toBeVisible();
  });

  it("stays on the page, and follows its query, when the visitor goes back before the response", async () => {
    const network = fakeNetwork({ [status]: open });
    show("/");
    await screen.findByText("Home");
    const checks = pending();
    network.on(status, checks.check);
    await follow("To about");
    await goBack();
    checks.answer(0, locked);
    await follow("Search");
    expect(heading()).toHaveTextContent("Home?q=1");
    expect(seen).toEqual(["Home", "Home?q=1"]);
  });

  it("sends no request when only query, anchor or state change, and follows them", async () => {
    const network = fakeNetwork({ [status]: open });
    const { location } = show("/");
    await screen.findByText("Home");
    await follow("Search");
    expect(heading()).toHaveTextContent("Home?q=1");
    await follow("To the part");
    await follow("Tell");
    expect(location().state).toBe("told");
    expect(network.to(status)).toHaveLength(1);
  });

  it("shows a page at once that the server admitted, and checks the next path", async () => {
    const network = fakeNetwork({ [status]: open });
    preloadReplies({ "/activation/status": activated });
    show("/about");
    expect(screen.getByRole("heading")).toHaveTextContent("About");
    expect(network.to(status)).toHaveLength(0);
    await userEvent.click(screen.getByRole("link", { name: "To the guide" }));
    expect(await screen.findByText("Guide")).toBeVisible();
    expect(network.to(status)).toHaveLength(1);
  });

  it("redirects to the invitation at once if the page was served by a closed site", async () => {
    fakeNetwork({ [status]: locked });
    preloadReplies({ "/activation/status": locked });
    show("/about");
    expect(await screen.findByText("Invitation")).toBeVisible();
    expect(seen).toEqual(["Invitation"]);
  });
});
