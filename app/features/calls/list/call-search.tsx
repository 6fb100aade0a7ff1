import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { categories } from "~/features/calls/categories";
import { orderParameter } from "~/search/orders";
import { Button, ButtonLink } from "~/ui/button";
import { CachedFragment } from "~/ui/cached-fragment";
import { classNames } from "~/ui/class-names";
import { SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { FoldedFilters, foldedRow, foldedSearch, foldedSearchField } from "~/ui/folded-filters";
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
  useFieldsOfAddress(form);

  return (
    <Form
      ref={form}
      role="search"
      action="/ausschreibungen"
      onChange={({ target }) => (target as Element) instanceof HTMLSelectElement && form.current?.requestSubmit()}
      className={foldedSearch}
    >
      {narrowing.fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        query={query}
        label="Suche"
        placeholder="Titel, Unternehmen, Ort ..."
        maxLength={120}
        className={foldedSearchField}
      />
      <FoldedFilters open={Boolean(category) || order !== callOrderChoice.first}>
        <CachedFragment
          as="div"
          className={classNames(foldedRow, "lg:grid-cols-[11rem_10rem_auto_auto] xl:grid-cols-[14rem_10rem_auto_auto]")}
          content={Choices}
          of={{ category, order, hasPlace, isSearching }}
        />
      </FoldedFilters>
      {narrowing.texts.length > 0 && (
        <p className="col-span-full mt-3 wrap-anywhere">Eingegrenzt: {narrowing.texts.join(", ")}</p>
      )}
    </Form>
  );
}

type ChoicesProps = Pick<CallSearchProps, "category" | "order" | "hasPlace"> & { isSearching: boolean };

function Choices({ category, order, hasPlace, isSearching }: ChoicesProps) {
  return (
    <>
      <SelectField
        field={plainField("kategorie", category, "kategorie")}
        label="Kategorie"
        placeholder="Alle Kategorien"
        options={categories.map(({ name }) => ({ value: name, label: name }))}
      />
      <SelectField
        field={plainField(orderParameter, order)}
        label="Reihenfolge"
        options={callOrderChoice.options(hasPlace)}
      />
      <Button busy={isSearching}>Suchen</Button>
      <ButtonLink to={callListPath("", callOrderChoice.fields(order))} variant="quiet">
        Filter zurücksetzen
      </ButtonLink>
    </>
  );
}
