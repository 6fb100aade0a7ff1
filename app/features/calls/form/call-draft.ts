import { callListNames } from "~/features/calls/call-schema";

/** What was typed into the form for a new call and not sent yet. It stays in this browser. */
export type CallDraft = Record<string, string | string[]>;

interface StoredDraft {
  /** The newest call of the company when this was typed: once there is a newer one, the draft has become it. */
  newestCall: number;
  values: CallDraft;
}

const keyOf = (owner: string) => `ausschreibung-entwurf:${owner}`;

export function draftOf(form: FormData): CallDraft {
  const values: CallDraft = {};
  for (const name of new Set(form.keys())) {
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
    // Without storage there are no drafts.
  }
}

export function discardDraft(owner: string): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Without storage there is no draft to discard.
  }
}
