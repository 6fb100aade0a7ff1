import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { creditMax } from "~/text/maximums";
import { TextField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";

const typingPauseMs = 300;
const fewestLetters = 3;

/** A name, with the profiles that it could mean while people type. */
export function MemberNameField({ field, label }: { field: Field; label: ReactNode }) {
  const { data, load } = useFetcher<{ names: string[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = `${field.id}-profile`;
  useEffect(() => () => clearTimeout(timer.current), []);

  function askSoon(typed: string) {
    clearTimeout(timer.current);
    const name = typed.trim();
    if (name.length < fewestLetters || name.includes("/") || data?.names.includes(name)) return;
    timer.current = setTimeout(() => load(`/arbeiten/profile?${new URLSearchParams({ name })}`), typingPauseMs);
  }

  return (
    <>
      <TextField
        field={field}
        label={label}
        maxLength={creditMax.name}
        autoComplete="off"
        list={data ? list : undefined}
        onInput={({ currentTarget }) => askSoon(currentTarget.value)}
      />
      {data && (
        <datalist id={list}>
          {data.names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}
