import { Button } from "~/ui/button";
import { ChoiceField } from "~/ui/choice-field";
import { optionsOf, SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { columnLabels, columnsName, type DeskQuery, filters, sortings } from "./desk-query";

/** Sorting and filter are part of the address, so that people can bookmark them and they work without script. */
export function DeskFilters({ query }: { query: DeskQuery }) {
  return (
    <div
      key={`${query.filter} ${query.sorting} ${query.columns}`}
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
      <input type="hidden" name={columnsName} value="" />
      <details className="col-span-full">
        <summary className="link hit inline-block cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          Spalten wählen
        </summary>
        <ChoiceField
          field={plainField(columnsName, [...query.columns])}
          label="Spalten"
          hideLabel
          look="chips"
          multiple
          options={optionsOf(columnLabels)}
          className="pt-3"
        />
      </details>
    </div>
  );
}
