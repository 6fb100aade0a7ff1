import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import type { Availability } from "~/db/schema";
import { listCreatives } from "~/features/profiles/directory/directory.server";
import { dayFromNow, daysAgo } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { formOf } from "../../../../tests/support/form-of";
import { withJobs } from "../../../../tests/support/jobs";
import { changePerson, createPerson, type Person, storedPerson } from "../../../../tests/support/people";
import { readDirectorySearch } from "../directory/directory";
import { signalFacts } from "../signal-facts.server";
import { fadeAvailability } from "./fade-availability.server";
import { getAvailability, saveAvailability } from "./save-availability.server";

withJobs();

let anna: Person;
beforeEach(async () => {
  await clearProfiles();
  await db.execute("delete from pgboss.job where name = 'mail'");
  anna = await createPerson(db, { title: "Fotografin" });
});

/** For a number of days in Vorarlberg take one more: their hours are fewer at the change to summer time. */
async function say(availability: Availability, day: string | null = null, saidDaysAgo = 0, { id } = anna) {
  const said = { availability, availabilityDay: day, availabilitySaidAt: daysAgo(saidDaysAgo) };
  await changePerson(db, { id }, said);
}

async function shown() {
  const row = await storedPerson(db, anna);
  return row && signalFacts(row).find(({ label }) => label === "Verfügbarkeit")?.value;
}

async function mails() {
  const { rows } = await db.execute<{ to: string; subject: string }>(
    "select data->>'to' as to, data->>'subject' as subject from pgboss.job where name = 'mail'",
  );
  return rows;
}

describe("when somebody takes orders", () => {
  it("is what the person says, with the day on which they said it [REACH-90]", async () => {
    const day = dayFromNow(20);
    await saveAvailability(anna.id, formOf({ stand: "frei", tag: day }));
    expect(await shown()).toMatch(/^frei ab \d+\.\u00a0\p{L}+ 20\d\d \(gesagt am \d+\.\u00a0\p{L}+\.?\)$/u);
    await saveAvailability(anna.id, formOf({ stand: "frei", tag: dayFromNow(-3) }));
    expect(await shown()).toMatch(/^frei ab sofort/);
    await saveAvailability(anna.id, formOf({ stand: "einzelne", tag: day }));
    expect(await shown()).toMatch(/^einzelne Aufträge möglich/);
    expect(await saveAvailability(anna.id, formOf({ stand: "ausgebucht", tag: "" }))).toMatchObject({
      init: { status: 400 },
    });
    expect(await shown()).toMatch(/^einzelne/);
    await saveAvailability(anna.id, formOf({ stand: "ausgebucht", tag: day }));
    expect(await shown()).toMatch(/^ausgebucht bis/);
    await saveAvailability(anna.id, formOf({ stand: "", tag: day }));
    expect([await shown(), (await getAvailability(anna.id))?.availabilityDay]).toEqual([undefined, null]);
  });

  it("fades after 60 days with one mail that asks, and not again [REACH-91]", async () => {
    await say("einzelne", null, 59);
    expect([await fadeAvailability(), await mails()]).toEqual([0, []]);
    expect(await shown()).toBeDefined();
    await say("einzelne", null, 62);
    expect(await shown()).toBeUndefined();
    expect(await Promise.all([fadeAvailability(), fadeAvailability()])).toEqual(expect.arrayContaining([0, 1]));
    expect(await mails()).toEqual([{ to: anna.email, subject: "Stimmt Ihre Verfügbarkeit noch?" }]);
    expect((await getAvailability(anna.id))?.availability).toBeNull();
    expect([await fadeAvailability(), (await mails()).length]).toEqual([0, 1]);
  });

  it("takes out days that have come: free from then is free, and booked until then is unsaid [REACH-91]", async () => {
    await say("frei", dayFromNow(0));
    await fadeAvailability();
    expect(await getAvailability(anna.id)).toMatchObject({ availability: "frei", availabilityDay: null });
    await say("ausgebucht", dayFromNow(-1));
    expect(await shown()).toBeUndefined();
    await fadeAvailability();
    expect([await getAvailability(anna.id), await mails()]).toMatchObject([{ availability: null }, []]);
  });

  it("narrows the directory to whoever is free now, also a search and the map [REACH-92]", async () => {
    const others = [];
    for (let count = 0; count < 5; count += 1)
      others.push(await createPerson(db, { title: "Fotografin", location: "Egg" }));
    const [single, later, booked, old] = others;
    await say("frei");
    await say("einzelne", null, 10, single);
    await say("frei", dayFromNow(5), 0, later);
    await say("ausgebucht", dayFromNow(5), 0, booked);
    await say("frei", null, 62, old);
    const listed = async (query: string) => {
      const page = await listCreatives(readDirectorySearch(new URLSearchParams(query)), null, undefined);
      return { slugs: page.creatives.map(({ slug }) => slug).sort(), total: page.total };
    };
    const free = { slugs: [anna.slug, single?.slug].sort(), total: 2 };
    for (const query of ["frei=1", "frei=1&reihung=neu", "frei=1&q=Fotografin"])
      expect(await listed(query)).toEqual(free);
    expect((await listed("frei=1&ansicht=karte")).total).toBe(2);
    expect((await listed("q=Fotografin")).total).toBe(6);
  });
});
