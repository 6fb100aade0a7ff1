import { useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { skillCatalogue } from "~/features/profiles/skills";
import { orderParameter } from "~/search/orders";
import { Button, ButtonLink } from "~/ui/button";
import { CachedFragment } from "~/ui/cached-fragment";
import { classNames } from "~/ui/class-names";
import { SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { FoldedFilters, foldedRow, foldedSearch, foldedSearchField } from "~/ui/folded-filters";
import { SearchField } from "~/ui/search-field";
import { useFieldsOfAddress } from "~/ui/use-fields-of-address";
import { useSuggestions } from "~/ui/use-suggestions";
import {
  type DirectorySearch,
  directoryPath,
  freeParameter,
  kilometresParameter,
  mapView,
  placeParameter,
  readDirectorySearch,
  viewParameter,
} from "./directory";
import { type Order, orderChoice } from "./orders";

interface DirectoryFiltersProps {
  search: DirectorySearch;
  /** The order that the list has. */
  order: Order;
  /** Whether the search names a place, from which some are nearer than others. */
  hasPlace: boolean;
}

const typingPauseMs = 250;

function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
  return directoryPath(readDirectorySearch(new URLSearchParams(fields)));
}

/** A plain search form. With script it also searches while people type. */
export function DirectoryFilters({ search, order, hasPlace }: DirectoryFiltersProps) {
  const { q, skill, isMap, place, kilometres, isFree } = search;
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef(directoryPath({ ...search, order, isLiteral: false, after: null }));
  const asked = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  useFieldsOfAddress(form, asked);

  const { onFocus, list } = useSuggestions(form);

  // Include what the person typed before this script ran.
  useEffect(() => {
    if (form.current && addressOf(form.current) !== opened.current) form.current.requestSubmit();
    return () => clearTimeout(timer.current);
  }, []);

  function ask() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const address = addressOf(form.current);
    asked.current = [...asked.current.filter((earlier) => earlier !== address), address];
    navigate(address, { replace: true, preventScrollReset: true });
  }

  function askSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, typingPauseMs);
  }

  return (
    <Form
      ref={form}
      method="get"
      action="/kreative"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      onChange={({ target }) => {
        if ((target as Element) instanceof HTMLSelectElement) ask();
      }}
      className={foldedSearch}
    >
      {isMap && <input type="hidden" name={viewParameter} value={mapView} />}
      {place && <input type="hidden" name={placeParameter} value={place} />}
      {place && kilometres && <input type="hidden" name={kilometresParameter} value={kilometres} />}
      {isFree && <input type="hidden" name={freeParameter} value="1" />}
      <SearchField
        query={q}
        label="Tätigkeit, Name oder Ort"
        placeholder="Suche nach Kreativen..."
        onInput={askSoon}
        onFocus={onFocus}
        className={foldedSearchField}
      />
      {list}
      <FoldedFilters open={Boolean(skill) || order !== orderChoice.first}>
        <CachedFragment
          as="div"
          className={classNames(foldedRow, "lg:grid-cols-[10rem_12rem_auto_auto] xl:grid-cols-[13rem_12rem_auto_auto]")}
          content={Choices}
          of={{ skill, order, hasPlace, isMap }}
        />
      </FoldedFilters>
    </Form>
  );
}

interface ChoicesProps extends Pick<DirectorySearch, "skill" | "isMap"> {
  order: Order;
  hasPlace: boolean;
}

function Choices({ skill, order, hasPlace, isMap }: ChoicesProps) {
  const skills =
    skill && !skillCatalogue.some((known) => known === skill) ? [skill, ...skillCatalogue] : skillCatalogue;
  return (
    <>
      <SelectField
        field={plainField("skill", skill)}
        label="Skill"
        placeholder="Alle Skills"
        options={skills.map((name) => ({ value: name, label: name }))}
      />
      <SelectField
        field={plainField(orderParameter, order)}
        label="Reihenfolge"
        options={orderChoice.options(hasPlace)}
      />
      <Button>Suchen</Button>
      <ButtonLink to={directoryPath({ order, isMap })} variant="quiet" preventScrollReset>
        Filter zurücksetzen
      </ButtonLink>
    </>
  );
}
