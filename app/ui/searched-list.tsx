import { type ReactNode, useRef } from "react";
import { Form } from "react-router";
import { TextLink } from "~/ui/link";
import { Button } from "./button";
import { ChooseRows, type Choosing } from "./choose-rows";
import { classNames } from "./class-names";
import { EmptyState } from "./empty-state";
import { SelectField, TextField } from "./field";
import { plainField } from "./field-frame";
import { FoldedFilters, foldedSearchField } from "./folded-filters";
import { Pagination } from "./pagination";
import { useHydrated } from "./use-hydrated";
import { useRowKeys } from "./use-row-keys";

interface Choices {
  name: string;
  label: string;
  chosen: string | null;
  options: { value: string; label: string }[];
  /** One of them is always chosen. */
  isNeeded?: true;
}

interface SearchedListProps {
  path: string;
  query: string;
  /** Other parameters in the list's address. */
  filter?: Record<string, string>;
  /** Filters to choose from, each by its name in the address. */
  choices?: Choices[];
  /** How many there are, in words. */
  count?: string;
  /** The address of the same list as CSV. */
  csv?: string;
  /** The label of the search field; without one there is no search. */
  label?: string;
  /** Text for an empty result, such as 'kein Profil'. */
  nothing: string;
  /** What an empty list says while nothing is searched for: a title, and when something will be in it. */
  none?: { title: string; text: string };
  /** The label of the links to further pages. */
  further: string;
  isFirst: boolean;
  next: string | number | null;
  /** What can be done to several rows at once. */
  choose?: Choosing;
  /** The rows that were found, or null. */
  children: ReactNode;
}

/** A list with a search above it and further pages below it. */
export function SearchedList(props: SearchedListProps) {
  const {
    path,
    query,
    filter = {},
    choices = [],
    count,
    csv,
    label,
    nothing,
    none,
    further,
    isFirst,
    next,
    choose,
    children,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const isHydrated = useHydrated();
  const chosen = Object.fromEntries(choices.flatMap((one) => (one.chosen ? [[one.name, one.chosen]] : [])));
  const isNarrowed =
    query || Object.keys(filter).length > 0 || choices.some(({ chosen: value, isNeeded }) => value && !isNeeded);
  // Where nothing can be found, there is nothing to search, to choose from or to download.
  const isBare = !children && !isNarrowed && isFirst && !choices.some(({ isNeeded }) => isNeeded);
  const hasSearch = (label || choices.length > 0) && !isBare;
  // Beside a search, phones fold the choices away while each of them is what it is at first.
  const isFolded = Boolean(label) && choices.length > 0;
  const isSet = choices.some(
    ({ chosen: value, isNeeded, options }) => value && !(isNeeded && value === options[0]?.value),
  );
  const search = `${new URLSearchParams({ ...filter, ...chosen, ...(query && { q: query }) })}`;
  const narrowing = (
    <div className={classNames("flex flex-wrap items-end gap-3 max-sm:*:w-full", isFolded && "max-lg:pt-3")}>
      {choices.map(({ name, label: says, chosen: value, options, isNeeded }) => (
        <SelectField
          key={name}
          field={plainField(name, value)}
          label={says}
          placeholder={isNeeded ? undefined : "Alle"}
          options={options}
        />
      ))}
      <Button variant="secondary">Suchen</Button>
    </div>
  );
  return (
    <>
      {hasSearch && (
        <Form role="search" key={search} className="relative my-5 flex flex-wrap items-end gap-3 max-lg:*:w-full">
          {Object.entries(filter).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {label && (
            <TextField
              field={plainField("q", query)}
              label={label}
              type="search"
              placeholder={isFolded ? label : undefined}
              className={classNames(
                "grow lg:max-w-md",
                isFolded && `lg:[&_input]:placeholder:text-transparent ${foldedSearchField}`,
              )}
            />
          )}
          {isFolded ? <FoldedFilters open={isSet}>{narrowing}</FoldedFilters> : narrowing}
        </Form>
      )}
      <p className={classNames("flex flex-wrap gap-x-6 gap-y-1 pb-3 text-soft empty:hidden", !hasSearch && "pt-4")}>
        {!isBare && count}
        {csv && children && (
          <TextLink to={`${csv}?${search}`} reloadDocument className="hit">
            Tabelle herunterladen
          </TextLink>
        )}
      </p>
      <div ref={list} className="group/list">
        {children ? (
          <>
            <ChooseRows {...choose}>{children}</ChooseRows>
            {isHydrated && (
              <p className="mt-4 hidden text-sm text-soft lg:group-has-[table]/list:block print:hidden">
                Mit der Tastatur, wenn der Fokus in einer Zeile steht: J für die nächste Zeile, K für die vorige
                {choose?.acts?.length ? ", X zum Auswählen." : "."}
              </p>
            )}
          </>
        ) : (
          <EmptyState
            level={2}
            className={isBare ? "mt-6" : "mt-3"}
            title={
              isNarrowed || !none
                ? `${query ? `Zu „${query}“ gibt` : isBare ? "Noch gibt" : "Zu dieser Auswahl gibt"} es ${nothing}`
                : none.title
            }
            link={isNarrowed || !isFirst ? { to: path, label: "Alle anzeigen" } : undefined}
          >
            {!isNarrowed && none?.text}
          </EmptyState>
        )}
      </div>
      <Pagination label={further} path={search ? `${path}?${search}` : path} isFirst={isFirst} next={next} />
    </>
  );
}
