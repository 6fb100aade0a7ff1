import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { blockedPeople } from "~/db/schema";
import { soughtBy } from "~/features/calls/sought";
import { refreshProfile } from "~/search-index/refresh.server";
import { createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { createWorkOf } from "../../../../tests/support/works";
import { listPeopleForCall, suggestedPeople } from "./people-for-call.server";

let berg: Person;

async function creative(name: string, values: Parameters<typeof createPerson>[1] = {}) {
  const person = await createPerson(db, { name, ...values });
  await refreshProfile(db, person.id);
  return person;
}

const call = (values: Parameters<typeof createCallOf>[2] = {}) =>
  createCallOf(db, berg, { title: "Plakate für die Saison", category: "Print Design/Plakat", ...values });

const namesFor = async (made: Awaited<ReturnType<typeof call>>) =>
  (await listPeopleForCall({ id: made.id, companyId: berg.id }, soughtBy(made))).map(({ title }) => title);

beforeEach(async () => {
  await clearProfiles();
  berg = await createCompany(db);
});

describe("who could fit a call", () => {
  it("is who does what title and category name, the place first, then the nearest, with the reason [REACH-50]", async () => {
    await creative("Weit", { skills: ["Plakate"], location: "Bludenz" });
    await creative("Nah", { skills: ["Plakate"], location: "Lustenau" });
    await creative("Dort", { bio: "Ich gestalte Plakate.", location: "Dornbirn" });
    await creative("Anders", { skills: ["Keramik"], location: "Dornbirn" });
    const made = await call({ location: "Dornbirn" });
    const found = await listPeopleForCall({ id: made.id, companyId: berg.id }, soughtBy(made));
    expect(found.map(({ title, why }) => [title, why])).toEqual([
      ["Dort", "Plakate in „Über uns“"],
      ["Nah", expect.stringMatching(/^Plakate\s· \d\u00a0km entfernt$/)],
      ["Weit", expect.stringMatching(/^Plakate\s· \d\d\u00a0km entfernt$/)],
    ]);
  });

  it("is found by works too, and by deliverables where title and category name no craft [REACH-50]", async () => {
    const anna = await creative("Anna");
    await createWorkOf(db, anna, { title: "Plakat für den Markt" });
    await refreshProfile(db, anna.id);
    expect(await namesFor(await call())).toEqual(["Anna"]);
    expect(await namesFor(await call({ title: "Etwas Neues", category: "Beratung" }))).toEqual([]);
    const wanted = { title: "Etwas Neues", category: "Beratung", deliverables: ["Zwei Plakate"] };
    expect(await namesFor(await call(wanted))).toEqual(["Anna"]);
  });

  it("is nobody who is hidden, blocked, takes no messages or has offered, and no company [REACH-51]", async () => {
    const skills = ["Plakate"];
    await creative("Sichtbar", { skills });
    await creative("Versteckt", { skills, profileStatus: "hidden" });
    await creative("Gesperrt", { skills, profileStatus: "blocked" });
    await creative("Still", { skills, acceptsMessages: false });
    const blocked = await creative("Blockiert", { skills });
    const blocker = await creative("Blockierend", { skills });
    const offering = await creative("Anbietend", { skills });
    await refreshProfile(db, (await createCompany(db, { name: "Firma", bio: "Wir machen Plakate." })).id);
    await db.insert(blockedPeople).values([
      { blockerId: berg.id, blockedId: blocked.id },
      { blockerId: blocker.id, blockedId: berg.id },
    ]);
    const made = await call();
    await createOffer(db, made, offering);
    expect(await namesFor(made)).toEqual(["Sichtbar"]);
    expect(await namesFor(await call())).toEqual(expect.arrayContaining(["Sichtbar", "Anbietend"]));
  });

  it("are at most twelve, and nobody where nothing fits [REACH-52]", async () => {
    for (let number = 0; number <= suggestedPeople; number += 1)
      await creative(`Nummer ${number}`, { skills: ["Plakate"] });
    expect(await namesFor(await call())).toHaveLength(suggestedPeople);
    expect(await namesFor(await call({ title: "Glasbläserei gesucht", category: "Beratung" }))).toEqual([]);
  });
});
