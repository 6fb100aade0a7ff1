import type { ReactNode } from "react";
import { Form } from "react-router";
import { Link } from "~/ui/link";
import { Button } from "./button";
import { TextField } from "./field";
import { plainField } from "./field-frame";
import { Pagination } from "./pagination";

interface SearchedListProps {
  path: string;
  query: string;
  /** What else the address says about the list. */
  filter?: Record<string, string>;
  /** The label of the search field. */
  label: string;
  /** What the list has none of for this query, as in 'kein Profil'. */
  nothing: string;
  /** The label of the links to further pages. */
  further: string;
  isFirst: boolean;
  next: string | number | null;
  /** The rows that were found, or null. */
  children: ReactNode;
}

/** A list with a search above it and further pages below it. */
export function SearchedList(props: SearchedListProps) {
  const { path, query, filter = {}, label, nothing, further, isFirst, next, children } = props;
  return (
    <>
      <Form role="search" key={query} className="flex flex-wrap items-end gap-3 py-5">
        {Object.entries(filter).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField field={plainField("q", query)} label={label} type="search" className="grow sm:max-w-md" />
        <Button variant="secondary">Suchen</Button>
      </Form>
      {children ?? (
        <p className="border-t-2 border-ink py-8">
          Zu „{query}“ gibt es {nothing}.{" "}
          <Link to={path} className="link">
            Alle anzeigen
          </Link>
        </p>
      )}
      <Pagination
        label={further}
        path={path}
        search={query ? { ...filter, q: query } : filter}
        isFirst={isFirst}
        next={next}
      />
    </>
  );
}
