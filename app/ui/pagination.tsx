import { ButtonLink } from "./button";

type PaginationProps = {
  label: string;
  path: string;
  /** The list's search parameters. */
  search?: Record<string, string>;
  isFirst: boolean;
  /** The start of the next page; null on the last one. */
  next: string | number | null;
  nextLabel?: string;
};

/** Links to the next and the first page of a list. */
export function Pagination({
  label,
  path,
  search = {},
  isFirst,
  next,
  nextLabel = "Ältere anzeigen",
}: PaginationProps) {
  if (isFirst && next === null) return null;
  const addressOf = (parameters: Record<string, string>) => `${path}?${new URLSearchParams(parameters)}`;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap gap-3">
      {!isFirst && (
        <ButtonLink to={addressOf(search)} variant="quiet">
          Zum Anfang
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={addressOf({ ...search, nach: `${next}` })} variant="secondary">
          {nextLabel}
        </ButtonLink>
      )}
    </nav>
  );
}
