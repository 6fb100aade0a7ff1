import { formatMoment } from "~/text/dates";
import type { Problem } from "./answer";
import { agentLimits } from "./limits/agents";
import { callLimits } from "./limits/calls";
import { day, hour, minute, type WriteLimit } from "./limits/limit";
import { messageAndOfferLimits } from "./limits/messages-and-offers";
import { postAndArticleLimits } from "./limits/posts-and-articles";
import { profileLimits } from "./limits/profiles";
import { superadminLimits } from "./limits/superadmins";
import { tryLimits } from "./limits/tries";
import { workLimits } from "./limits/works";

export { tryLimits };

/** Limits on what a signed-in person may write. Each area has a file in `limits/`. */
export const writeLimits = {
  ...callLimits,
  ...postAndArticleLimits,
  ...workLimits,
  ...profileLimits,
  ...messageAndOfferLimits,
  ...superadminLimits,
  ...agentLimits,
};

export type TryName = keyof typeof tryLimits;
export type WriteName = keyof typeof writeLimits;

export const firstWeekDays = 7;
/** On a demo, everyone shares the loopback address. */
export const demoFactor = 100;
export const superadminFactor = 10;

export const superadminTimes = ({ times, bySuperadmins = times * superadminFactor }: WriteLimit) => bySuperadmins;

export function within(seconds: number): string {
  if (seconds === minute) return "innerhalb einer Minute";
  if (seconds === hour) return "innerhalb einer Stunde";
  if (seconds > day && seconds % day === 0) return `innerhalb von ${seconds / day} Tagen`;
  return seconds % hour === 0 ? `innerhalb von ${seconds / hour} Stunden` : `innerhalb von ${seconds / minute} Minuten`;
}

interface Reached {
  times: number;
  /** Whether the account is new, so that older accounts may do it more often. */
  isNew: boolean;
  waitSeconds: number;
}

/** The text for a person who reached a limit, with the time when it ends. */
export function limitProblem(name: WriteName, { times, isNew, waitSeconds }: Reached, now = new Date()): Problem {
  const { title, says, seconds } = writeLimits[name];
  const who = isNew ? "In der ersten Woche können Sie" : "Sie können";
  const when =
    waitSeconds < hour
      ? `in ${inMinutes(waitSeconds)}`
      : `ab ${formatMoment(new Date(now.getTime() + waitSeconds * 1000))}`;
  const what = says.replace("{n}", `${times}`);
  return { title, text: `${who} ${within(seconds)} höchstens ${what}. Weiter geht es ${when}.` };
}

export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / minute);
  const hours = Math.ceil(minutes / 60);
  if (hours >= 48) return `${Math.ceil(hours / 24)} Tagen`;
  if (minutes > 90) return `${hours} Stunden`;
  return minutes <= 1 ? "einer Minute" : `${minutes} Minuten`;
}
