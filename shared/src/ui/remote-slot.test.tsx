import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import type { InsightsPanelProps } from "../contract/index.ts";
import {
  RemoteError,
  RemoteLoaderProvider,
  type RemoteLoader,
} from "./remote-loader.tsx";
import { RemoteSlot } from "./remote-slot.tsx";

const props: InsightsPanelProps = { surveyId: "7", exportRestricted: false };

function Panel({ surveyId }: InsightsPanelProps) {
  return <p>Insights of {surveyId}</p>;
}

function Crashing(): never {
  throw new Error("boom");
}

/** Fails in an action, or at every render from then on. */
function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error("boom");
  return (
    <>
      <button onClick={() => setBroken(true)}>Break</button>
      <button
        onClick={() => {
          throw new Error("no");
        }}
      >
        Fail
      </button>
    </>
  );
}

/** A loader with the given results of successive attempts. */
function loaderOf(...attempts: (() => Promise<unknown>)[]): RemoteLoader {
  return {
    load: () => (attempts.shift() ?? fail)() as never,
    loaded: () => undefined,
    prefetch: () => undefined,
    report: jest.fn(),
  };
}

const arrive = () => Promise.resolve(Panel);
const crash = () => Promise.resolve(Crashing);
const fail = () =>
  Promise.reject(new RemoteError("insights/InsightsPanel", "entry", "timeout"));

async function show(loader: RemoteLoader) {
  const page = render(
    <RemoteLoaderProvider value={loader}>
      <h1>Rest of the page</h1>
      <RemoteSlot
        name="insights/InsightsPanel"
        props={props}
        skeleton={<p>Skeleton</p>}
      />
    </RemoteLoaderProvider>,
    { onCaughtError: () => undefined },
  );
  await act(() => Promise.resolve());
  return page;
}

describe("RemoteSlot", () => {
  it("shows the skeleton as busy, then the component with its props", async () => {
    let finish: (value: unknown) => void = () => undefined;
    await show(loaderOf(() => new Promise((resolve) => (finish = resolve))));
    expect(screen.getByText("Skeleton").parentElement).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await act(async () => {
      finish(Panel);
      await Promise.resolve();
    });
    expect(screen.getByText("Insights of 7")).toBeVisible();
    expect(screen.queryByText("Skeleton")).toBeNull();
  });

  it("names the failed remote and the reason, and does not affect the rest of the page", async () => {
    const loader = loaderOf(fail);
    await show(loader);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Insights could not be loaded.");
    expect(alert).toHaveTextContent("It took too long to load.");
    expect(screen.getByRole("heading")).toBeVisible();
    expect(loader.report).toHaveBeenCalledTimes(1);
  });

  it("restores the remote on retry", async () => {
    await show(loaderOf(fail, arrive));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Insights of 7")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps the focus in position during a retry, and announces that the remote has loaded", async () => {
    let finish: (value: unknown) => void = () => undefined;
    await show(loaderOf(fail, () => new Promise((done) => (finish = done))));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    const place = screen.getByText("Skeleton").parentElement?.parentElement;
    expect(place).toHaveFocus();
    await act(async () => {
      finish(Panel);
      await Promise.resolve();
    });
    expect(place).toHaveFocus();
    expect(place).toContainElement(screen.getByText("Insights of 7"));
    expect(await screen.findByText("Insights loaded.")).toHaveRole("status");
  });

  it("keeps the focus on the button if a retry fails, too", async () => {
    await show(loaderOf(fail, fail, arrive));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByRole("alert");
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Retry" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const part = await screen.findByText("Insights of 7");
    expect(part.parentElement).toHaveFocus();
  });

  it("shows a remote that has already loaded without a skeleton", () => {
    const loader = loaderOf(() => new Promise(() => undefined));
    render(
      <RemoteLoaderProvider value={{ ...loader, loaded: () => Panel as never }}>
        <RemoteSlot
          name="insights/InsightsPanel"
          props={props}
          skeleton={<p>Skeleton</p>}
        />
      </RemoteLoaderProvider>,
    );
    expect(screen.getByText("Insights of 7")).toBeVisible();
    expect(screen.queryByText("Skeleton")).toBeNull();
  });

  it("reports that a crash affects only the remote", async () => {
    await show(loaderOf(crash));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "The rest of the page is not affected.",
    );
  });

  it("starts again when another remote replaces it", async () => {
    const loader = loaderOf(fail, arrive);
    const slotOf = (
      name: "insights/InsightsPanel" | "discussion/Discussion",
    ) => (
      <RemoteLoaderProvider value={loader}>
        <RemoteSlot name={name} props={props} skeleton={<p>Skeleton</p>} />
      </RemoteLoaderProvider>
    );
    const page = render(slotOf("insights/InsightsPanel"), {
      onCaughtError: () => undefined,
    });
    await screen.findByRole("alert");
    page.rerender(slotOf("discussion/Discussion"));
    expect(await screen.findByText("Insights of 7")).toBeVisible();
  });

  it("announces nothing for a remote that loaded at once, and does not move the focus", async () => {
    await show(loaderOf(arrive));
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("ignores a remote that loads, or fails, after its slot was removed", async () => {
    let finish: (value: unknown) => void = () => undefined;
    const loader = loaderOf(() => new Promise((resolve) => (finish = resolve)));
    const page = await show(loader);
    page.unmount();
    await act(async () => {
      finish(Promise.reject(new Error("too late")));
      await Promise.resolve();
    });
    expect(loader.report).not.toHaveBeenCalled();
  });

  it("catches a remote that crashes later, and mounts it again on retry", async () => {
    const loader = loaderOf(
      () => Promise.resolve(Fragile),
      () => Promise.resolve(Fragile),
    );
    await show(loader);
    await userEvent.click(screen.getByRole("button", { name: "Break" }));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Insights stopped working.",
    );
    expect(loader.report).toHaveBeenCalledTimes(1);
    expect(loader.report).toHaveBeenCalledWith(
      expect.objectContaining({ phase: "render", reason: "failed" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Break" })).toBeVisible();
  });

  it("keeps a remote of which only an action failed", async () => {
    const seen = jest.fn((event: ErrorEvent) => {
      event.preventDefault();
    });
    window.addEventListener("error", seen);
    const loader = loaderOf(() => Promise.resolve(Fragile));
    await show(loader);
    await userEvent.click(screen.getByRole("button", { name: "Fail" }));
    window.removeEventListener("error", seen);
    expect(seen).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Fail" })).toBeVisible();
    expect(loader.report).not.toHaveBeenCalled();
  });

  it("catches a remote that crashes while rendering", async () => {
    await show(loaderOf(crash, arrive));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Insights stopped working.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Insights of 7")).toBeVisible();
  });
});
