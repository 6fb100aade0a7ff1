import { ButtonLink } from "./button";

type PaginationProps = { to: string | null; shown: number; total: number; label?: string; busy?: boolean };

const number = new Intl.NumberFormat("de-DE");

export function Pagination({ to, shown, total, label = "Mehr laden", busy = false }: PaginationProps) {
  return (
    <nav aria-label="Weitere Einträge" className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
      {to && (
        <ButtonLink to={to} variant="secondary" preventScrollReset aria-disabled={busy || undefined}>
          {busy ? "Wird geladen..." : label}
        </ButtonLink>
      )}
      <p className="text-soft tabular-nums">
        {number.format(shown)} von {number.format(total)}
      </p>
    </nav>
  );
}
