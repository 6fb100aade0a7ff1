import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { categories } from "~/features/calls/categories";
import { orderParameter } from "~/search/orders";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { SearchField } from "~/ui/search-field";
import { useFieldsOfAddress } from "~/ui/use-fields-of-address";
import { type CallOrder, callOrderChoice } from "./call-orders";
import { callListPath, isCallList } from "./call-query";

type CallSearchProps = {
  query: string;
  category: string | null;
  order: CallOrder;
  /** Whether the search names a place, from which some are nearer than others. */
  hasPlace: boolean;
  /** What else narrows the list, as a stored search does. */
  narrowing: { texts: string[]; fields: [string, string][] };
};

export function CallSearch({ query, category, order, hasPlace, narrowing }: CallSearchProps) {
  const { location } = useNavigation();
  const isSearching = location !== undefined && isCallList(location);
  const form = useRef<HTMLFormElement>(null);
  useFieldsOfAddress(form, { q: query, kategorie: category ?? "", [orderParameter]: order });

  return (
    <Form
      ref={form}
      role="search"
      action="/ausschreibungen"
      className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-5 border-b-2 border-ink pb-7 lg:grid-cols-[1.4fr_1fr_10rem_auto_auto] lg:gap-x-4"
    >
      <SearchField
        query={query}
        label="Suche"
        placeholder="Titel, Unternehmen, Ort ..."
        maxLength={120}
        className="max-lg:col-span-full"
      />
      <SelectField
        field={plainField("kategorie", category, "kategorie")}
        label="Kategorie"
        placeholder="Alle Kategorien"
        options={categories.map(({ name }) => ({ value: name, label: name }))}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="max-lg:col-span-full"
      />
      <SelectField
        field={plainField(orderParameter, order)}
        label="Reihenfolge"
        options={callOrderChoice.options(hasPlace)}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="max-lg:col-span-full"
      />
      {narrowing.fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {narrowing.texts.length > 0 && (
        <p className="col-span-full wrap-anywhere lg:order-last">Eingegrenzt: {narrowing.texts.join(", ")}</p>
      )}
      <Button busy={isSearching}>Suchen</Button>
      <ButtonLink to={callListPath("", callOrderChoice.fields(order))} variant="quiet">
        Filter zurücksetzen
      </ButtonLink>
    </Form>
  );
}
