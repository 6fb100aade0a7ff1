import { expect, it } from "vitest";
import { municipalities } from "~/search/region/region";
import { concepts } from "~/search/vocabulary/vocabulary";
import { landingPath, landingTitle, readLanding } from "./landing-address";

it("gives every craft and municipality an address of its own, which no page of a profile has [FIND-40]", () => {
  const landings = [
    ...concepts.map(({ id }) => ({ craft: id, place: "" })),
    ...concepts.map(({ id }) => ({ craft: id, place: "dornbirn" })),
    ...municipalities().map(({ id }) => ({ craft: "", place: id })),
  ];
  const paths = landings.map(landingPath);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !/^\/kreative\/(handwerk|ort)(\/[a-z0-9-]+){1,2}$/.test(path))).toEqual([]);
  expect(paths.filter((path) => /^\/kreative\/[^/]+\/(like$|arbeiten\/)/.test(path))).toEqual([]);
  for (const landing of landings) {
    const [, , kind, ...names] = landingPath(landing).split("/");
    const [craft, place] = kind === "ort" ? [undefined, names[0]] : names;
    expect(readLanding(craft, place)).toEqual({ landing, isOwnAddress: true });
  }
});

it("knows addresses that people guess, and no others [FIND-40]", () => {
  expect(readLanding("fotografin", "dornbirn")).toEqual({
    landing: { craft: "fotografie", place: "dornbirn" },
    isOwnAddress: false,
  });
  expect(readLanding("", "riezlern")?.landing.place).toBe("mittelberg");
  for (const [craft, place] of [["", "bregenzerwald"], ["", "wien"], ["xyzxyz"], ["fotografie-dornbirn"], ["", "like"]])
    expect([craft, place, readLanding(craft, place)]).toEqual([craft, place, null]);
});

it("is titled by its craft and its place [FIND-41]", () => {
  expect(landingTitle({ craft: "fotografie", place: "" })).toBe("Fotografie in Vorarlberg");
  expect(landingTitle({ craft: "", place: "hochst" })).toBe("Kreative in Höchst");
  expect(landingTitle({ craft: "fotografie", place: "egg" })).toBe("Fotografie in Egg");
  expect(landingPath({ craft: "fotografie", place: "hochst" })).toBe("/kreative/handwerk/fotografie/hoechst");
});
