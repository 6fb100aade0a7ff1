import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { type DeskQuery, filters, sortings } from "./desk-query";

const optionsOf = (table: Record<string, string>) => Object.entries(table).map(([value, label]) => ({ value, label }));

/** Sorting and filter are part of the address, so that people can bookmark them and they work without script. */
export function DeskFilters({ query }: { query: DeskQuery }) {
  return (
    <div
      key={`${query.filter} ${query.sorting}`}
      className="mb-6 grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:gap-x-4 print:hidden"
    >
      <SelectField field={plainField("stand", query.filter)} label="Stand" options={optionsOf(filters)} />
      <SelectField
        field={plainField("sortierung", query.sorting)}
        label="Sortieren nach"
        options={optionsOf(sortings)}
      />
      <Button variant="secondary" className="max-sm:col-span-full">
        Anwenden
      </Button>
    </div>
  );
}
