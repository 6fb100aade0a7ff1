import { classNames } from "./class-names";

/** The text of a part without entries. */
export const noEntries = "Keine Angabe";

interface DifferencesProps {
  differences: { label: string; before: readonly string[]; after: readonly string[] }[];
  /** What the reader calls the two versions. */
  before: string;
  after: string;
  /** The level of the labels, where they are headings of the page. */
  heading?: "h3" | "p";
}

/** The parts that differ between two versions, with both side by side; on a phone below each other. */
export function Differences({ differences, before, after, heading: Label = "p" }: DifferencesProps) {
  return (
    <div className="border-t border-line">
      {differences.map((part) => (
        <section key={part.label} className="border-b border-line py-4">
          <Label className={classNames("mb-2.5 text-lg", Label === "p" && "font-semibold")}>{part.label}</Label>
          <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            <Version label={before} entries={part.before} />
            <Version label={after} entries={part.after} />
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

/** Short texts below each other, such as the requirements of a call. */
export function EntryList({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="max-w-text space-y-1.5">
      {entries.map((entry) => (
        <li key={entry} className="grid grid-cols-[auto_1fr] gap-3 wrap-anywhere">
          <span aria-hidden className="text-signal">
            –
          </span>
          {entry}
        </li>
      ))}
    </ul>
  );
}
