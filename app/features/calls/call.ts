import type { Pitch, UsageRights } from "~/db/schema";
import { cutAt } from "~/text/cut";
import { formatShortDate } from "~/text/dates";
import { between } from "~/text/joined";
import type { CallState } from "~/visible/call-state";
import type { CallColumns } from "./call-fields";
import { budgets, euroText, experienceLevels, labelOf, noAnswer, pitches, workLocations } from "./call-options";
import { targetGroups } from "./target-groups";

/** The company of a call as others see it; null for a company that hides its profile. */
export interface CallCompany {
  name: string;
  slug: string;
  avatarUrl: string | null;
  acceptsMessages: boolean;
  /** That of its confirmed address, if its website is there. */
  domain?: string | null;
}

export interface CallSummary {
  id: number;
  slug: string;
  title: string;
  category: string;
  budget: string | null;
  deadline: string | null;
  location: string | null;
  workLocation: string | null;
  experienceLevel: string | null;
  featured: boolean;
  pitch: Pitch;
  pitchFee: number | null;
  rights: UsageRights | null;
  /** The days that are left; null without a deadline. */
  daysLeft: number | null;
  isOwn?: boolean;
  state: CallState;
  company: CallCompany | null;
  /** Lists load only the beginning. */
  description: string;
}

/** A call with everything that its form asks for. */
export interface CallDetail extends CallSummary, Omit<CallColumns, keyof CallSummary | "pinned"> {
  isOwn: boolean;
  /** Null while it is a draft. */
  publishedAt: string | null;
}

/** Tells a company whose profile is hidden how others see its new call. */
export const hiddenCallText = (showsCallsWhileHidden: boolean) =>
  showsCallsWhileHidden
    ? "Ihre Ausschreibung steht ohne Ihren Namen in der Liste, und niemand kann ein Angebot senden, bis Sie Ihr Profil wieder zeigen."
    : "Andere sehen Ihre Ausschreibung erst, wenn Ihr Profil wieder sichtbar ist.";

const unknownCompany = "Unbekanntes Unternehmen";

export const callPath = ({ id, slug }: { id: number; slug: string }) => `/ausschreibungen/${slug}-${id}`;

/** The id at the end of the address. The words before it may change with the title. */
export function callIdOf(slugAndId: string): number | null {
  const id = Number(/(?:^|-)([1-9]\d{0,14})$/.exec(slugAndId)?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}

export const categoryLabel = (category: string) => category.replace("/", between);

export const companyName = ({ company }: Pick<CallSummary, "company">) => company?.name ?? unknownCompany;

export const budgetText = (budget: string | null) => budgets.find(({ key }) => key === budget)?.short ?? "Auf Anfrage";

export const deadlineText = (deadline: string | null) => (deadline ? formatShortDate(deadline) : "Flexibel");

/** Lists show the number of days from this many days before the deadline. */
const soonDays = 14;

function remainingText({ daysLeft, state }: Pick<CallSummary, "daysLeft" | "state">): string | null {
  if (state !== "offen" || daysLeft === null || daysLeft >= soonDays) return null;
  if (daysLeft === 0) return "nur noch heute";
  return daysLeft === 1 ? "noch 1 Tag" : `noch ${daysLeft} Tage`;
}

/** The text under 'Deadline': the last day, and how near it is. */
export function deadlineFact(call: Pick<CallSummary, "deadline" | "daysLeft" | "state">): string {
  if (!call.deadline) return deadlineText(null);
  const remaining = remainingText(call);
  return `bis ${deadlineText(call.deadline)}${remaining ? `, ${remaining}` : ""}`;
}

/** The drafts that a call expects before the company chooses, as a text. */
export function pitchText({ pitch, pitchFee }: Pick<CallSummary, "pitch" | "pitchFee">): string {
  if (pitch === "verguetet" && pitchFee !== null) return `Entwürfe werden mit ${euroText(pitchFee)} vergütet`;
  return labelOf(pitches, pitch) ?? pitches[0].label;
}

export function placeText({ workLocation, location }: Pick<CallSummary, "workLocation" | "location">): string | null {
  return [labelOf(workLocations, workLocation), location].filter(Boolean).join(", ") || null;
}

export const experienceText = (level: string | null) => labelOf(experienceLevels, level);

/** The facts in a list row, always in the same order. */
export const factsOf = (
  call: Pick<
    CallSummary,
    "budget" | "workLocation" | "location" | "experienceLevel" | "deadline" | "daysLeft" | "state"
  >,
) => [
  { label: "Budget", value: budgetText(call.budget) },
  { label: "Ort", value: placeText(call) ?? noAnswer.label },
  { label: "Erfahrung", value: experienceText(call.experienceLevel) ?? noAnswer.label },
  { label: "Deadline", value: deadlineFact(call) },
];

/** The text of a tile: up to 15 characters, otherwise 13 and three dots. */
export const tileText = (value: string) => cutAt(value, 13, 15);

export function targetGroupLabels(stored: string | null): string[] {
  return (stored ?? "")
    .split(",")
    .map((key) => key.trim())
    .filter(Boolean)
    .map((key) => labelOf(targetGroups, key) ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`);
}
