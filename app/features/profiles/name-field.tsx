import { type InputEvent, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { TextField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";

interface NameFieldProps {
  field: Field & { value?: unknown };
  ownName: string;
}

const typingPauseMs = 1000;
const taken = "Dieser Name ist bereits vergeben";

/** Says while one types whether the name is still free. */
export function NameField({ field, ownName }: NameFieldProps) {
  const { data, load } = useFetcher<{ name: string; isFree: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function askSoon({ currentTarget }: InputEvent<HTMLInputElement>) {
    clearTimeout(timer.current);
    const name = currentTarget.value.trim();
    if (!name || name === ownName) return;
    timer.current = setTimeout(() => load(`/profil/name-frei?${new URLSearchParams({ name })}`), typingPauseMs);
  }

  const isAnswered = data && String(field.value ?? "").trim() === data.name;
  const errors = isAnswered && !data.isFree ? [taken] : field.errors;
  const hint = isAnswered && data.isFree && data.name !== ownName ? "Dieser Name ist frei" : undefined;

  // Conform's metadata answers when it is asked: a spread would copy nothing of it.
  const { id, name, key, formId, errorId, descriptionId, initialValue, required } = field;
  const shown = { id, name, key, formId, errorId, descriptionId, initialValue, required, errors };

  return <TextField field={shown} label="Name" hint={hint} autoComplete="name" onInput={askSoon} />;
}
