import type { Connection } from "~/db/client.server";
import type { ReportReason } from "~/db/schema";
import type { Ground } from "./grounds";
import { isGround } from "./grounds";

/** Chosen reports: the open ones about a row of `report_subjects` for these reasons. */
export interface AnsweredReports {
  subjectId: string;
  reasons: ReportReason[];
}

/** What an act against content or an account rests on, besides its reason. */
export interface Basis {
  /** The law or rule; by default our terms. */
  ground?: Ground;
  /** The reports that this answers. Without them it answers those about the same thing whose reason fits the ground. */
  answers?: AnsweredReports;
  /** Another mail tells the person concerned. */
  isTold?: boolean;
  /** The transaction that the act is part of. */
  on?: Connection;
}

/** The result of undoing an act: false when its subject no longer exists. */
export type Undone = boolean | "up to its author" | "replaced";

export function readBasis(form: FormData): Basis {
  const ground = form.get("ground");
  return { ground: isGround(ground) ? ground : undefined };
}
