import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { type callQuestions, offers } from "~/db/schema";
import { countFound, listReservations } from "~/features/reservations/reservations.server";
import { changeCall, createCallOf, dayFromNow, daysAgo } from "../../../tests/support/calls";
import { createOffer } from "../../../tests/support/offers";
import { createCompany, createPerson } from "../../../tests/support/people";
import { createQuestion } from "../../../tests/support/questions";
import { reserve } from "../../../tests/support/reservations";
import type { CallStand } from "./quiet-calls";
import { countQuietCalls, listQuietCalls } from "./quiet-calls.server";
import type { QuietCalls } from "./today";
import { readQuiet } from "./today.server";

const titles = ({ first }: QuietCalls) => first.map(({ title }) => title);

/** A line counts what the list that it leads to holds. */
async function expectListed(stand: CallStand, { count, first }: QuietCalls) {
  const { calls } = await listQuietCalls({ stand, limit: 100 });
  expect([calls.length, await countQuietCalls({ stand })]).toEqual([count, count]);
  expect(calls.map(({ title }) => title)).toEqual(expect.arrayContaining(titles({ count, first })));
}

it("finds open calls that nobody has answered for three days, the oldest first [ADM-32, ADM-70]", async () => {
  const berg = await createCompany(db);
  const call = (title: string, values: Parameters<typeof createCallOf>[2]) =>
    createCallOf(db, berg, { title, ...values });
  await call("Fünf Tage", { publishedAt: daysAgo(5) });
  await call("Vier Tage", { publishedAt: daysAgo(4), deadline: dayFromNow(0) });
  await call("Zwei Tage", { publishedAt: daysAgo(2) });
  await call("Lang her", { publishedAt: daysAgo(61) });
  await call("Ausgeblendet", { publishedAt: daysAgo(5), hidden: true });
  await call("Geschlossen", { publishedAt: daysAgo(5), status: "geschlossen" });
  await call("Vorbei", { publishedAt: daysAgo(5), deadline: dayFromNow(-1) });
  const answered = await call("Beantwortet", { publishedAt: daysAgo(5) });
  await createOffer(db, answered, await createPerson(db));
  expect(titles((await readQuiet()).withoutOffer)).toEqual(["Fünf Tage", "Vier Tage"]);
  await expectListed("wartet", (await readQuiet()).withoutOffer);
});

it("finds calls whose offers wait for a decision two weeks after their end [ADM-32, ADM-70]", async () => {
  const berg = await createCompany(db);
  const hidden = await createCompany(db, { profileStatus: "hidden" });
  const anna = await createPerson(db);
  for (const [title, days] of [
    ["Fünfzehn Tage", 15],
    ["Dreizehn Tage", 13],
    ["Entschieden", 20],
    ["Ohne Angebot", 20],
    ["Unternehmen ausgeblendet", 20],
  ] as const) {
    const call = await createCallOf(db, title.startsWith("Unternehmen") ? hidden : berg, {
      title,
      publishedAt: daysAgo(40),
    });
    if (title !== "Ohne Angebot") {
      const { id } = await createOffer(db, call, anna);
      if (title === "Entschieden")
        await db.update(offers).set({ state: "declined", stateBy: "company" }).where(eq(offers.id, id));
    }
    await changeCall(db, call, { deadline: dayFromNow(-days) });
  }
  // Nobody can open the address of the last one.
  expect(titles((await readQuiet()).undecided)).toEqual(["Fünfzehn Tage"]);
  await expectListed("unentschieden", (await readQuiet()).undecided);
});

it("finds open calls with a question that nobody has answered for three days [ADM-32, ADM-70, ASK-10]", async () => {
  const [berg, anna] = [await createCompany(db), await createPerson(db)];
  const asked = async (title: string, values: Partial<typeof callQuestions.$inferInsert>) =>
    createQuestion(db, await createCallOf(db, berg, { title }), anna, values);
  await asked("Vier Tage", { createdAt: daysAgo(4) });
  await asked("Zwei Tage", { createdAt: daysAgo(2) });
  await asked("Beantwortet", { createdAt: daysAgo(4), answer: "Ja.", answeredAt: new Date() });
  await asked("Ausgeblendet", { createdAt: daysAgo(4), hidden: true });
  const hidden = await createCallOf(db, await createCompany(db, { profileStatus: "hidden" }), { title: "Unsichtbar" });
  await createQuestion(db, hidden, anna, { createdAt: daysAgo(4) });
  expect(titles((await readQuiet()).unanswered)).toEqual(["Vier Tage"]);
  await expectListed("unbeantwortet", (await readQuiet()).unanswered);
});

it("counts links of reservations that end within seven days [ADM-32, ADM-70]", async () => {
  const until = (days: number) => sql<Date>`now() + make_interval(days => ${days})` as unknown as Date;
  await reserve(db, { expiresAt: until(6) });
  await reserve(db, { expiresAt: until(8) });
  await reserve(db, { expiresAt: until(-1) });
  await reserve(db, { expiresAt: until(6), revokedAt: new Date() });
  await reserve(db, { expiresAt: until(6), claimed: true, claimedAt: new Date() });
  expect((await listReservations({ stage: "endet" })).reservations).toHaveLength(1);
  expect(await countFound({ stage: "endet" })).toBe(1);
});

it("finds calls by words of their titles, long and short ones, and not by those of their texts [ADM-70]", async () => {
  const berg = await createCompany(db);
  const call = (title: string) => createCallOf(db, berg, { title, description: "Ein Quittenlogo mit Öl." });
  await call("Quittenetikett für Öl");
  await call("Etikett");
  const found = async (query: string) => {
    const wanted = { stand: "ohne-angebot", query } as const;
    const [{ calls }, count] = [await listQuietCalls(wanted), await countQuietCalls(wanted)];
    expect(count).toBe(calls.length);
    return calls.map(({ title }) => title);
  };
  expect(await found("QUITTEN etikett")).toEqual(["Quittenetikett für Öl"]);
  expect(await found("öl quitte")).toEqual(["Quittenetikett für Öl"]);
  expect(await found("quittenlogo")).toEqual([]);
  expect(await found("100%")).toEqual([]);
});
