import * as z from "zod/mini";
import { groundNames } from "~/audit/grounds";
import { reasonLength } from "~/audit/reason";
import type { Outcome, ProfileStatus, ReportedKind } from "~/db/schema";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";
import { reportReasonNames } from "../report";

/** What a report can lead to at once. A part of a profile is removed on the page of the profile. */
export type Answer = Exclude<Outcome, "part"> | "as-before";

/** What can be done about each kind, besides nothing. */
const possible: Record<ReportedKind, Answer[]> = {
  profile: ["block"],
  call: ["hide", "delete", "block"],
  work: ["hide", "delete", "block"],
  post: ["hide", "delete", "block"],
  article: ["hide", "delete", "block"],
  message: ["block"],
};

interface Decidable {
  kind: ReportedKind;
  /** Null when the content is gone. */
  state: "shown" | "hidden" | null;
  /** Whether it was restricted before, which still holds. */
  isRestricted: boolean;
  concerned: { id: string; profileStatus: ProfileStatus; isSuperadmin: boolean } | null;
}

export function outcomesFor({ kind, state, isRestricted, concerned }: Decidable): Answer[] {
  const canBlock = concerned && concerned.profileStatus !== "blocked" && !concerned.isSuperadmin;
  const isPossible: Record<Answer, boolean> = {
    none: true,
    "as-before": isRestricted,
    hide: state === "shown",
    delete: state !== null,
    block: Boolean(canBlock),
  };
  return (["none", "as-before", ...possible[kind]] satisfies Answer[]).filter((outcome) => isPossible[outcome]);
}

/** Both need the password again. */
export const isLasting = (outcome: unknown) => outcome === "delete" || outcome === "block";

const { min, max } = reasonLength;
const outcomeNames: [Answer, ...Answer[]] = ["none", "as-before", "hide", "delete", "block"];
const reasonMissing = "Bitte nennen Sie einen Grund";

export const decisionSchema = z.object({
  outcome: z.enum(outcomeNames, "Bitte wählen Sie eine Entscheidung"),
  ground: z._default(z.enum(groundNames), "agb"),
  /** The reports that the decision answers. Needed when there are open ones for several reasons. */
  reasons: z._default(z.array(z.enum(reportReasonNames)), []),
  reason: textField({
    ...{ max, tooLong: "Bitte höchstens 1.000 Zeichen" },
    ...{ missing: reasonMissing, tidy: paragraphs },
  }).check(z.minLength(min, reasonMissing)),
});
