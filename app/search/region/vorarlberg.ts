import { municipalityRows } from "./municipalities";
import { adjectiveRows, alsoWords, areaRows, neighbourRows, villageRows } from "./names";
import type { RegionFile } from "./region-file";

const rowsOf = (text: string) => text.trim().split("\n");

/** The region of a site whose operator names no other. */
export const vorarlberg: RegionFile = {
  name: "Vorarlberg",
  alsoCalled: ["Ländle", "Vlbg", "Vbg"],
  country: { name: "Österreich", code: "AT", alsoCalled: ["Austria"] },
  placeOfCreatives: "Deutschland",
  examples: { place: "Dornbirn", area: "Bregenzerwald" },
  away: "über den Arlberg",
  court: "Bregenz",
  municipalities: rowsOf(municipalityRows),
  villages: rowsOf(villageRows),
  areas: rowsOf(areaRows),
  neighbours: rowsOf(neighbourRows),
  adjectives: rowsOf(adjectiveRows),
  alsoWords: alsoWords.split(/\s*,\s*/),
  map: {
    // West of the Rhine there is room for names.
    frame: { west: 9.44, north: 47.645, unitsPerDegree: 640 },
    lake: {
      name: "Bodensee",
      left: 3,
      top: 10,
      // From the German side around the bay of Bregenz to the Swiss one.
      shore: [
        [47.68, 9.42],
        [47.62, 9.48],
        [47.598, 9.52],
        [47.585, 9.55],
        [47.57, 9.6],
        [47.563, 9.64],
        [47.548, 9.675],
        [47.545, 9.69],
        [47.552, 9.705],
        [47.536, 9.735],
        [47.517, 9.742],
        [47.504, 9.744],
        [47.503, 9.725],
        [47.509, 9.705],
        [47.5, 9.685],
        [47.504, 9.665],
        [47.497, 9.64],
        [47.503, 9.62],
        [47.492, 9.6],
        [47.497, 9.56],
        [47.485, 9.53],
        [47.48, 9.5],
        [47.5, 9.46],
        [47.52, 9.42],
      ],
    },
    // The Rhine from the south to the lake.
    river: [
      [46.93, 9.54],
      [47, 9.505],
      [47.06, 9.48],
      [47.13, 9.51],
      [47.17, 9.485],
      [47.2, 9.5],
      [47.235, 9.51],
      [47.262, 9.53],
      [47.285, 9.548],
      [47.32, 9.57],
      [47.345, 9.595],
      [47.372, 9.645],
      [47.395, 9.655],
      [47.412, 9.632],
      [47.44, 9.632],
      [47.465, 9.65],
      [47.504, 9.66],
    ],
  },
};
