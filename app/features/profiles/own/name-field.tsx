import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { tidyName } from "~/text/name";
import { TextField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";

const typingPauseMs = 1000;
const taken = "Dieser Name ist bereits vergeben";

/** Shows while people type whether the name is free. */
export function NameField({ field, ownName }: { field: Field; ownName: string }) {
  const { data, load } = useFetcher<{ name: string; isFree: boolean }>();
  const [asked, setAsked] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function ask(name: string) {
    setAsked(name);
    load(`/profil/name-frei?${new URLSearchParams({ name })}`);
  }

  function askSoon(typed: string) {
    clearTimeout(timer.current);
    setAsked(null);
    const name = tidyName(typed);
    if (name && name !== ownName) timer.current = setTimeout(() => ask(name), typingPauseMs);
  }

  // Include what the person typed before this script ran.
  const askForTyped = useEffectEvent(() => {
    const input = document.getElementById(field.id);
    if (input instanceof HTMLInputElement) askSoon(input.value);
  });
  useEffect(() => {
    askForTyped();
    return () => clearTimeout(timer.current);
  }, []);

  const isAnswered = data !== undefined && data.name === asked;
  const errors = isAnswered && !data.isFree ? [taken] : field.errors;
  const hint = isAnswered && data.isFree ? "Dieser Name ist frei" : undefined;

  return (
    <TextField
      field={{ ...field, errors }}
      label="Name"
      hint={hint}
      autoComplete="name"
      onInput={({ currentTarget }) => askSoon(currentTarget.value)}
    />
  );
}
