import { useHydrated } from "~/ui/use-hydrated";

/** Sentences that a press adds to the text of a field. What is typed there stays. */
export function PreparedList({ reasons, fieldId }: { reasons: readonly string[]; fieldId: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || reasons.length === 0) return null;
  return (
    <details>
      <summary className="link hit w-fit cursor-pointer text-note">Vorbereitete Sätze</summary>
      <ul className="mt-1">
        {reasons.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              className="link min-h-11 py-2 text-left wrap-anywhere"
              onClick={() => addTo(fieldId, reason)}
            >
              {reason}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function addTo(id: string, sentence: string) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.setRangeText(
    `${field.value.trim() ? `${field.value.trimEnd()} ` : ""}${sentence}`,
    0,
    field.value.length,
    "end",
  );
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
