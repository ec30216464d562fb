import { snapToGrid } from "@nearsay/core/domain";
import { readPlace, writePlace } from "./map-place.ts";

it("writes the centre of a cell, and parses it again", () => {
  const center = { lat: 52.521389, lng: 13.412788 };
  const text = writePlace({ center, zoom: 9.5034 });
  expect(readPlace(text)).toEqual({ center: snapToGrid(center), zoom: 9.5 });
  expect(text).not.toContain("52.521389");
});

it.each([null, "", "1,2", "91,0,3", "1,181,3", "1,2,x", "1,,3", "1,2,3,4"])(
  "finds no location in %j",
  (text) => {
    expect(readPlace(text)).toBeNull();
  },
);
