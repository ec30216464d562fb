import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { fakeNetwork } from "@nearsay/core/testing";
import { landFiles } from "@nearsay/core/ui";
import atlas from "world-atlas/countries-110m.json" with { type: "json" };
import { PlaceMap } from "./place-map.tsx";

const route = `GET ${new URL(landFiles.coarse).pathname}`;
const countries = () => document.querySelectorAll("path[vector-effect]");

function show() {
  const world = { center: { lat: 25, lng: 10 }, zoom: 0 };
  const cells = [{ lat: 52.515, lng: 13.405, count: 1 }];
  render(
    <PlaceMap
      label="Surveys"
      view={world}
      onView={() => undefined}
      cells={cells}
    />,
  );
}

it("reports that land cannot be loaded, keeps its markers, and requests it again the next time", async () => {
  const network = fakeNetwork();
  show();
  await screen.findByText("Land and borders could not be loaded");
  expect(screen.getByRole("button", { name: "1 survey" })).toBeVisible();
  expect(countries()).toHaveLength(0);
  cleanup();
  network.on(route, atlas);
  show();
  await waitFor(() => expect(countries().length).toBeGreaterThan(150));
  expect(
    screen.getByText("Shows only land and borders, without detail"),
  ).toBeVisible();
});
