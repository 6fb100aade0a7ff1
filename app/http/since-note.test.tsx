import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { SinceNote } from "./since-note";

const linkOf = (note: React.ReactNode) =>
  /href="([^"]*)"/.exec(renderToStaticMarkup(<MemoryRouter>{note}</MemoryRouter>))?.[1]?.replaceAll("&amp;", "&");

it("leads from a day on to the same list with what is earlier, with what was searched and chosen [ADM-60]", () => {
  const note = { since: "2026-05-04", path: "/admin/profile", query: "frida" };
  expect(linkOf(<SinceNote {...note} search={{ stand: "ohne-bild", agb: "frueher" }} />)).toBe(
    "/admin/profile?stand=ohne-bild&agb=frueher&q=frida",
  );
  expect(linkOf(<SinceNote {...note} query="" search={{ stand: null, agb: null }} anchor="reservierungen" />)).toBe(
    "/admin/profile#reservierungen",
  );
  expect(linkOf(<SinceNote {...note} since={null} search={{}} />)).toBeUndefined();
});
