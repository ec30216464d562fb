import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { snapToGrid } from "../../domain/index.ts";
import { fakeNetwork } from "@nearsay/core/testing";
import { landFiles } from "@nearsay/core/ui";
import { PlaceMap, type PlaceMapProps } from "./place-map.tsx";

const world = { center: { lat: 25, lng: 10 }, zoom: 0 };
const lisbon = { ...snapToGrid({ lat: 38.72, lng: -9.14 }), count: 2 };
const sintra = { ...snapToGrid({ lat: 38.8, lng: -9.38 }), count: 1 };
const sydney = { ...snapToGrid({ lat: -33.87, lng: 151.2 }), count: 1 };

function show(props: Partial<PlaceMapProps> = {}) {
  const views: PlaceMapProps["view"][] = [];
  function Shown() {
    const [view, setView] = useState(props.view ?? world);
    const keep = (next: typeof view) => {
      views.push(next);
      setView(next);
    };
    return (
      <PlaceMap
        label="Surveys"
        cells={[lisbon, sintra, sydney]}
        {...props}
        view={view}
        onView={keep}
      />
    );
  }
  render(<Shown />);
  return { user: userEvent.setup(), views };
}

const map = () => screen.getByRole("application", { name: "Surveys" });
const marks = () =>
  screen
    .getAllByRole("button", { name: /^\d+ surveys?$/ })
    .map((mark) => mark.getAttribute("aria-label"));
const mark = (name: string) => screen.getByRole("button", { name });

const coarse = `GET ${new URL(landFiles.coarse).pathname}`;

/** Land keeps loading for the duration of a test. */
beforeEach(() => {
  fakeNetwork({
    [coarse]: () => new Promise<Response>(() => undefined),
    [coarse.replace("110", "50")]: () => new Promise<Response>(() => undefined),
  });
});

describe("PlaceMap", () => {
  it("names each marker by the number of its surveys", () => {
    show();
    expect(marks()).toEqual(["3 surveys", "1 survey"]);
  });

  it("zooms in until cells are separate, and then reports the clicked one", async () => {
    const onCells = jest.fn();
    const { user } = show({ onCells });
    await user.click(mark("3 surveys"));
    expect(marks()).toEqual(["1 survey", "2 surveys"]);
    expect(onCells).not.toHaveBeenCalled();
    await user.click(mark("2 surveys"));
    expect(onCells.mock.calls).toEqual([[[lisbon]]]);
  });

  it("does the same by keyboard alone", async () => {
    const onCells = jest.fn();
    const { user } = show({ onCells });
    await user.tab();
    expect(map()).toHaveFocus();
    await user.tab();
    await user.keyboard("{Enter}");
    expect(mark("2 surveys")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onCells.mock.calls).toEqual([[[lisbon]]]);
  });

  it("is moved with arrow keys, zoomed with plus and minus, and shown completely with Home", async () => {
    const { user, views } = show({ view: { center: lisbon, zoom: 5 } });
    await user.tab();
    await user.keyboard("{ArrowLeft}");
    expect(views.at(-1)?.center.lng).toBeLessThan(lisbon.lng);
    await user.keyboard("{ArrowUp}");
    expect(views.at(-1)?.center.lat).toBeGreaterThan(lisbon.lat);
    await user.keyboard("+");
    expect(views.at(-1)?.zoom).toBe(6);
    await user.keyboard("--");
    expect(views.at(-1)?.zoom).toBe(4);
    await user.keyboard("{Home}");
    expect(views.at(-1)?.zoom).toBeLessThan(1);
  });

  it("moves the focus to the map when the focused marker leaves the view", async () => {
    const { user } = show({ view: { center: lisbon, zoom: 9 } });
    act(() => mark("2 surveys").focus());
    await user.keyboard("{ArrowUp}".repeat(6));
    expect(screen.queryByRole("button", { name: "2 surveys" })).toBeNull();
    expect(map()).toHaveFocus();
  });

  it("follows a drag, and does not treat it as a click", () => {
    const onCells = jest.fn();
    const { views } = show({ onCells, view: { center: lisbon, zoom: 9 } });
    const pressed = mark("2 surveys");
    point(pressed, "down", 1, 320);
    point(pressed, "move", 1, 420);
    point(pressed, "up", 1, 420);
    fireEvent.click(pressed);
    expect(views.at(-1)?.center.lng).toBeLessThan(lisbon.lng);
    expect(onCells).not.toHaveBeenCalled();
  });

  it("zooms by pinching with two fingers", () => {
    const { views } = show({ view: { center: lisbon, zoom: 9 } });
    point(map(), "down", 1, 300);
    point(map(), "down", 2, 340);
    point(map(), "move", 1, 280);
    point(map(), "move", 2, 360);
    expect(views.at(-1)?.zoom).toBeCloseTo(10, 5);
    expect(views.at(-1)?.center.lng).toBeCloseTo(lisbon.lng, 5);
  });

  it("zooms with the wheel, without scrolling the page", () => {
    const { views } = show({ view: { center: lisbon, zoom: 9 } });
    expect(fireEvent.wheel(map(), { deltaY: -200 })).toBe(false);
    expect(views.at(-1)?.zoom).toBeCloseTo(9.5, 5);
  });

  it("chooses the cell of the clicked location", () => {
    const onPoint = jest.fn();
    show({ cells: [], view: { center: lisbon, zoom: 11 }, onPoint });
    fireEvent.click(map(), { clientX: 330, clientY: 190 });
    const [[chosen]] = onPoint.mock.calls as [[typeof lisbon]];
    expect(chosen).toEqual(snapToGrid(chosen));
    expect(chosen.lng).toBeCloseTo(lisbon.lng, 1);
    expect(chosen.lng).not.toBe(world.center.lng);
  });

  it.each(["Enter", "the button"])(
    "chooses the cell in the centre with %s",
    async (how) => {
      const onPoint = jest.fn();
      const center = { lat: 38.7213, lng: -9.1412 };
      const { user } = show({ cells: [], view: { center, zoom: 11 }, onPoint });
      if (how === "Enter") {
        await user.tab();
        await user.keyboard("{Enter}");
      } else await user.click(mark("Choose the centre"));
      expect(onPoint.mock.calls).toEqual([[snapToGrid(center)]]);
    },
  );

  it("has a button for each key that zooms", async () => {
    const { user, views } = show({ view: { center: lisbon, zoom: 5 } });
    await user.click(mark("Zoom in"));
    expect(views.at(-1)?.zoom).toBe(6);
    await user.click(mark("Zoom out"));
    expect(views.at(-1)?.zoom).toBe(5);
    await user.click(mark("Whole world"));
    expect(views.at(-1)?.zoom).toBeLessThan(1);
  });

  it("reports the visible part of the world", () => {
    const onBox = jest.fn();
    show({ view: { center: lisbon, zoom: 5 }, onBox });
    const [[box]] = onBox.mock.calls as [[Record<string, number>]];
    expect(box?.["west"]).toBeLessThan(lisbon.lng);
    expect(box?.["north"]).toBeGreaterThan(lisbon.lat);
  });
});

/** A finger or mouse at the map's middle height; jsdom does not implement such events. */
function point(
  target: Element,
  what: "down" | "move" | "up",
  pointerId: number,
  clientX: number,
): void {
  const at = { clientX, clientY: 200, bubbles: true };
  const event = new MouseEvent(`pointer${what}`, at);
  fireEvent(target, Object.assign(event, { pointerId }));
}
