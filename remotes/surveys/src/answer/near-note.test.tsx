import { loadHealthAtom, sessionStore } from "@nearsay/core/session";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  freeText,
  questionsReply,
  surveyItem,
} from "../testing/survey-builders.ts";

const page = <SurveyPage surveyKey="7" />;
const respond = "POST /api/surveys/7/responses";

function open(more: object = {}, item: object = {}) {
  const within = { latitude: 52.525, longitude: 13.402, radiusMeters: 5000 };
  return surveysNetwork({
    "GET /api/surveys/7": surveyItem({
      latitude: 52.525,
      longitude: 13.402,
      ...item,
    }),
    "GET /api/surveys/7/questions": questionsReply([freeText], {
      within,
      ...more,
    }),
    [respond]: { duplicate: false },
  });
}

function stubPosition(
  getCurrentPosition: Geolocation["getCurrentPosition"],
): void {
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: { getCurrentPosition },
  });
}

const title =
  "Only people within 5 km (16,404 ft) of the survey’s location can answer.";

describe("a survey for people near its location", () => {
  beforeEach(() => sessionStore.remove("last_coordinates"));

  it("shows this before the visitor begins, and asks for the location in place", async () => {
    open().on("GET /api/health", { geoConsentPromptEnabled: true });
    const { store } = await renderSurveys(page);
    await act(() => store.set(loadHealthAtom));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(/compared in squares of about 1 km/)).toBeVisible();
    const getCurrentPosition = jest.fn();
    stubPosition(getCurrentPosition);
    await userEvent.click(
      screen.getByRole("button", { name: "Use my location" }),
    );
    expect(getCurrentPosition).toHaveBeenCalled();
  });

  it("shows whether the visitor is near enough", async () => {
    open();
    await renderSurveys(page, { near: { lat: 52.52, lng: 13.405 } });
    expect(
      await screen.findByText(/You are near enough to answer\./),
    ).toBeVisible();
    expect(
      screen.getByText(/Your location comes from your browser/),
    ).toBeVisible();
  });

  it("shows that the visitor is too far away, and the distance once on the page", async () => {
    open();
    await renderSurveys(page, { near: { lat: 52.6, lng: 13.405 } });
    expect(
      await screen.findByText("You are too far away to answer."),
    ).toBeVisible();
    expect(screen.getAllByText(/[\d,.]+ (ft|mi) away/)).toHaveLength(1);
  });

  it("prevents visitors too far away from beginning until they set a nearer location", async () => {
    open().on("GET /api/health", { geoConsentPromptEnabled: true });
    const { store } = await renderSurveys(page, {
      near: { lat: 52.6, lng: 13.405 },
    });
    await act(() => store.set(loadHealthAtom));
    await screen.findByText(/You are too far away/);
    const field = screen.getByRole("textbox");
    const submit = screen.getByRole("button", { name: "Submit" });
    expect(field).toBeDisabled();
    expect(submit).toBeDisabled();
    const use = () =>
      userEvent.click(screen.getByRole("button", { name: "Use my location" }));
    stubPosition((_found, fail) => fail?.(new Error("No signal.") as never));
    await use();
    expect(
      await screen.findByText(
        /You are too far away.* Your location could not be found\./,
      ),
    ).toBeVisible();
    const coords = { latitude: 52.52, longitude: 13.405 };
    stubPosition((found) => found({ coords } as GeolocationPosition));
    await use();
    expect(await screen.findByText(/You are near enough/)).toBeVisible();
    expect(field).toBeEnabled();
    expect(submit).toBeEnabled();
  });

  it("keeps the answers if the server refuses them", async () => {
    const network = open();
    network.on(
      respond,
      () =>
        new Response(
          JSON.stringify({
            status: 403,
            code: "PLACE_REQUIRED",
            msg: "Allow your location first.",
          }),
          { status: 403, headers: { "content-type": "application/json" } },
        ),
    );
    await renderSurveys(page);
    const field = await screen.findByRole("textbox");
    await userEvent.type(field, "Less noise");
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Allow your location first.")).toBeVisible();
    expect(field).toHaveValue("Less noise");
  });

  it("shows the name of the location and its distance", async () => {
    open({}, { place_name: "Berlin", place_country: "DE" });
    await renderSurveys(page, { near: { lat: 52.525, lng: 13.402 } });
    expect(
      await screen.findByText("Berlin, Germany · < 1 ft away"),
    ).toBeVisible();
  });
});
