import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { offers, rateLimits } from "~/db/schema";
import { writeLimits } from "~/http/limits";
import { changeCall, createCallOf, dayFromNow, callForm as form, storedCall } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson, longMember, type Person } from "../../../../tests/support/people";
import { whateverIsStored } from "../../../../tests/support/seen";
import { deleteCall, updateCall } from "./call-commands.server";
import { changeLife } from "./call-life.server";

withJobs();

let berg: Person;
let anna: Person;
let ben: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;
const stored = {
  ...form,
  title: "Etiketten",
  description: "Fünf Sorten.",
  budget: "2500" as const,
  requirements: ["Papier"],
};

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from pgboss.job`);
  await db.delete(rateLimits);
  [berg, anna, ben] = [await createCompany(db, longMember), await createPerson(db), await createPerson(db)];
  const { targetGroup: _, subcategory: __, ...columns } = stored;
  call = await createCallOf(db, berg, columns);
  await createOffer(db, call, anna);
  await createOffer(db, call, ben, { state: "declined" });
});

const mailsTo = async (person: Person) => (await queuedMails(person.email)).map(({ text }) => text);

describe("a change of a call", () => {
  it("is told to those whose offer is undecided, with both versions side by side [LIFE-17]", async () => {
    const changed = { ...stored, budget: "5000" as const, requirements: ["Papier", "Karton"] };
    await updateCall(berg.id, call.id, changed, whateverIsStored);
    const [mail, ...more] = await mailsTo(anna);
    expect(mail).toContain("Budget\nBisher: 1.000-2.500 €\nJetzt: 2.500-5.000 €");
    expect(mail).toContain("Anforderungen\nBisher: Papier\nJetzt: Papier; Karton");
    expect(mail).not.toContain("Lieferumfang");
    expect(mail).toMatch(/Mein Angebot ansehen:\n\S+\/angebote\//);
    expect([more, await mailsTo(ben), await mailsTo(berg)]).toEqual([[], [], []]);
  });

  it("of the rights that it asks for is told in both sentences [LIFE-17, RIGHTS-06]", async () => {
    const wanted = {
      rightsUses: ["alles" as const],
      rightsTerm: "unbefristet" as const,
      rightsKind: "exklusiv" as const,
    };
    await updateCall(berg.id, call.id, { ...stored, ...wanted }, whateverIsStored);
    const [mail] = await mailsTo(anna);
    expect(mail).toContain(
      "Nutzungsrechte\nBisher: Keine Angabe\nJetzt: exklusive Nutzung, alle Zwecke, Österreich, unbefristet",
    );
  });

  it("of its title, place or pin alone is not [LIFE-17]", async () => {
    await updateCall(
      berg.id,
      call.id,
      { ...stored, title: "Etiketten neu", location: "Bezau", pinned: true },
      whateverIsStored,
    );
    expect(await mailsTo(anna)).toEqual([]);
  });

  it("of its deadline is told also when it was extended by a button [LIFE-17]", async () => {
    await changeCall(db, call, { deadline: dayFromNow(3) });
    await changeLife(berg.id, call.id, "verlaengern");
    expect((await mailsTo(anna))[0]).toMatch(/Deadline\nBisher: .*\nJetzt: /);
  });

  it("is told as often a day as the limit says, and is not saved beyond that [LIFE-18]", async () => {
    const save = (round: number) =>
      updateCall(berg.id, call.id, { ...stored, description: `Fassung ${round}` }, whateverIsStored);
    const { times } = writeLimits["call-news"];
    for (let round = 1; round <= times; round += 1) await save(round);
    await expect(save(times + 1)).rejects.toThrow("Zu viele Änderungen");
    expect(await mailsTo(anna)).toHaveLength(times);
    expect((await storedCall(db, call))?.description).toBe(`Fassung ${times}`);
    await db.update(offers).set({ state: "withdrawn" });
    expect(await save(times + 2)).toBe(true);
  });
});

it("tells those whose offer is undecided that the call was deleted, and leaves them their offer [LIFE-19]", async () => {
  expect(await deleteCall((await createCompany(db)).id, call.id)).toBe(false);
  expect(await mailsTo(anna)).toEqual([]);
  expect(await deleteCall(berg.id, call.id)).toBe(true);
  expect((await mailsTo(anna))[0]).toContain("gelöscht");
  expect(await mailsTo(ben)).toEqual([]);
  const [offer] = await db.select().from(offers).where(eq(offers.senderId, anna.id));
  expect(offer).toMatchObject({ state: "ended", ausschreibungId: null, callTitle: "Etiketten" });
});
