import { dayMs } from "~/text/dates";

/** Within how many days superadmins decide about reports and objections. A suspected danger waits at most one. */
export const daysToDecide = 7;
export const daysInDanger = 1;

export const isOverdue = (since: Date) => Date.now() - since.getTime() > daysToDecide * dayMs;
