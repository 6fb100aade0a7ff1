import { PositionTable } from "~/features/offers/position-table";
import { Button } from "~/ui/button";
import { EntryList } from "~/ui/differences";
import { LinkedText } from "~/ui/linked-text";
import { useHydrated } from "~/ui/use-hydrated";
import { type SheetPart, sheetExplanation, sheetTitle } from "./sheet";

interface SheetViewProps {
  number: string;
  parts: SheetPart[];
  pdfPath: string;
}

/** The sheet of an order, to read and to print. */
export function SheetView({ number, parts, pdfPath }: SheetViewProps) {
  const isHydrated = useHydrated();
  return (
    <article>
      <h1 className="text-4xl print:text-2xl">{sheetTitle}</h1>
      <p className="mt-2 text-lg text-soft">Nummer {number}</p>
      {parts.map(({ title, facts, positions = [], text }) => (
        <section key={title} className="mt-8 print:mt-5">
          <h2 className="mb-3 border-b border-line pb-2 text-2xl print:text-lg break-after-avoid">{title}</h2>
          <dl className="grid gap-x-6 sm:gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]">
            {facts.map(({ label, entries }) => (
              <div key={label} className="contents">
                <dt className="text-soft max-sm:mt-3 max-sm:text-note">{label}</dt>
                <dd className="wrap-anywhere">
                  {entries.length > 1 ? (
                    <EntryList entries={entries} />
                  ) : (
                    <span className="whitespace-pre-line">{entries[0]}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <PositionTable positions={positions} className="mt-4" />
          {text && (
            <div className="mt-4 max-w-text">
              <LinkedText text={text} />
            </div>
          )}
        </section>
      ))}
      <p className="mt-8 max-w-text border-t border-line pt-4 text-note text-soft">{sheetExplanation}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden">
        {isHydrated && (
          <Button type="button" onClick={() => window.print()}>
            Drucken
          </Button>
        )}
        <a href={pdfPath} download className="link hit inline-block">
          Als PDF laden
        </a>
      </p>
    </article>
  );
}
