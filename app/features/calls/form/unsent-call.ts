import { callListNames, preselected } from "~/features/calls/call-schema";
import { submissionField } from "~/http/submission-id";

/** The unsent values of the form for a new call, kept in this browser. */
export type UnsentCall = Record<string, string | string[]>;

interface Stored {
  /** The company's newest call when the values were typed. A newer call means that this one was sent. */
  newestCall: number;
  values: UnsentCall;
}

const keyOf = (owner: string) => `ausschreibung-entwurf:${owner}`;

export function unsentCallOf(form: FormData): UnsentCall {
  const values: UnsentCall = {};
  for (const name of new Set(form.keys())) {
    if (name === submissionField) continue;
    if (form.get(name) === preselected[name]) continue;
    const texts = form.getAll(name).filter((value): value is string => typeof value === "string" && value !== "");
    if (texts.length > 0) values[name] = callListNames.includes(name) ? texts : (texts[0] ?? "");
  }
  return values;
}

export function readUnsentCall(owner: string, newestCall: number): UnsentCall | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(owner)) ?? "null") as Stored | null;
    if (!stored) return null;
    if (stored.newestCall >= newestCall && isUnsentCall(stored.values)) return stored.values;
    localStorage.removeItem(keyOf(owner));
    return null;
  } catch {
    return null;
  }
}

function isUnsentCall(values: unknown): values is UnsentCall {
  return typeof values === "object" && values !== null && Object.keys(values).length > 0;
}

export function storeUnsentCall(owner: string, newestCall: number, values: UnsentCall): void {
  try {
    const stored: Stored = { newestCall, values };
    if (isUnsentCall(values)) localStorage.setItem(keyOf(owner), JSON.stringify(stored));
    else localStorage.removeItem(keyOf(owner));
  } catch {
    // Without local storage nothing is kept.
  }
}

export function discardUnsentCall(owner: string): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Without local storage there is nothing to discard.
  }
}
