import * as z from "zod/mini";
import { grounds } from "~/audit/grounds";
import { reasonLength } from "~/audit/reason";
import type { Outcome, ProfileStatus, ReportedKind } from "~/db/schema";
import { paragraphs } from "~/text/typed";

/** What can be done about each kind, besides nothing. */
const possible: Record<ReportedKind, Outcome[]> = {
  profile: ["block"],
  call: ["hide", "delete", "block"],
  work: ["hide", "delete", "block"],
  post: ["hide", "delete", "block"],
  article: ["delete", "block"],
  message: ["block"],
};

interface Decidable {
  kind: ReportedKind;
  /** Null when the content is gone. */
  state: "shown" | "hidden" | null;
  concerned: { id: string; profileStatus: ProfileStatus; isSuperadmin: boolean } | null;
}

export function outcomesFor({ kind, state, concerned }: Decidable): Outcome[] {
  const canBlock = concerned && concerned.profileStatus !== "blocked" && !concerned.isSuperadmin;
  const isPossible: Record<Outcome, boolean> = {
    none: true,
    hide: state === "shown",
    delete: state !== null,
    block: Boolean(canBlock),
  };
  return (["none", ...possible[kind]] satisfies Outcome[]).filter((outcome) => isPossible[outcome]);
}

/** Both need the password again. */
export const isLasting = (outcome: unknown) => outcome === "delete" || outcome === "block";

const { min, max } = reasonLength;
const outcomeNames: [Outcome, ...Outcome[]] = ["none", "hide", "delete", "block"];
const groundNames = Object.keys(grounds) as [keyof typeof grounds, ...(keyof typeof grounds)[]];
const reasonMissing = "Bitte nennen Sie einen Grund";

export const decisionSchema = z.object({
  outcome: z.enum(outcomeNames, "Bitte wählen Sie eine Entscheidung"),
  ground: z._default(z.enum(groundNames), "agb"),
  reason: z
    .string({ error: reasonMissing })
    .check(z.overwrite(paragraphs), z.minLength(min, reasonMissing), z.maxLength(max, "Bitte höchstens 1.000 Zeichen")),
});
