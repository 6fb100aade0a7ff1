import { hourMs } from "~/text/dates";

export const hoursAfter = (when: Date, hours: number) => new Date(when.getTime() + hours * hourMs);
export const hoursBack = (hours: number) => hoursAfter(new Date(), -hours);
export const daysBack = (days: number) => hoursBack(24 * days);
