import * as z from "zod/mini";
import type { ActionName } from "~/audit/acts";
import { groundNames } from "~/audit/grounds";
import { reasonText } from "~/audit/reason-text";
import { mayAct } from "~/audit/roles";
import type { Viewer } from "~/auth/viewer";
import type { Outcome, ProfileStatus, ReportedKind } from "~/db/schema";
import { isTyped, pleaseType, type TypedAct } from "~/http/typed-word";
import { chosenText } from "~/text/text-field";
import { reportReasonNames } from "../report";

/** What a report can lead to immediately. */
export type Answer = Exclude<Outcome, "part"> | "remove-text" | "remove-portrait" | "as-before";

/** How an answer is stored. Nothing new is decided where an earlier decision still applies. */
export const outcomeOf = (answer: Exclude<Answer, "as-before">): Outcome =>
  answer === "remove-text" || answer === "remove-portrait" ? "part" : answer;

/** What can be done about each kind, besides nothing. */
const possible: Record<ReportedKind, Answer[]> = {
  profile: ["warn", "remove-text", "remove-portrait", "hide", "block"],
  call: ["warn", "hide", "delete", "block"],
  question: ["warn", "hide", "block"],
  collaboration: ["warn", "hide", "block"],
  answer: ["warn", "hide", "block"],
  work: ["warn", "hide", "delete", "block"],
  post: ["warn", "hide", "delete", "block"],
  article: ["warn", "hide", "delete", "block"],
  collection: ["warn", "hide", "block"],
  message: ["warn", "hide", "block"],
};

interface Decidable {
  kind: ReportedKind;
  /** Null when the content is gone. */
  state: "shown" | "hidden" | null;
  /** Whether it was restricted before, which still holds. */
  isRestricted: boolean;
  /** Whether it is the text of an offer, which is under seal. */
  isOffersText: boolean;
  concerned: Concerned | null;
}

interface Concerned {
  id: string;
  profileStatus: ProfileStatus;
  isSuperadmin: boolean;
  hasText: boolean;
  hasPortrait: boolean;
}

export function outcomesFor({ kind, state, isRestricted, isOffersText, concerned }: Decidable): Answer[] {
  const canBlock = concerned && concerned.profileStatus !== "blocked" && !concerned.isSuperadmin;
  const isPossible: Record<Answer, boolean> = {
    none: true,
    "as-before": isRestricted,
    warn: concerned !== null,
    "remove-text": Boolean(concerned?.hasText),
    "remove-portrait": Boolean(concerned?.hasPortrait),
    hide: state === "shown" && !isOffersText,
    delete: state !== null,
    block: Boolean(canBlock),
  };
  return (["none", "as-before", ...possible[kind]] satisfies Answer[]).filter((outcome) => isPossible[outcome]);
}

/** An article is hidden by taking its publication back. */
const actOfHiding = (kind: ReportedKind): ActionName => (kind === "article" ? "article.withdraw" : `${kind}.hide`);

/** Deleting and blocking are left to superadmins. */
export const mayAnswer = (
  viewer: Pick<Viewer, "isSuperadmin" | "roles">,
  kind: ReportedKind,
  answer: Answer,
): boolean => {
  if (answer === "block") return mayAct(viewer, "profile.block");
  if (answer === "hide") return mayAct(viewer, actOfHiding(kind));
  return answer !== "delete" || mayAct(viewer, `${kind as "call" | "work" | "post" | "article"}.delete`);
};

/** These need the password again: no superadmin takes them back at will. */
const lasting: unknown[] = ["remove-text", "remove-portrait", "delete", "block"] satisfies Answer[];
export const needsPasswordAgain = (outcome: unknown) => lasting.includes(outcome);

/** These need a typed word. */
export const typedActs: Partial<Record<Answer, TypedAct>> = { delete: "delete", block: "block" };

const outcomeNames: [Answer, ...Answer[]] = [
  "none",
  "as-before",
  "warn",
  "remove-text",
  "remove-portrait",
  "hide",
  "delete",
  "block",
];

export const decisionSchema = z
  .object({
    outcome: z.enum(outcomeNames, "Bitte wählen Sie eine Entscheidung"),
    ground: z._default(z.enum(groundNames), "agb"),
    /** The reports that the decision answers. Needed when there are open ones for several reasons. */
    reasons: z._default(z.array(z.enum(reportReasonNames)), []),
    reason: reasonText("Bitte nennen Sie einen Grund"),
    word: z._default(chosenText(), ""),
  })
  .check(({ value: { outcome, word }, issues }) => {
    const act = typedActs[outcome];
    if (act && !isTyped(act, word))
      issues.push({ code: "custom", path: ["word"], message: pleaseType(act), input: word });
  });
