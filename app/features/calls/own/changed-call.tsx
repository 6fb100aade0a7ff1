import { EntryList } from "~/features/calls/page/entry-list";
import { type CallChange, noEntries } from "./call-changes";

interface ChangedCallProps {
  changes: CallChange[];
  /** What the reader calls the version that the offer answers. */
  earlier: string;
}

/** The parts of a call that have changed, with both versions side by side; on a phone below each other. */
export function ChangedCall({ changes, earlier }: ChangedCallProps) {
  return (
    <div className="border-t border-line">
      {changes.map(({ label, before, after }) => (
        <section key={label} className="border-b border-line py-4">
          <h3 className="mb-2.5 text-lg">{label}</h3>
          <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            <Version label={earlier} entries={before} />
            <Version label="Jetzt" entries={after} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Version({ label, entries }: { label: string; entries: readonly string[] }) {
  const [only = noEntries, ...more] = entries;
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm text-soft">{label}</p>
      {more.length > 0 ? (
        <EntryList entries={[only, ...more]} />
      ) : (
        <p className="max-w-text whitespace-pre-line wrap-anywhere">{only}</p>
      )}
    </div>
  );
}
