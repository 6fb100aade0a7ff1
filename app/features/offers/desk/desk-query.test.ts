import { expect, it } from "vitest";
import { formOf } from "../../../../tests/support/form-of";
import {
  deskAsLeft,
  maxTicked,
  readDeclining,
  readDeskQuery,
  readReturn,
  readTicked,
  rememberDesk,
  searchWith,
  tickedElsewhere,
  withoutTicks,
} from "./desk-query";

const idOf = (number: number) => `5f0c9f9e-3f3c-4e0e-9d7e-${String(number).padStart(12, "0")}`;

it("keeps a bounded number of ticks on other pages, so that the address of the desk stays short, and counts the rest [OFFER-31, OFFER-45]", () => {
  const ids = Array.from({ length: 250 }, (_, number) => idOf(number));
  const shown = ids.slice(0, 100).map((id) => ({ id }));
  const { elsewhere, dropped } = tickedElsewhere(ids, shown);
  expect(elsewhere).toEqual(ids.slice(100, 100 + maxTicked));
  expect(dropped).toBe(50);
  expect(tickedElsewhere(ids.slice(0, 120), shown)).toEqual({ elsewhere: ids.slice(100, 120), dropped: 0 });
  // Node refuses requests whose headers have more than 16 KB.
  expect(searchWith("", [...shown.map(({ id }) => id), ...elsewhere]).length).toBeLessThan(10_000);
});

it("reads each tick of an address once, and nothing that is no id [OFFER-31]", () => {
  const address = new URLSearchParams([idOf(1), idOf(1), "1", "x' or 1=1", idOf(2)].map((id) => ["angebot", id]));
  expect(readTicked(address)).toEqual([idOf(1), idOf(2)]);
});

it("puts other ticks into an address and leaves the rest of it [LOOK-51]", () => {
  expect(searchWith(`?stand=neu&angebot=${idOf(1)}&ab=100`, [idOf(2), idOf(3)])).toBe(
    `?stand=neu&ab=100&angebot=${idOf(2)}&angebot=${idOf(3)}`,
  );
  expect(searchWith(`?angebot=${idOf(1)}`, [])).toBe("");
});

it("leads back to each desk as it was left, and to one that was not seen as it begins [LOOK-51]", () => {
  rememberDesk(7, `?sortierung=preis&angebot=${idOf(1)}`);
  expect(deskAsLeft(7)).toBe(`/ausschreibungen/7/angebote?sortierung=preis&angebot=${idOf(1)}`);
  expect(deskAsLeft(8)).toBe("/ausschreibungen/8/angebote");
});

it("leads back to a desk and to nothing else [OFFER-64]", () => {
  const back = (path: string) => {
    return readReturn(formOf({ tisch: path }));
  };
  expect(back("/ausschreibungen/12/angebote")).toBe("/ausschreibungen/12/angebote");
  expect(back("/ausschreibungen/12/angebote?stand=neu&angebot=a-b")).toContain("stand=neu");
  for (const path of ["", "/", "//evil.example", "https://evil.example/ausschreibungen/12/angebote"])
    expect(back(path), path).toBeNull();
  expect(back("/ausschreibungen/12/angebote?x=\r\nset-cookie: a")).toBeNull();
  expect(readReturn(new FormData())).toBeNull();
});

it("leads back from a refusal to the same desk, with the ticks of others [OFFER-64]", () => {
  const search = new URLSearchParams(`sortierung=preis&stand=offen&angebot=${idOf(1)}&angebot=${idOf(2)}`);
  const desk = `/ausschreibungen/7/angebote?sortierung=preis&stand=offen&angebot=${idOf(1)}&angebot=${idOf(2)}`;
  expect(readDeclining(7, search)).toEqual({ ticked: [idOf(1), idOf(2)], isAll: false, desk });
  search.set("alle", "ja");
  expect(readDeclining(7, search)).toMatchObject({ isAll: true, desk });
  search.delete("alle");
  search.set("nur", idOf(3));
  expect(readDeclining(7, search)).toEqual({ ticked: [idOf(3)], isAll: false, desk });
  expect(withoutTicks(desk, [idOf(2), idOf(3)])).toBe(desk.replace(`&angebot=${idOf(2)}`, ""));
  expect(readDeclining(7, new URLSearchParams()).desk).toBe("/ausschreibungen/7/angebote");
});

it("reads the chosen columns of the desk, also when none is left [OFFER-74]", () => {
  const columns = (search: string) => readDeskQuery(new URLSearchParams(search)).columns;
  expect(columns("")).toEqual(["beginn", "notiz"]);
  expect(columns("spalten=&spalten=rechte&spalten=x")).toEqual(["rechte"]);
  expect(columns("spalten=")).toEqual([]);
});
