import { feedPath } from "~/seo/feed-formats";

export const subscriptionsPath = "/konto/abos";

/** What a member can subscribe to, by the last part of its address. */
export const subscribed = {
  atom: "ausschreibungen.atom",
  json: "ausschreibungen.json",
  deadlines: "fristen.ics",
} as const;

/** The secret address of open calls, narrowed as their list with this address is. */
export const callsFeedPath = (token: string, listPath: string) => `/abo/${token}${feedPath(listPath)}`;
export const deadlinesPath = (token: string) => `/abo/${token}/${subscribed.deadlines}`;

/** What the buttons of the page send. */
export const subscriptionAct = { field: "tat", make: "erstellen", end: "beenden" } as const;
