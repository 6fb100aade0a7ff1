import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { marketSupply, marketWeeks, messages } from "~/db/schema";
import { refreshProfile } from "~/search-index/refresh.server";
import { addDays, dayInVienna, mondayOf } from "~/text/dates";
import { createCallOf } from "../../../../tests/support/calls";
import { createConversation } from "../../../../tests/support/conversations";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { countMarket } from "./count-market.server";
import { readMarket } from "./read-market.server";
import { shownWeeks } from "./weeks.server";

const hour = 60 * 60 * 1000;
/** The Monday of two weeks ago at noon: that week is over, and every moment below is in it. */
const begin = new Date(`${addDays(mondayOf(dayInVienna()), -14)}T12:00:00Z`);
const at = (hours: number) => new Date(begin.getTime() + hours * hour);

const thatWeek = async () =>
  (
    await db
      .select()
      .from(marketWeeks)
      .where(eq(marketWeeks.week, dayInVienna(begin)))
  )[0] ?? expect.fail();

it("counts the market by week as its definitions say, computed by hand [ADM-45]", async () => {
  const berg = await createCompany(db);
  const [anna, ben, eva] = [await createPerson(db), await createPerson(db), await createPerson(db)];
  const call = (values: object) => createCallOf(db, berg, { createdAt: at(0), ...values });
  // Three offers, the first after 10 hours; awarded on the third day.
  const first = await call({ status: "vergeben", closedOn: dayInVienna(at(48)) });
  for (const [index, person] of [anna, ben, eva].entries())
    await createOffer(db, first, person, { createdAt: at(10 + index) });
  // One offer after 20 hours; still open.
  await createOffer(db, await call({}), anna, { createdAt: at(20) });
  // No offer; its deadline was in the week.
  await call({ deadline: dayInVienna(at(72)) });
  // None of these counts.
  await call({ status: "entwurf", publishedAt: null });
  await call({ hidden: true });
  // Published long before, and still open.
  await call({ createdAt: at(-40 * 7 * 24) });

  const answered = await createConversation(db, anna, ben, { texts: ["Guten Tag"] });
  await createConversation(db, eva, ben, { texts: ["Guten Tag", "Sind Sie da?"] });
  await db.insert(messages).values({
    ...{ conversationId: answered.id, senderId: ben.id, recipientId: anna.id, senderName: ben.name },
    ...{ senderEmail: ben.email, message: "Ja.", isReply: true },
  });
  await db.update(messages).set({ createdAt: at(30) });

  await countMarket();
  expect(await thatWeek()).toMatchObject({
    ...{ calls: 3, open: 2, offers: 4, withOffer: 2, withThree: 1, awarded: 1 },
    // The median of 10 and 20 hours; the award was two days after.
    ...{ firstOfferHours: 15, decisionDays: 2 },
    ...{ firstMessages: 2, answered: 1, creatives: 3, companies: 1 },
  });
  const weeks = await db.select().from(marketWeeks).orderBy(asc(marketWeeks.week));
  expect(weeks).toHaveLength(shownWeeks);
  expect(weeks[0]).toMatchObject({ calls: 0, open: 1 });
  expect(weeks.at(-1)).toMatchObject({ week: mondayOf(dayInVienna()), calls: 0, open: 2 });
});

it("sets who offers a craft beside the calls that look for it, without what was hidden or blocked here [ADM-47]", async () => {
  const berg = await createCompany(db);
  const people = [
    await createPerson(db, { title: "Keramikerin", location: "Andelsbuch" }),
    await createPerson(db, { title: "Keramikerin", location: "Wien", profileStatus: "hidden" }),
    await createPerson(db, { title: "Keramikerin", hiddenBySuperadmin: true }),
    await createPerson(db, { title: "Keramikerin", profileStatus: "blocked" }),
    await createPerson(db, { title: "Keramikerin", emailVerified: false }),
  ];
  await db.transaction(async (tx) => {
    for (const { id } of people) await refreshProfile(tx, id);
  });
  await createCallOf(db, berg, { title: "Schüsseln aus Keramik", description: "Für das Wirtshaus.", location: "Lech" });
  await countMarket();
  const supplyOf = async (key: string) => (await db.select().from(marketSupply).where(eq(marketSupply.key, key)))[0];
  expect(await supplyOf("keramik")).toEqual({ kind: "craft", key: "keramik", people: 2, calls: 1 });
  expect(await supplyOf("andelsbuch")).toMatchObject({ kind: "place", people: 1, calls: 0 });
  expect(await supplyOf("lech")).toMatchObject({ kind: "place", people: 0, calls: 1 });
  const { crafts, places } = await readMarket();
  expect(crafts.find(({ name }) => name === "Keramik")).toMatchObject({ people: "unter 5", calls: "unter 5" });
  expect(places.find(({ name }) => name === "Lech")).toMatchObject({ people: "0", isGap: true });
});

it("names no gap where those who offer the wider craft are enough [ADM-47]", async () => {
  await db.delete(marketSupply);
  const craft = (key: string, people: number, calls: number) => ({ kind: "craft" as const, key, people, calls });
  await db.insert(marketSupply).values([
    ...[craft("grafikdesign", 5, 40), craft("broschuere", 0, 30), craft("plakat", 0, 31)],
    // A whole field is no answer to a search for a part of it.
    ...[craft("gestaltung", 90, 70), craft("uebersetzung", 1, 25), craft("lektorat", 1, 24)],
  ]);
  const { crafts } = await readMarket();
  const gapOf = (name: string) => crafts.find((row) => row.name.startsWith(name));
  expect(gapOf("Broschüren")).toMatchObject({ isGap: false, people: "0", wider: { people: "5" } });
  expect(gapOf("Plakat")).toMatchObject({ isGap: true });
  expect(gapOf("Grafikdesign")).toMatchObject({ isGap: true, wider: null });
  expect(gapOf("Übersetzung")).toMatchObject({ isGap: true });
  expect(gapOf("Lektorat")).toMatchObject({ isGap: false });
});

it("tells by no order which of few are more [ADM-46]", async () => {
  await db.delete(marketSupply);
  const rows = [
    { key: "keramik", people: 1, calls: 1 },
    { key: "lektorat", people: 4, calls: 4 },
    { key: "uebersetzung", people: 2, calls: 9 },
  ];
  await db.insert(marketSupply).values(rows.map((row) => ({ kind: "craft" as const, ...row })));
  expect((await readMarket()).crafts.map(({ calls }) => calls)).toEqual(["9", "unter 5", "unter 5"]);
  const names = (await readMarket()).crafts.map(({ name }) => name);
  await db.update(marketSupply).set({ people: 3, calls: 3 }).where(eq(marketSupply.key, "keramik"));
  await db.update(marketSupply).set({ people: 1, calls: 1 }).where(eq(marketSupply.key, "lektorat"));
  expect((await readMarket()).crafts.map(({ name }) => name)).toEqual(names);
});

it("is read from what was counted alone, in two statements [ADM-48]", async () => {
  const queries = await recordQueries(readMarket);
  expect(queries).toHaveLength(2);
  for (const { text } of queries) expect(text).toMatch(/from "market_(weeks|supply)"/);
});
