import { TooBusy } from "~/auth/hashing.server";
import { log } from "~/log.server";

/** Why a claim failed. `endsVisit` leads the person away from the page of an invalid link. */
export class ClaimRefusal extends Error {
  readonly status: number;
  readonly endsVisit: boolean;

  constructor(text: string, status: number, { endsVisit = false } = {}) {
    super(text);
    this.status = status;
    this.endsVisit = endsVisit;
  }
}

/** Replaces an error of a step by a text that names the step. A refusal already has its own text. */
export async function orElse<Result>(text: string, step: PromiseLike<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof ClaimRefusal || error instanceof TooBusy) throw error;
    log.error({ err: error }, "claim failed");
    throw new ClaimRefusal(text, 500);
  }
}
