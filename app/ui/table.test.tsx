import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Column, Table } from "./table";

type Row = { name: string; place: string };
const name: Column<Row> = { header: "Name", cell: ({ name }) => name, isRowHeader: true };
const place: Column<Row> = { header: "Ort", cell: ({ place }) => place };
const rows = [{ name: "Anna Fink", place: "Bezau" }];

/** Whether the header of a column stands beside its cells on a phone. */
function isBeside(header: string, columns: Column<Row>[]) {
  const html = renderToStaticMarkup(
    <Table caption="Kreative" columns={columns} rows={rows} rowKey={(row) => row.name} />,
  );
  return new RegExp(`data-label="${header}" class="[^"]*attr\\(data-label\\)`).test(html);
}

it("puts what names a row above its other cells on a phone, without its header [LOOK-78]", () => {
  expect(isBeside("Name", [name, place])).toBe(false);
  expect(isBeside("Ort", [name, place])).toBe(true);
  // After another cell, or where its header says more than it does itself, it is one of them.
  expect(isBeside("Name", [place, name])).toBe(true);
  expect(isBeside("Name", [{ ...name, leads: false }, place])).toBe(true);
});
