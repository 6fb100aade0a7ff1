import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { changedNames } from "~/ui/is-changed";
import type { FormAnswer } from "./answer";
import { versionField } from "./seen-version";
import { submissionField } from "./submission-id";
import {
  canKeep,
  discardUnsent,
  type Entry,
  entriesOf,
  type Place,
  readUnsent,
  type Since,
  storeUnsent,
  type Unsent,
  valuesOf,
} from "./unsent-text";

interface Options extends Place {
  /** The id of the form. */
  formId: string;
  /** What is stored now: the version of a thing, or for a form that makes one, the number of the newest. */
  since: Since;
  /** Whether the page brings the answer to a form that was sent without script. */
  isAnswered: boolean;
}

export interface UnsentText {
  /** Give the form this key, so that it starts again with other values. */
  key: string;
  /** What the form begins with, as if it had been refused. */
  answer?: FormAnswer;
  /** What the form shows. */
  shown: Unsent | null;
  /** Typed before the thing was saved the last time. The form shows it once the person takes it. */
  older: Unsent | null;
  isKept: boolean;
  take: () => void;
  discard: () => void;
  /** Tell it when the form shows that it was not saved. */
  onRefusal: () => void;
}

/**
 * Keeps what somebody types into a form in this browser, until it is saved. Listens to the page, so that the form has
 * nothing to do with it.
 */
export function useUnsentText({ owner, path, formId, since, isAnswered }: Options): UnsentText {
  const place = { owner, path };
  const [{ shown, older, turn, isKept }, setState] = useState<State>(nothing);
  const typing = useRef({ since, isSent: false });
  const focus = useRef("");
  const hasChosen = useRef(false);

  const begin = useEffectEvent(() => {
    typing.current = { since, isSent: false };
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    if (isAnswered) {
      // Refused: what was sent counts as unsent again.
      keep(form);
      return setState({ ...nothing, isKept: canKeep() });
    }
    const early = changedNames(form);
    const isBlank = early.length === 0 && !hasFiles(form);
    const [latest, ...others] = readUnsent(place, since);
    const isOlder = latest !== undefined && typeof since === "string" && latest.since !== since;
    if (latest && isSame(latest.entries, entriesOf(form))) {
      discardUnsent(place, latest);
      setState({ ...nothing, isKept: canKeep() });
    } else if (!latest || isOlder || hasFiles(form)) {
      setState({ ...nothing, older: latest ?? null, isKept: canKeep() });
      if (!isBlank && latest?.since !== since) keep(form);
    } else {
      for (const { since: other } of others) if (typeof other === "number") discardUnsent(place, { since: other });
      const merged = mergedWith(latest, form, early);
      focus.current = document.activeElement?.id ?? "";
      setState({ shown: merged, older: null, turn: 1, isKept: true });
      if (!isBlank || latest.since !== since) move(latest, merged);
    }
  });

  function move(from: Unsent, to: Unsent) {
    const moved = { ...to, since: typeof since === "number" ? since : to.since };
    if (storeUnsent(place, moved) && moved.since !== from.since) discardUnsent(place, from);
  }

  function keep(form: HTMLFormElement) {
    const { since: seen, isSent } = typing.current;
    // It would overwrite what the person can still take.
    if (older?.since === seen) return;
    const entries = entriesOf(form);
    const isStored = storeUnsent(place, { entries, typedAt: new Date().toISOString(), since: seen, isSent });
    form.toggleAttribute("data-kept", isStored);
  }

  const keepOf = useEffectEvent((event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const form = target instanceof HTMLFormElement ? target : (target as HTMLInputElement | null)?.form;
    if (form?.id !== formId) return;
    typing.current.isSent = event.type === "submit";
    keep(form);
  });

  // Before the form's own effects, which take out of it what was chosen before this script ran.
  useLayoutEffect(() => begin(), []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("input", keepOf, { signal });
    // Before the form's check, which may refuse it.
    document.addEventListener("submit", keepOf, { signal, capture: true });
    return () => listening.abort();
  }, []);

  // The form with the kept texts replaces the one that the person may already be typing in, so restore the focus.
  useEffect(() => {
    const field = turn > 0 && document.getElementById(focus.current);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    if (field.selectionEnd !== null) field.setSelectionRange(field.value.length, field.value.length);
  }, [turn]);

  // The pressed button is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice changes one of them.
  useEffect(() => {
    const form = hasChosen.current && document.getElementById(formId);
    hasChosen.current = false;
    if (form) form.querySelector<HTMLElement>("input[type=text], textarea")?.focus();
  }, [turn, older]);

  function take() {
    if (!older) return;
    choose();
    typing.current = { since: older.since, isSent: false };
    setState({ shown: older, older: null, turn: turn + 1, isKept });
  }

  function discard() {
    const unsent = older ?? shown;
    choose();
    if (unsent) discardUnsent(place, unsent);
    if (older) return setState({ shown, older: null, turn, isKept });
    discardUnsent(place, typing.current);
    typing.current = { since, isSent: false };
    setState({ shown: null, older: null, turn: turn + 1, isKept });
  }

  function choose() {
    hasChosen.current = true;
    focus.current = "";
  }

  function onRefusal() {
    const form = document.getElementById(formId);
    if (!typing.current.isSent || !(form instanceof HTMLFormElement)) return;
    typing.current.isSent = false;
    keep(form);
  }

  const answer = shown ? { result: { initialValue: valuesOf(shown.entries) }, isKept: true } : undefined;
  return { key: `${turn}`, answer, shown, older, isKept, take, discard, onRefusal };
}

interface State {
  shown: Unsent | null;
  older: Unsent | null;
  /** Counts how often the form was restarted. */
  turn: number;
  /** Whether this browser keeps anything. */
  isKept: boolean;
}

const nothing: State = { shown: null, older: null, turn: 0, isKept: false };

const hasFiles = (form: HTMLFormElement) =>
  [...form.elements].some((field) => field instanceof HTMLInputElement && (field.files?.length ?? 0) > 0);

/** What was kept, with what the person has typed before this script ran. */
function mergedWith(kept: Unsent, form: HTMLFormElement, early: string[]): Unsent {
  const isEarly = ([name]: Entry) => early.includes(name);
  return { ...kept, entries: [...kept.entries.filter((entry) => !isEarly(entry)), ...entriesOf(form).filter(isEarly)] };
}

function isSame(kept: Entry[], now: Entry[]): boolean {
  const textOf = (entries: Entry[]) =>
    JSON.stringify(entries.filter(([name]) => ![submissionField, versionField].includes(name)).sort());
  return textOf(kept) === textOf(now);
}
