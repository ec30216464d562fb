import type { Coordinates } from "@nearsay/core/domain";

const at = (lat: number, lng: number): Coordinates => ({ lat, lng });

/** Neighbourhoods of the demo, by city. */
export const places = {
  berlin: {
    neukoelln: at(52.4811, 13.435),
    kreuzberg: at(52.4986, 13.403),
    tempelhof: at(52.473, 13.403),
    wedding: at(52.5497, 13.356),
  },
  lisbon: {
    alfama: at(38.712, -9.13),
    arroios: at(38.7297, -9.136),
    campoDeOurique: at(38.7167, -9.166),
  },
  newYork: {
    prospectPark: at(40.6602, -73.969),
    williamsburg: at(40.7081, -73.9571),
    redHook: at(40.6734, -74.0083),
    bedStuy: at(40.6872, -73.9418),
  },
  mexicoCity: {
    romaNorte: at(19.4195, -99.1625),
    coyoacan: at(19.35, -99.162),
    narvarte: at(19.397, -99.155),
  },
  nairobi: {
    kilimani: at(-1.2921, 36.7856),
    westlands: at(-1.2676, 36.8108),
    karura: at(-1.24, 36.834),
  },
  cairo: {
    zamalek: at(30.0609, 31.2197),
    maadi: at(29.9602, 31.2569),
  },
  bengaluru: {
    indiranagar: at(12.9719, 77.6412),
    jayanagar: at(12.9299, 77.5833),
    whitefield: at(12.9698, 77.75),
  },
  melbourne: {
    fitzroy: at(-37.799, 144.978),
    brunswick: at(-37.7667, 144.96),
    footscray: at(-37.8, 144.9),
  },
};
