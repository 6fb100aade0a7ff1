/** Within how many days superadmins decide about an objection. */
export const daysToDecide = 7;

export const isOverdue = (since: Date, now = new Date()) => now.getTime() - since.getTime() > daysToDecide * 86_400_000;
