import type { Viewer } from "~/auth/viewer";
import type { Thrown } from "~/http/answer";
import { log } from "~/log.server";
import type { ActionName } from "./acts";
import type { Basis } from "./basis";
import type { Chosen } from "./find-chosen.server";

/** An act that is done to each of several things as if it was done to that one alone. */
export interface ManyAct {
  label: string;
  /** What was done, after the number: '3 Profile ausgeblendet' */
  done: string;
  /** Whoever may act so may do it to several. */
  action: ActionName;
  /** What it means for others, in a sentence or two. */
  does: string;
  needs?: "reason" | "ground";
  /** Returns false or null when there was nothing to do. `form` is the same only for the same form that is sent again. */
  act: (viewer: Viewer, id: string, reason: string, basis: Basis, form: string | null) => Promise<unknown>;
}

/** Why an act could not be done to one thing, in words for whoever tried. */
export class NotDone extends Error {}

export interface ActedOnMany {
  done: number;
  /** How many were so before. */
  before: number;
  failed: (Chosen & { why: string })[];
}

/**
 * Acts on one after the other, each in its own transaction with its record and its mail. What fails stops no other; only
 * whoever has acted too often stops there. When nothing can be written at all, it fails as a single act does.
 */
export async function actOnMany(
  viewer: Viewer,
  chosen: Chosen[],
  { act }: ManyAct,
  reason: string,
  basis: Basis,
  form: string | null,
): Promise<ActedOnMany> {
  const result: ActedOnMany = { done: 0, before: 0, failed: [] };
  const faults: unknown[] = [];
  for (const [position, one] of chosen.entries()) {
    try {
      const answer = await act(viewer, one.id, reason, { ...basis }, form);
      if (answer === false || answer === null) result.before++;
      else result.done++;
    } catch (error) {
      const isTooOften = (error as Thrown | null)?.init?.status === 429;
      if (isTooOften && position === 0) throw error;
      const why = whyNot(error) ?? fault;
      if (why === fault) faults.push(error);
      result.failed.push(...(isTooOften ? chosen.slice(position) : [one]).map((left) => ({ ...left, why })));
      if (isTooOften) break;
    }
  }
  if (faults.length > 0 && faults.length === chosen.length) throw faults[0];
  for (const error of faults) log.error({ err: error }, "could not act on one of several");
  return result;
}

const fault = "Der Fehler liegt bei uns und ist vermerkt. Bitte versuchen Sie es noch einmal.";

/** Why an act was refused; null for an error. */
function whyNot(error: unknown): string | null {
  if (error instanceof NotDone) return error.message;
  const { data, init } = (error ?? {}) as Thrown;
  if (data?.problem) return [data.problem.title, data.problem.text].filter(Boolean).join(": ");
  if (init?.status === 404) return "Das gibt es nicht mehr.";
  if (init?.status === 403) return "Das ist Ihnen nicht erlaubt.";
  return null;
}
