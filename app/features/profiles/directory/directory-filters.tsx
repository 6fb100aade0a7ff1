import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { skillCatalogue } from "~/features/profiles/skills";
import { orderParameter } from "~/search/orders";
import { Button, ButtonLink, buttonClass } from "~/ui/button";
import { CachedFragment } from "~/ui/cached-fragment";
import { SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
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

function valuesOf(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => `${fields.get(name) ?? ""}`.trim();
  return { q: text("q"), skill: text("skill"), [orderParameter]: text(orderParameter) };
}

/** A plain search form. With script it also searches while people type. */
export function DirectoryFilters({ search, order, hasPlace }: DirectoryFiltersProps) {
  const { q, skill, isMap, place, kilometres, isFree } = search;
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef({ q, skill, [orderParameter]: order as string });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  useFieldsOfAddress(form, { q, skill, [orderParameter]: order }, asked);

  const { onFocus, list } = useSuggestions(form);

  // Include what the person typed before this script ran.
  useEffect(() => {
    const isAsked = form.current && JSON.stringify(valuesOf(form.current)) === JSON.stringify(asked.current);
    if (!isAsked) form.current?.requestSubmit();
    return () => clearTimeout(timer.current);
  }, []);

  function ask() {
    clearTimeout(timer.current);
    if (!form.current) return;
    asked.current = valuesOf(form.current);
    const { q, skill } = asked.current;
    const order = asked.current[orderParameter] as Order;
    navigate(directoryPath({ ...search, isLiteral: false, after: null, q, skill, order }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  function askSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, typingPauseMs);
  }

  const skills =
    skill && !skillCatalogue.some((known) => known === skill) ? [skill, ...skillCatalogue] : skillCatalogue;

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
      className="relative items-end gap-x-4 border-b border-line pb-3 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:pb-7"
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
        className="max-lg:mr-31 max-lg:*:[label]:sr-only max-[20rem]:mr-0"
      />
      {list}
      <details open={Boolean(skill) || order !== orderChoice.first} className="unfolded-wide">
        <summary
          className={buttonClass(
            { variant: "secondary" },
            "list-none max-lg:absolute max-lg:top-0 max-lg:right-0 max-[20rem]:static max-[20rem]:mt-3 [&::-webkit-details-marker]:hidden",
          )}
        >
          <SlidersHorizontal aria-hidden size={18} /> Filter
        </summary>
        <CachedFragment
          of={["skills", skill, order, hasPlace, isMap]}
          className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-3 pt-3 pb-2 lg:grid-cols-[10rem_12rem_auto_auto] xl:grid-cols-[13rem_12rem_auto_auto] lg:gap-x-4 lg:py-0"
        >
          {() => (
            <>
              <SelectField
                field={plainField("skill", skill)}
                label="Skill"
                placeholder="Alle Skills"
                options={skills.map((name) => ({ value: name, label: name }))}
                onChange={ask}
                className="max-lg:col-span-full"
              />
              <SelectField
                field={plainField(orderParameter, order)}
                label="Reihenfolge"
                options={orderChoice.options(hasPlace)}
                onChange={ask}
                className="max-lg:col-span-full"
              />
              <Button>Suchen</Button>
              <ButtonLink to={directoryPath({ order, isMap })} variant="quiet" preventScrollReset>
                Filter zurücksetzen
              </ButtonLink>
            </>
          )}
        </CachedFragment>
      </details>
    </Form>
  );
}
