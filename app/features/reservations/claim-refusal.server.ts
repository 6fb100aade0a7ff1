import { TooBusy } from "~/auth/hashing.server";
import { log } from "~/log.server";

/** Why a claim failed. An invalid link also leads away from its page. */
export class ClaimRefusal extends Error {
  readonly status: number;
  readonly endsVisit: boolean;

  constructor(text: string, status: number, { endsVisit = false } = {}) {
    super(text);
    this.status = status;
    this.endsVisit = endsVisit;
  }
}

/** Names the step that failed; a refusal of ours already says more. */
export async function orElse<Result>(text: string, step: PromiseLike<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof ClaimRefusal || error instanceof TooBusy) throw error;
    log.error({ err: error }, "claim failed");
    throw new ClaimRefusal(text, 500);
  }
}
