import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { blockedPeople } from "~/db/schema";
import { searchOfProfile } from "~/features/profiles/own/own-search.server";
import type { Reads } from "~/visible/cached-reads.server";
import { createCallOf, dayFromNow } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { notedReads } from "../../../../tests/support/noted-reads";
import { createOffer } from "../../../../tests/support/offers";
import { changePerson, createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { createWorkOf } from "../../../../tests/support/works";
import { findUnsuitable, listSuggestedCalls, suggestedCalls } from "./suggested-calls.server";

let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  berg = await createCompany(db, { name: "Studio Berg" });
});

const call = (title: string, values: Parameters<typeof createCallOf>[2] = {}, company = berg) =>
  createCallOf(db, company, { title, category: "Beratung", ...values });

async function suggestedTo(person: Person, reads?: Reads) {
  const sought = await searchOfProfile(reads, person.id);
  const { unsuitable } = await findUnsuitable(person.id, []);
  return sought ? listSuggestedCalls(person.id, sought, unsuitable, reads) : [];
}
const titlesFor = async (person: Person, reads?: Reads) => (await suggestedTo(person, reads)).map(({ title }) => title);

describe("calls that fit one's own profile", () => {
  it("are for crafts of title, skills, highlights and works, the place first, with the reason [REACH-53]", async () => {
    await call("Etwas zum Lesen", { category: "Print Design/Broschüre", location: "Dornbirn" });
    await call("Plakat am Ort", { location: "Dornbirn" });
    await call("Plakat im Süden", { location: "Bludenz" });
    await call("Glasbläserei", { location: "Dornbirn" });
    const anna = await createPerson(db, { title: "Malerin", skills: ["Plakate"], location: "Dornbirn" });
    await createWorkOf(db, anna, { title: "Broschüre für den Verein" });
    expect((await suggestedTo(anna)).map(({ title, why }) => [title, why])).toEqual([
      ["Plakat am Ort", undefined],
      ["Etwas zum Lesen", undefined],
      ["Plakat im Süden", expect.stringContaining("km entfernt")],
    ]);
  });

  it("are for everything that somebody names, wide or narrow [REACH-53]", async () => {
    await call("Fotos vom Werk");
    const ben = await createPerson(db, { title: "Hochzeitsfotograf", skills: ["Fotografie"] });
    expect(await titlesFor(ben)).toEqual(["Fotos vom Werk"]);
  });

  it("are open, of others whom one can offer to, and not answered yet [REACH-54]", async () => {
    const anna = await createPerson(db, { skills: ["Plakate"] });
    const hidden = await createCompany(db, { profileStatus: "hidden", showsCallsWhileHidden: true });
    const [blocking, silent] = [await createCompany(db), await createCompany(db, { acceptsMessages: false })];
    await db.insert(blockedPeople).values({ blockerId: blocking.id, blockedId: anna.id });
    await call("Plakat, abgelaufen", { deadline: dayFromNow(-1) });
    await call("Plakat, geschlossen", { status: "geschlossen" });
    await call("Plakat, ausgeblendet", { hidden: true });
    for (const company of [hidden, blocking, silent]) await call("Plakat von sonst wem", {}, company);
    await createOffer(db, await call("Plakat, beantwortet"), anna);
    await call("Plakat, offen");
    expect(await titlesFor(anna)).toEqual(["Plakat, offen"]);
  });

  it("are at most four, and none where nothing fits [REACH-55]", async () => {
    for (let number = 0; number <= suggestedCalls; number += 1) await call(`Plakat ${number}`);
    expect(await titlesFor(await createPerson(db, { skills: ["Plakate"] }))).toHaveLength(suggestedCalls);
    expect(await titlesFor(await createPerson(db, { skills: ["Keramik"] }))).toEqual([]);
    expect(await titlesFor(await createPerson(db))).toEqual([]);
  });

  it("are judged by a statement that also finds the own offers for the listed calls [REACH-54, OFFER-19]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const [open, closed, further, foreign] = [
      await call("Plakat"),
      await call("Plakat, geschlossen", { status: "geschlossen" }),
      await call("Plakat auf der nächsten Seite"),
      await call("Plakat von Ben"),
    ];
    const [first, second] = [await createOffer(db, open, anna), await createOffer(db, closed, anna)];
    await createOffer(db, further, anna);
    await createOffer(db, foreign, ben);
    const sent = await recordQueries(async () => {
      const { unsuitable, ownOffers } = await findUnsuitable(anna.id, [open.id, closed.id, foreign.id]);
      expect(ownOffers).toEqual({ [open.id]: first.id, [closed.id]: second.id });
      expect(unsuitable.calls).toEqual(expect.arrayContaining([open.id, further.id]));
    });
    expect(sent).toHaveLength(1);
  });

  it("are searched once until a call or the profile changes, and each answer and block counts at once [REACH-54]", async () => {
    const plakat = await call("Plakat");
    const [anna, other] = [await createPerson(db, { skills: ["Plakate"] }), await createCompany(db)];
    await call("Plakat von Tal", {}, other);
    const { reads, readNotes } = await notedReads();
    expect(await titlesFor(anna, reads)).toEqual(["Plakat von Tal", "Plakat"]);
    expect(await recordQueries(() => titlesFor(anna, reads))).toHaveLength(1);
    expect(await titlesFor(anna, reads)).toEqual(["Plakat von Tal", "Plakat"]);
    await db.insert(blockedPeople).values({ blockerId: anna.id, blockedId: other.id });
    expect(await titlesFor(anna, reads)).toEqual(["Plakat"]);
    await createOffer(db, plakat, anna);
    expect(await titlesFor(anna, reads)).toEqual([]);
    await call("Keramik für den Tisch");
    await changePerson(db, anna, { skills: ["Keramik"] });
    await readNotes();
    expect(await titlesFor(anna, reads)).toEqual(["Keramik für den Tisch"]);
  });
});
