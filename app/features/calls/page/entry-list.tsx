/** Short texts below each other, such as the requirements of a call. */
export function EntryList({ entries }: { entries: string[] }) {
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
