import { beforeAll, describe, expect, it } from "vitest";
import { listCreatives } from "~/features/profiles/directory/directory.server";
import { renewDocuments } from "~/search-index/renew.server";
import { insertContent } from "./insert.server";

beforeAll(async () => {
  await insertContent();
  await renewDocuments();
});

describe("the people of the demo", () => {
  it.each([
    "Fotografin",
    "Fotograf Bregenz",
    "Photographer",
    "Logo",
    "Webseite",
    "Website",
    "Webdesigner",
    "Programmierer",
    "Texter",
    "Übersetzung",
    "Musik",
    "Hochzeit",
    "Keramik",
    "Rheintal",
    "wer macht eine Webseite in Dornbirn",
    "Plakaten",
    "Ilustration",
  ])("are found by what people type: %s [FIND-09]", async (q) => {
    const { creatives } = await listCreatives({ q, skill: "", after: null }, null, undefined);
    expect(
      creatives.filter(({ kind }) => kind !== "related" && kind !== "similar" && kind !== "mentioned"),
    ).not.toEqual([]);
  });
});
