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

/** Land is on its way for as long as a test takes. */
beforeEach(() => {
  fakeNetwork({
    [coarse]: () => new Promise<Response>(() => undefined),
    [coarse.replace("110", "50")]: () => new Promise<Response>(() => undefined),
  });
});

describe("PlaceMap", () => {
  it("names each mark by how many surveys it stands for", () => {
    show();
    expect(marks()).toEqual(["3 surveys", "1 survey"]);
  });

  it("zooms until cells are told apart, and then tells of the one pressed", async () => {
    const onCells = jest.fn();
    const { user } = show({ onCells });
    await user.click(mark("3 surveys"));
    expect(marks()).toEqual(["1 survey", "2 surveys"]);
    expect(onCells).not.toHaveBeenCalled();
    await user.click(mark("2 surveys"));
    expect(onCells.mock.calls).toEqual([[[lisbon]]]);
  });

  it("does the same by keys alone", async () => {
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

  it("is moved by arrows, zoomed by plus and minus, and shown whole by Home", async () => {
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

  it("gives the focus to the map when a mark is moved out of sight", async () => {
    const { user } = show({ view: { center: lisbon, zoom: 9 } });
    act(() => mark("2 surveys").focus());
    await user.keyboard("{ArrowUp}".repeat(6));
    expect(screen.queryByRole("button", { name: "2 surveys" })).toBeNull();
    expect(map()).toHaveFocus();
  });

  it("takes a drag along, and for no press", () => {
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

  it("is pinched by two fingers", () => {
    const { views } = show({ view: { center: lisbon, zoom: 9 } });
    point(map(), "down", 1, 300);
    point(map(), "down", 2, 340);
    point(map(), "move", 1, 280);
    point(map(), "move", 2, 360);
    expect(views.at(-1)?.zoom).toBeCloseTo(10, 5);
    expect(views.at(-1)?.center.lng).toBeCloseTo(lisbon.lng, 5);
  });

  it("is zoomed by the wheel, without moving the page", () => {
    const { views } = show({ view: { center: lisbon, zoom: 9 } });
    expect(fireEvent.wheel(map(), { deltaY: -200 })).toBe(false);
    expect(views.at(-1)?.zoom).toBeCloseTo(9.5, 5);
  });

  it("chooses the cell of the place that is pressed", () => {
    const onPoint = jest.fn();
    show({ cells: [], view: { center: lisbon, zoom: 11 }, onPoint });
    fireEvent.click(map(), { clientX: 330, clientY: 190 });
    const [[chosen]] = onPoint.mock.calls as [[typeof lisbon]];
    expect(chosen).toEqual(snapToGrid(chosen));
    expect(chosen.lng).toBeCloseTo(lisbon.lng, 1);
    expect(chosen.lng).not.toBe(world.center.lng);
  });

  it.each(["Enter", "the button"])(
    "chooses the cell in the middle by %s",
    async (how) => {
      const onPoint = jest.fn();
      const center = { lat: 38.7213, lng: -9.1412 };
      const { user } = show({ cells: [], view: { center, zoom: 11 }, onPoint });
      if (how === "Enter") {
        await user.tab();
        await user.keyboard("{Enter}");
      } else await user.click(mark("Choose the middle"));
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

  it("tells which piece of the world is seen", () => {
    const onBox = jest.fn();
    show({ view: { center: lisbon, zoom: 5 }, onBox });
    const [[box]] = onBox.mock.calls as [[Record<string, number>]];
    expect(box?.["west"]).toBeLessThan(lisbon.lng);
    expect(box?.["north"]).toBeGreaterThan(lisbon.lat);
  });
});

/** A finger or mouse at the map's middle height; jsdom knows no such events. */
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
