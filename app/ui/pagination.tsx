import { ButtonLink } from "./button";

type PaginationProps = {
  label: string;
  /** The address of the first page, with all that is searched for. */
  path: string;
  isFirst: boolean;
  /** The start of the next page; null on the last one. */
  next: string | number | null;
  nextLabel?: string;
};

/** Links to the next and the first page of a list. */
export function Pagination({ label, path, isFirst, next, nextLabel = "Ältere anzeigen" }: PaginationProps) {
  if (isFirst && next === null) return null;
  const nextPage = `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ nach: `${next}` })}`;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap gap-3">
      {!isFirst && (
        <ButtonLink to={path} variant="quiet">
          Zum Anfang
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={nextPage} variant="secondary">
          {nextLabel}
        </ButtonLink>
      )}
    </nav>
  );
}
