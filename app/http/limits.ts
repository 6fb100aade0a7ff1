import { formatMoment } from "~/text/dates";
import type { Problem } from "./answer";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Limit {
  counts: string;
  times: number;
  seconds: number;
}

/** A limit that counts by something other than the acting account, such as a network address or a mail address. */
export interface TryLimit extends Limit {
  per:
    | "network address"
    | "network address and page"
    | "network address and profile"
    | "network address and mail address"
    | "mail address"
    | "account"
    | "account and code"
    | "account and browser";
  /** The first wait lasts `seconds`; each further one is twice as long. */
  grows?: true;
}

/** A limit on how often a signed-in person may write something. */
export interface WriteLimit extends Limit {
  per: "account" | "account and profile" | "account and offer" | "account and call";
  /** The number allowed in the first week of an account. */
  atFirst: number;
  /** The number allowed for superadmins; by default ten times that of others. */
  bySuperadmins?: number;
  title: string;
  /** The rest of the sentence after 'können Sie innerhalb von 24 Stunden höchstens'; `{n}` is the number. */
  says: string;
}

export const tryLimits = {
  "sign-in-address": { counts: "sign-ins", per: "network address", times: 60, seconds: 10 * minute },
  "sign-in-unknown": {
    counts: "sign-ins from unknown browsers, then a wait that doubles each time, up to eight hours",
    per: "mail address",
    times: 10,
    seconds: 15 * minute,
    grows: true,
  },
  "sign-in-known": {
    counts: "sign-ins from a known browser, then a wait that doubles each time, up to eight hours",
    per: "account and browser",
    times: 10,
    seconds: 15 * minute,
    grows: true,
  },
  "sign-in-warning": { counts: "mails about wrong passwords", per: "mail address", times: 1, seconds: day },
  "register-address": { counts: "registrations", per: "network address", times: 30, seconds: hour },
  "register-check": { counts: "names and addresses tried", per: "network address", times: 120, seconds: hour },
  "reset-address": { counts: "links for a new password", per: "network address", times: 20, seconds: hour },
  "reset-stranger": {
    counts: "links for a new password from unknown browsers",
    per: "network address and mail address",
    times: 3,
    seconds: hour,
  },
  "reset-unknown": {
    counts: "links for a new password from unknown browsers, beyond it only when no unused one is left",
    per: "mail address",
    times: 3,
    seconds: hour,
  },
  "reset-known": {
    counts: "links for a new password from a known browser",
    per: "account and browser",
    times: 5,
    seconds: hour,
  },
  "confirm-address": { counts: "confirmations of an address", per: "network address", times: 60, seconds: 10 * minute },
  "confirm-mail-account": { counts: "links for confirming", per: "mail address", times: 3, seconds: hour },
  "new-password-address": { counts: "new passwords by link", per: "network address", times: 30, seconds: hour },
  "own-password": { counts: "own passwords asked for", per: "account", times: 10, seconds: 15 * minute },
  "address-change": { counts: "changes of the own mail address asked for", per: "account", times: 5, seconds: day },
  "address-mail": {
    counts: "mails about a new address, beyond it none is sent",
    per: "mail address",
    times: 3,
    seconds: day,
  },
  "address-link": { counts: "links about an address", per: "network address", times: 30, seconds: hour },
  "own-data": { counts: "copies of the own data", per: "account", times: 3, seconds: day },
  "second-factor-address": { counts: "codes entered", per: "network address", times: 60, seconds: 10 * minute },
  "second-factor-code": { counts: "uses of one code", per: "account and code", times: 1, seconds: 2 * minute },
  "second-factor-set-up": {
    counts: "codes entered to set up a factor",
    per: "account",
    times: 20,
    seconds: 15 * minute,
  },
  "claim-address": { counts: "claims of a profile", per: "network address", times: 30, seconds: 10 * minute },
  "claim-mail": { counts: "claims of a profile", per: "mail address", times: 10, seconds: 10 * minute },
  "picture-account": {
    counts: "pictures sent, also those that are refused",
    per: "account",
    times: 120,
    seconds: hour,
  },
  "page-view-address": { counts: "page views", per: "network address", times: 600, seconds: hour },
  "page-view-path": { counts: "views of one page", per: "network address and page", times: 20, seconds: hour },
  "visit-profile": { counts: "visits to one profile", per: "network address and profile", times: 10, seconds: day },
  "visit-address": { counts: "visits to profiles", per: "network address", times: 500, seconds: day },
  "visit-account": { counts: "visits to profiles", per: "account", times: 500, seconds: day },
} satisfies Record<string, TryLimit>;

