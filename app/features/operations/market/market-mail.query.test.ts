import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { mailPreferences, marketMails, marketWeeks, profiles } from "~/db/schema";
import { addDays, formatDay } from "~/text/dates";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createPerson } from "../../../../tests/support/people";
import { sendMarketMails } from "./market-mail.server";

withJobs();

/** A Monday after the change to summer time. */
const monday = "2027-03-29";
const week = (day: string, calls: number) => ({
  ...{
    week: day,
    calls,
    open: 40,
    offers: 50,
    withOffer: 20,
    withThree: 8,
    awarded: 6,
    firstMessages: 10,
    answered: 9,
  },
  ...{ firstOfferHours: 8, decisionDays: 9, creatives: 25, companies: 3 },
});

beforeEach(async () => {
  await db.delete(marketMails);
  await db.delete(marketWeeks);
  await db.update(profiles).set({ isSuperadmin: false });
  await db.insert(marketWeeks).values([week("2027-03-15", 12), week("2027-03-22", 20), week(monday, 1)]);
});

describe("the mail on Monday", () => {
  it("says ten figures of the week that has ended beside the week before, to superadmins who want it [ADM-56]", async () => {
    const vera = await createPerson(db, { isSuperadmin: true });
    const olga = await createPerson(db, { isSuperadmin: true });
    const mona = await createPerson(db, { roles: ["moderation"] });
    await db.insert(mailPreferences).values({ profileId: olga.id, kind: "markt" });
    expect(await sendMarketMails(monday)).toBe(1);
    const [mail] = await queuedMails(vera.email);
    expect(mail?.subject).toBe(`Der Markt in der Woche vom ${formatDay("2027-03-22")}`);
    expect(mail?.text.replace(/\s+/g, " ")).toContain("von 22. März 2027 bis 28. März 2027");
    expect(mail?.text).toContain("Neue Ausschreibungen: 20 (davor: 12)");
    expect(mail?.text).toContain("Offene Ausschreibungen: 40 (wie in der Woche davor)");
    expect(mail?.text).toContain("Aktive Unternehmen: unter 5 (wie in der Woche davor)");
    expect(mail?.text.match(/^.+: .+ \((davor|wie)/gm)).toHaveLength(10);
    expect(mail?.text).toContain("Keine E-Mails mehr über den Markt der Woche");
    for (const { email } of [olga, mona]) expect(await queuedMails(email)).toEqual([]);
  });

  it("goes out once a week, however many machines try at once, and not before the week was counted [ADM-57]", async () => {
    const vera = await createPerson(db, { isSuperadmin: true });
    const tries = await Promise.all([
      sendMarketMails(monday),
      sendMarketMails(monday),
      sendMarketMails(addDays(monday, 3)),
    ]);
    expect(tries.toSorted()).toEqual([0, 0, 1]);
    expect(await queuedMails(vera.email)).toHaveLength(1);
    expect(await sendMarketMails(addDays(monday, 14))).toBe(0);
    expect(await db.$count(marketMails)).toBe(1);
    await db.delete(marketMails).where(eq(marketMails.week, "2027-03-22"));
    await db.delete(marketWeeks).where(eq(marketWeeks.week, "2027-03-15"));
    expect(await sendMarketMails(monday)).toBe(0);
  });

  it("waits for a count after the end of the week, which has had a row since its own Monday [ADM-57]", async () => {
    await createPerson(db, { isSuperadmin: true });
    await db.delete(marketWeeks).where(eq(marketWeeks.week, monday));
    expect(await sendMarketMails(monday)).toBe(0);
  });
});
