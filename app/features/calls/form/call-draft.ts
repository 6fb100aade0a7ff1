import { noPitch } from "~/features/calls/call-options";
import { callListNames } from "~/features/calls/call-schema";
import { submissionField } from "~/http/submission-id";

/** The unsent values of the form for a new call, kept in this browser. */
export type CallDraft = Record<string, string | string[]>;

interface StoredDraft {
  /** The company's newest call when the draft was typed. A newer call means that the draft has been published. */
  newestCall: number;
  values: CallDraft;
}

const keyOf = (owner: string) => `ausschreibung-entwurf:${owner}`;

export function draftOf(form: FormData): CallDraft {
  const values: CallDraft = {};
  for (const name of new Set(form.keys())) {
    if (name === submissionField) continue;
    // The default choice does not count as typed.
    if (form.get(name) === noPitch) continue;
    const texts = form.getAll(name).filter((value): value is string => typeof value === "string" && value !== "");
    if (texts.length > 0) values[name] = callListNames.includes(name) ? texts : (texts[0] ?? "");
  }
  return values;
}

export function readDraft(owner: string, newestCall: number): CallDraft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(owner)) ?? "null") as StoredDraft | null;
    if (!stored) return null;
    if (stored.newestCall >= newestCall && isDraft(stored.values)) return stored.values;
    localStorage.removeItem(keyOf(owner));
    return null;
  } catch {
    return null;
  }
}

function isDraft(values: unknown): values is CallDraft {
  return typeof values === "object" && values !== null && Object.keys(values).length > 0;
}

export function keepDraft(owner: string, newestCall: number, values: CallDraft): void {
  try {
    const stored: StoredDraft = { newestCall, values };
    if (isDraft(values)) localStorage.setItem(keyOf(owner), JSON.stringify(stored));
    else localStorage.removeItem(keyOf(owner));
  } catch {
    // Without local storage there are no drafts.
  }
}

export function discardDraft(owner: string): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Without local storage there is no draft to discard.
  }
}
