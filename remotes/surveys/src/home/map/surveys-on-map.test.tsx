import { json, type NetworkCall } from "@nearsay/core/testing";
import { landFiles } from "@nearsay/core/ui";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { deferredReply } from "../../testing/deferred-reply.ts";
import {
  renderSurveys,
  surveysNetwork,
} from "../../testing/render-surveys.tsx";
import { surveyItem, surveyList } from "../../testing/survey-builders.ts";
import { HomePage } from "../home-page.tsx";

const lisbon = [38.725, -9.133863, 2];
const berlin = [52.525, 13.407325, 1];
const cells = { cells: [berlin, lisbon] };
const never = () => new Promise<Response>(() => undefined);

/** Land never finishes loading during a test. */
const land = Object.fromEntries(
  Object.values(landFiles).map((file) => [
    `GET ${new URL(file).pathname}`,
    never,
  ]),
);

function listOf({ path }: NetworkCall): Response {
  const { searchParams } = new URL(path, "http://site.test");
  const isWide = Number(searchParams.get("north")) > 52.6;
  const bins = surveyItem({ surveyId: "8", surveyUuid: null, title: "Bins" });
  return json(isWide ? surveyList(surveyItem(), bins) : surveyList(bins));
}

async function openMap(routes = {}, path = "/?view=map") {
  const network = surveysNetwork({
    ...land,
    "GET /api/surveys/cells": cells,
    "GET /api/surveys": listOf,
    ...routes,
  });
  const shown = await renderSurveys(<HomePage />, { path });
  await screen.findByRole("application", { name: "Map of surveys" });
  return { network, user: userEvent.setup(), ...shown };
}

const heading = (name: string) => screen.findByRole("heading", { name });

describe("the map of surveys", () => {
  it("is opened by a switch, which is stored in the address", async () => {
    const network = surveysNetwork({ "GET /api/surveys/cells": cells });
    const { location } = await renderSurveys(<HomePage />, {
      path: "/?open=1",
    });
    await screen.findAllByRole("article");
    expect(network.to("GET /api/surveys/cells")).toHaveLength(0);
    await userEvent.click(screen.getByRole("radio", { name: "Map" }));
    await screen.findByRole("application", { name: "Map of surveys" });
    expect(location().search).toBe("?view=map&open=1");
    const [call] = network.to("GET /api/surveys/cells");
    expect(call?.path).toBe("/api/surveys/cells?open_only=1");
    await userEvent.click(screen.getByRole("radio", { name: "List" }));
    expect(location().search).toBe("?open=1");
  });

  it("lists the surveys it shows, and those in a pressed map bin", async () => {
    const { user, network } = await openMap();
    await heading("3 surveys in this area of the map");
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "2 surveys" }));
    await heading("2 surveys in the selected map square");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    const asked = network.to("GET /api/surveys").at(-1)?.path;
    expect(asked).toMatch(/north=38\.73$/);
    await user.click(screen.getByRole("button", { name: "Show whole area" }));
    await heading("3 surveys in this area of the map");
  });

  it("requests no list before it knows its first view", async () => {
    const { reply, answer } = deferredReply();
    const { network } = await openMap({
      "GET /api/surveys/cells": () => reply,
    });
    await waitFor(() =>
      expect(network.to("GET /api/surveys/cells")).toHaveLength(1),
    );
    expect(network.to("GET /api/surveys")).toHaveLength(0);
    answer(json(cells));
    await heading("3 surveys in this area of the map");
    expect(network.to("GET /api/surveys")).toHaveLength(1);
  });

  it("opens at the view in the address, and updates the address in whole cells when moved", async () => {
    const { user, location } = await openMap(
      {},
      "/?view=map&at=52.525,13.40,9",
    );
    await heading("1 survey in this area of the map");
    await user.click(screen.getByRole("button", { name: "Zoom in" }));
    await waitFor(() =>
      expect(location().search).toBe("?view=map&at=52.525%2C13.407325%2C10"),
    );
  });

  it("shows where there is nothing, and links to where there are surveys", async () => {
    const { user } = await openMap({}, "/?view=map&at=0,-150,8");
    await heading("0 surveys in this area of the map");
    expect(
      screen.getByText("There are no surveys in this area of the map."),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Go to surveys" }));
    await heading("3 surveys in this area of the map");
  });

  it("shows when no survey has a location", async () => {
    await openMap({ "GET /api/surveys/cells": { cells: [] } });
    expect(await screen.findByText("No survey has a location.")).toBeVisible();
  });

  it("shows beside the map when surveys cannot be loaded, and retries", async () => {
    const refuse = () => json({ msg: "Gone" }, 500);
    const { user, network } = await openMap({
      "GET /api/surveys/cells": refuse,
    });
    const alert = await screen.findByText("The surveys could not be loaded.");
    expect(alert).toBeVisible();
    network.on("GET /api/surveys/cells", cells);
    await user.click(screen.getByRole("button", { name: /again/ }));
    await heading("3 surveys in this area of the map");
  });

  it("keeps filters except the distance, which the map itself shows", async () => {
    const { user, location } = await openMap();
    await user.click(screen.getByRole("button", { name: "Filters" }));
    const filters = await screen.findByRole("group", { name: "Filters" });
    expect(within(filters).queryByLabelText("Distance")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Open only" }));
    expect(location().search).toBe("?view=map&open=1");
  });

  describe("of more surveys than are reported by cells", () => {
    const ofWhole = { cells: [[52.525, 13.407325, 600]], level: 4 };

    /** Map bins of half the requested width, or single cells when near. */
    function cellsOf({ path }: NetworkCall): Response {
      const { searchParams } = new URL(path, "http://site.test");
      const level = Number(searchParams.get("level"));
      if (!searchParams.has("west")) return json(ofWhole);
      if (level < 8)
        return json({ cells: [[52.525, 13.407325, 580], lisbon], level });
      return json({ cells: [berlin] });
    }

    const open = () => openMap({ "GET /api/surveys/cells": cellsOf });

    it("counts and lists an area of whole map bins", async () => {
      const { network } = await open();
      await heading("582 surveys in this area of the map");
      const asked = new URL(
        network.to("GET /api/surveys/cells").at(-1)?.path ?? "",
        "http://site.test",
      ).searchParams;
      const box = ["west", "south", "east", "north"];
      const listed = new URL(
        network.to("GET /api/surveys").at(-1)?.path ?? "",
        "http://site.test",
      ).searchParams;
      expect(box.map((edge) => listed.get(edge))).toEqual(
        box.map((edge) => asked.get(edge)),
      );
    });

    it("zooms into a pressed map bin, and then shows its cells", async () => {
      const { user, network } = await open();
      await heading("582 surveys in this area of the map");
      await user.click(screen.getByRole("button", { name: "580 surveys" }));
      await heading("1 survey in this area of the map");
      expect(network.to("GET /api/surveys/cells")).toHaveLength(3);
      await user.click(screen.getByRole("button", { name: "1 survey" }));
      await heading("1 survey in the selected map square");
    });
  });
});
