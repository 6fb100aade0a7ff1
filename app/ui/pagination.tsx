import { ButtonLink } from "./button";

type PaginationProps = {
  label: string;
  path: string;
  /** What the list was searched for, by parameter. */
  search?: Record<string, string>;
  isFirst: boolean;
  /** The start of the next page; null on the last one. */
  next: string | number | null;
};

/** The way through a list that begins with the newest. */
export function Pagination({ label, path, search = {}, isFirst, next }: PaginationProps) {
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
          Ältere anzeigen
        </ButtonLink>
      )}
    </nav>
  );
}