export const writeLimits = {
  call: {
    counts: "new calls",
    per: "account",
    times: 50,
    atFirst: 25,
    seconds: day,
    title: "Zu viele Ausschreibungen",
    says: "{n} Ausschreibungen einstellen",
  },
  "call-change": {
    counts: "calls edited",
    per: "account",
    times: 120,
    atFirst: 60,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n} Änderungen an Ausschreibungen speichern",
  },
  "call-news": {
    counts: "changes of a call that those are told of who have offered",
    per: "account and call",
    times: 10,
    atFirst: 5,
    seconds: day,
    title: "Zu viele Änderungen",
    says: "{n}-mal ändern, was in einer Ausschreibung mit Angeboten steht",
  },
  post: {
    counts: "new posts",
    per: "account",
    times: 50,
    atFirst: 25,
    seconds: day,
    title: "Zu viele Posts",
    says: "{n} Posts erstellen",
  },
  "post-change": {
    counts: "posts edited",
    per: "account",
    times: 120,
    atFirst: 60,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n} Änderungen an Posts speichern",
  },
  pin: {
    counts: "calls and posts pinned or unpinned",
    per: "account",
    times: 600,
    atFirst: 300,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n}-mal etwas anheften oder lösen",
  },
  article: {
    counts: "new articles",
    per: "account",
    times: 50,
    atFirst: 25,
    seconds: day,
    title: "Zu viele Artikel",
    says: "{n} neue Artikel anlegen",
  },
  "article-change": {
    counts: "articles saved or set back to an earlier version",
    per: "account",
    times: 120,
    atFirst: 60,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n} Änderungen an Artikeln speichern",
  },
  "article-deletion": {
    counts: "articles deleted",
    per: "account",
    times: 50,
    atFirst: 25,
    seconds: day,
    title: "Zu viele gelöschte Artikel",
    says: "{n} Artikel löschen",
  },
  like: {
    counts: "likes given",
    per: "account",
    times: 300,
    atFirst: 100,
    seconds: hour,
    title: "Zu viele Likes",
    says: "{n} Profile liken",
  },
  "like-again": {
    counts: "likes given to one profile",
    per: "account and profile",
    times: 50,
    atFirst: 25,
    seconds: day,
    title: "Zu viele Likes",
    says: "{n}-mal dasselbe Profil liken",
  },
  profile: {
    counts: "changes of the own profile",
    per: "account",
    times: 120,
    atFirst: 60,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n}-mal Ihr Profil speichern",
  },
  name: {
    counts: "changes of the own name: each keeps an address for good",
    per: "account",
    times: 8,
    atFirst: 4,
    seconds: 30 * day,
    title: "Zu viele Namensänderungen",
    says: "{n}-mal Ihren Namen ändern",
  },
  portrait: {
    counts: "new portraits",
    per: "account",
    times: 50,
    atFirst: 25,
    seconds: day,
    title: "Zu viele Profilbilder",
    says: "{n}-mal Ihr Profilbild ändern",
  },
  reply: {
    counts: "messages to people who have answered before",
    per: "account",
    times: 120,
    atFirst: 60,
    seconds: hour,
    title: "Zu viele Nachrichten",
    says: "{n} Nachrichten in laufenden Unterhaltungen schreiben",
  },
  "offer-change": {
    counts: "offers changed",
    per: "account",
    times: 60,
    atFirst: 30,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n} Änderungen an Angeboten speichern",
  },
  "offer-decision": {
    counts: "offers selected, declined, confirmed or withdrawn",
    per: "account",
    times: 600,
    atFirst: 300,
    seconds: hour,
    title: "Zu viele Entscheidungen",
    says: "{n}-mal über Angebote entscheiden",
  },
  "offer-selection": {
    counts: "selections of one offer",
    per: "account and offer",
    times: 10,
    atFirst: 5,
    seconds: day,
    title: "Zu oft ausgewählt",
    says: "{n}-mal dasselbe Angebot auswählen",
  },
  "offer-note": {
    counts: "notes about offers, and changes of the short list",
    per: "account",
    times: 600,
    atFirst: 300,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n}-mal etwas zu Angeboten vermerken",
  },
  "superadmin-act": {
    counts: "acts of superadmins",
    per: "account",
    times: 600,
    atFirst: 600,
    bySuperadmins: 600,
    seconds: hour,
    title: "Zu viele Eingriffe",
    says: "{n} Eingriffe vornehmen",
  },
} satisfies Record<string, WriteLimit>;

/**
 * These limits count the stored messages of the last 24 hours. The second one applies in the first week of an account.
 */
export const messageLimits = { perDay: 20, inFirstWeek: 5, perDayToOne: 5 };

export type TryName = keyof typeof tryLimits;
export type WriteName = keyof typeof writeLimits;

export const firstWeekDays = 7;
/** On a demo, everyone shares the loopback address. */
export const demoFactor = 100;
export const superadminFactor = 10;

export const superadminTimes = ({ times, bySuperadmins = times * superadminFactor }: WriteLimit) => bySuperadmins;

export function within(seconds: number): string {
  if (seconds === hour) return "innerhalb einer Stunde";
  if (seconds > day) return `innerhalb von ${seconds / day} Tagen`;
  return seconds >= hour ? `innerhalb von ${seconds / hour} Stunden` : `innerhalb von ${seconds / minute} Minuten`;
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
  if (minutes > 90) return `${Math.ceil(minutes / 60)} Stunden`;
  return minutes <= 1 ? "einer Minute" : `${minutes} Minuten`;
}
