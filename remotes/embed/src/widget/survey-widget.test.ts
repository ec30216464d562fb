import { act, render } from "@testing-library/react";
import type { SurveyWidgetProps } from "@nearsay/core/contract";
import { createElement } from "react";
import {
  frameOf,
  openPartnerPage,
  sayToPage,
  site,
} from "../testing/partner-page.ts";
import { SurveyWidget } from "./survey-widget.ts";

beforeEach(() => {
  openPartnerPage();
  Object.assign(globalThis, { __webpack_public_path__: `${site}/embed/v1/` });
});

function show(props: SurveyWidgetProps) {
  const view = render(createElement(SurveyWidget, props));
  const element = view.container.querySelector("nearsay-survey");
  if (element === null) throw new Error("There is no element.");
  const again = (next: SurveyWidgetProps) =>
    view.rerender(createElement(SurveyWidget, next));
  return { ...view, element, again };
}

describe("SurveyWidget", () => {
  it("is the element with these attributes", () => {
    const { element, again } = show({
      survey: "7",
      theme: "dark",
      title: "Us",
    });
    expect(frameOf(element)?.src).toContain(`${site}/embed/surveys/7?`);
    expect(frameOf(element)?.title).toBe("Us");
    expect(element.theme).toBe("dark");
    again({ survey: "8", accent: "#aa0000" });
    expect(frameOf(element)?.src).toContain("/embed/surveys/8?");
    expect(element.accent).toBe("#aa0000");
  });

  it("uses the attribute names as props, all of them", () => {
    const props = {
      survey: "7",
      mode: "inline",
      theme: "dark",
      accent: "#aa0000",
      loading: "lazy",
      title: "Us",
    } as const;
    const { element } = show(props);
    const names = element.getAttributeNames();
    expect(
      Object.fromEntries(names.map((n) => [n, element.getAttribute(n)])),
    ).toEqual(props);
  });

  it("calls the latest props", () => {
    const first = jest.fn();
    const calls = {
      onReady: jest.fn(),
      onAnswered: jest.fn(),
      onHeight: jest.fn(),
      onError: jest.fn(),
    };
    const { element, again } = show({ survey: "7", onReady: first });
    again({ survey: "7", ...calls });
    const say = (message: object) =>
      act(() => sayToPage(element, { nearsay: 1, ...message }));
    say({ type: "ready", survey: "7", title: "Bus 21?" });
    say({ type: "answered", survey: "7", duplicate: false });
    say({ type: "height", px: 640 });
    say({ type: "error", code: "NETWORK", message: "Lost." });
    expect(first).not.toHaveBeenCalled();
    expect(
      Object.values(calls).map((call): unknown => call.mock.calls),
    ).toEqual([
      [[{ survey: "7", title: "Bus 21?" }]],
      [[{ survey: "7", duplicate: false }]],
      [[{ px: 640 }]],
      [[{ code: "NETWORK", message: "Lost." }]],
    ]);
  });

  it("reports an error of its survey at once", async () => {
    const onError = jest.fn();
    show({ survey: "../7", onError });
    await Promise.resolve();
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: "SURVEY" }),
    );
  });

  it("calls nothing once it is unmounted", () => {
    const onReady = jest.fn();
    const { element, unmount } = show({ survey: "7", onReady });
    const source = frameOf(element)?.contentWindow ?? null;
    unmount();
    const ready = { nearsay: 1, type: "ready", survey: "7", title: "" };
    sayToPage(element, ready, { source });
    expect(onReady).not.toHaveBeenCalled();
  });
});
