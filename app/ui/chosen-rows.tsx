interface ChosenRowsProps {
  legend: string;
  /** The name of each box. */
  name: string;
  rows: { id: string; name: string }[];
}

/** What a form acts on, each in a box, so that somebody can be left out. */
export function ChosenRows({ legend, name: field, rows }: ChosenRowsProps) {
  return (
    <fieldset key={rows.map(({ id }) => id).join()}>
      <legend className="font-semibold">{legend}</legend>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {rows.map(({ id, name }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                name={field}
                value={id}
                defaultChecked
                className="mt-0.5 size-5.5 shrink-0 cursor-pointer rounded-sm accent-ink"
              />
              <span className="wrap-anywhere">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
