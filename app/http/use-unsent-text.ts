import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { changedNames } from "~/ui/is-changed";
import type { FormAnswer } from "./answer";
import { versionField } from "./seen-version";
import { submissionField } from "./submission-id";
import {
  canStore,
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

export interface UnsentOptions extends Place {
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
  /** Whether this browser stores what is typed. */
  isStoring: boolean;
  take: () => void;
  discard: () => void;
  /** Tell it when the form shows that it was not saved. */
  onRefusal: () => void;
}

/**
 * Stores what somebody types into a form in this browser, until it is saved. Listens to the page, so that the form has
 * nothing to do with it.
 */
export function useUnsentText({ owner, path, formId, since, isAnswered }: UnsentOptions): UnsentText {
  const place = { owner, path };
  const [{ shown, older, turn, focus }, setState] = useState<State>(nothing);
  const [isStoring, setStoring] = useState(false);
  const typing = useRef({ since, isSent: false });

  const begin = useEffectEvent(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    // Sent before this script ran, and the answer is still to come. See app/boot.js.
    typing.current = { since, isSent: "sent" in form.dataset };
    setStoring(canStore());
    // Refused: what was sent counts as unsent again.
    if (isAnswered) return store(form);
    const changed = changedNames(form);
    const isBlank = changed.length === 0 && !hasFiles(form);
    // Each input of an earlier page is stored. What Firefox puts back can be older: it only knows the fields that the server
    // has rendered, not those of a form that was restarted. `app/boot.js` sets `account` at the first input.
    const early = isOpenedAnew() || "account" in form.dataset ? changed : [];
    const [latest, ...others] = readUnsent(place, since);
    if (!latest) return isBlank ? undefined : store(form);
    const isOlder = typeof since === "string" && latest.since !== since;
    // What the browser has put back into the form, after a step back or a reload, is still only there.
    if (isBlank && isSame(latest.entries, entriesOf(form))) discardUnsent(place, latest);
    else if (isOlder || hasFiles(form)) {
      setState({ ...nothing, older: latest });
      if (!isBlank && latest.since !== since) store(form);
    } else {
      for (const { since: other } of others) if (typeof other === "number") discardUnsent(place, { since: other });
      const merged = mergedWith(latest, form, early);
      // The form with the stored texts replaces the one that the person may already be typing in.
      setState({ shown: merged, older: null, turn: 1, focus: { id: document.activeElement?.id ?? "" } });
      if (!isBlank || latest.since !== since) move(latest, merged);
    }
  });

  function move(from: Unsent, to: Unsent) {
    const moved = { ...to, since: typeof since === "number" ? since : to.since };
    if (storeUnsent(place, moved) && moved.since !== from.since) discardUnsent(place, from);
  }

  function store(form: HTMLFormElement) {
    const { since: seen, isSent } = typing.current;
    // It would overwrite what the person can still take.
    if (older?.since === seen) return;
    const entries = entriesOf(form);
    const isStored = storeUnsent(place, { entries, typedAt: new Date().toISOString(), since: seen, isSent });
    form.toggleAttribute("data-stored", isStored);
  }

  const storeTyped = useEffectEvent((event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const form = target instanceof HTMLFormElement ? target : (target as HTMLInputElement | null)?.form;
    if (form?.id !== formId) return;
    typing.current.isSent = event.type === "submit";
    store(form);
  });

  // Before the form's own effects, which take out of it what was chosen before this script ran.
  useLayoutEffect(() => begin(), []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("input", storeTyped, { signal });
    // Before the form's check, which may refuse it.
    document.addEventListener("submit", storeTyped, { signal, capture: true });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (!focus) return;
    const first = document.getElementById(formId)?.querySelector("input[type=text], textarea");
    const field = focus.id === undefined ? first : document.getElementById(focus.id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    if (field.selectionEnd !== null) field.setSelectionRange(field.value.length, field.value.length);
  }, [focus, formId]);

  function take() {
    if (!older) return;
    typing.current = { since: older.since, isSent: false };
    setState({ shown: older, older: null, turn: turn + 1, focus: {} });
  }

  function discard() {
    const unsent = older ?? shown;
    if (unsent) discardUnsent(place, unsent);
    if (older) return setState({ shown, older: null, turn, focus: {} });
    discardUnsent(place, typing.current);
    typing.current = { since, isSent: false };
    setState({ shown: null, older: null, turn: turn + 1, focus: {} });
  }

  function onRefusal() {
    const form = document.getElementById(formId);
    if (!typing.current.isSent || !(form instanceof HTMLFormElement)) return;
    typing.current.isSent = false;
    store(form);
  }

  const answer = shown ? { result: { initialValue: valuesOf(shown.entries) }, isUnsent: true } : undefined;
  return { key: `${turn}`, answer, shown, older, isStoring, take, discard, onRefusal };
}

interface State {
  shown: Unsent | null;
  older: Unsent | null;
  /** Counts how often the form was restarted. */
  turn: number;
  /** What gets the focus now: the field with this id, or without one the first, because the pressed button is gone. */
  focus?: { id?: string };
}

const nothing: State = { shown: null, older: null, turn: 0 };

/** Not by a reload or a step back, after which a browser puts back what the fields held. */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (entry as PerformanceNavigationTiming | undefined)?.type === "navigate";
}

const hasFiles = (form: HTMLFormElement) =>
  [...form.elements].some((field) => field instanceof HTMLInputElement && (field.files?.length ?? 0) > 0);

/** What was stored, with what the person has typed before this script ran. */
function mergedWith(stored: Unsent, form: HTMLFormElement, early: string[]): Unsent {
  const isEarly = ([name]: Entry) => early.includes(name);
  return {
    ...stored,
    entries: [...stored.entries.filter((entry) => !isEarly(entry)), ...entriesOf(form).filter(isEarly)],
  };
}

function isSame(stored: Entry[], now: Entry[]): boolean {
  const textOf = (entries: Entry[]) =>
    JSON.stringify(entries.filter(([name]) => ![submissionField, versionField].includes(name)).sort());
  return textOf(stored) === textOf(now);
}
