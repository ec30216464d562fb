import { readNear } from "./read-near.ts";

it("parses a latitude and a longitude", () => {
  expect(readNear("52.52,13.40")).toEqual({ lat: 52.52, lng: 13.4 });
  expect(readNear(" -33.9 , 151 ")).toEqual({ lat: -33.9, lng: 151 });
  expect(readNear("90,-180")).toEqual({ lat: 90, lng: -180 });
});

it.each([
  ...["", "52.52", "52.52,", "52.52,13.40,1", "a,b", "90.1,0", "0,180.1"],
  ...["1e1,2", "NaN,0", "52;13", "52,52,13,40", "0x1,2", "+1,2"],
])("rejects %j", (text) => {
  expect(readNear(text)).toBeNull();
});
