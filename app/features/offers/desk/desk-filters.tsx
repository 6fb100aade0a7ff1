import { Form } from "react-router";
import { deskPath } from "~/features/offers/offer";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { type DeskQuery, filters, sortings } from "./desk-query";

const optionsOf = (table: Record<string, string>) => Object.entries(table).map(([value, label]) => ({ value, label }));

/** Sorting and filter are part of the address, so that people can bookmark them and they work without script. */
export function DeskFilters({ callId, query }: { callId: number; query: DeskQuery }) {
  const action = deskPath(callId);
  return (
    <Form
      key={`${query.filter} ${query.sorting}`}
      action={action}
      className="mb-6 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] print:hidden"
    >
      <SelectField field={plainField("stand", query.filter)} label="Stand" options={optionsOf(filters)} />
      <SelectField
        field={plainField("sortierung", query.sorting)}
        label="Sortieren nach"
        options={optionsOf(sortings)}
      />
      <Button variant="secondary">Anwenden</Button>
    </Form>
  );
}
