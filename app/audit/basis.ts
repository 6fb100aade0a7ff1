import type { Connection } from "~/db/client.server";
import type { Ground } from "./grounds";
import { isGround } from "./grounds";

/** What an act against content or an account rests on, besides its reason. */
export interface Basis {
  /** The law or rule; by default our terms. */
  ground?: Ground;
  /** The row of `report_subjects` whose reports this answers, when that is not what the act is on. */
  about?: string;
  /** Another mail tells the person concerned. */
  isTold?: boolean;
  /** The transaction that the act is part of. */
  on?: Connection;
}

/** What became of an act that is taken back: false when there is nothing left of what it was on. */
export type Undone = boolean | "up to its author";

export function readBasis(form: FormData): Basis {
  const ground = form.get("ground");
  return { ground: isGround(ground) ? ground : undefined };
}
