import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { collectionEntries, collections, profiles } from "~/db/schema";
import { clearProfiles } from "../../../tests/support/clear";
import { createCollection as storeCollection } from "../../../tests/support/collections";
import { changePerson, createCompany, createPerson, deletePerson, type Person } from "../../../tests/support/people";
import { createWorkOf } from "../../../tests/support/works";
import {
  createCollection,
  deleteCollection,
  remember,
  removeEntry,
  renameCollection,
  shareCollection,
} from "./change-collections.server";
import { maxCollections, maxEntries } from "./collection";
import { collectionCsv } from "./collections-csv";
import { findShared } from "./find-shared.server";
import { findCollection, findSubject, listCollections, listEntries } from "./read-collections.server";

let anna: Person;
let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db, { name: "Anna Fink", title: "Fotografin", location: "Egg" });
  berg = await createCompany(db, { name: "Studio Berg" });
});

const subjectOf = async (slug = anna.slug, work: string | null = null) =>
  (await findSubject(slug, work)) ?? expect.fail("there is nothing at this address");

describe("a private list", () => {
  it("takes creatives and works with a note, once each [REACH-71]", async () => {
    const work = await createWorkOf(db, anna, { title: "Käse im Licht", year: 2025 });
    const { id } = await remember(berg.id, await subjectOf(), { name: "Fotografie 2027", note: "Ruhig." });
    await remember(berg.id, await subjectOf(anna.slug, work.slug), { collection: id });
    await remember(berg.id, await subjectOf(), { collection: id, note: "Ruhig und genau." });
    const shown = (await listEntries(id ?? "")).map((entry) => [entry.shown?.name, entry.shown?.about, entry.note]);
    expect(shown).toEqual([
      ["Käse im Licht", "Arbeit von Anna Fink\u00a0· 2025", null],
      ["Anna Fink", "Fotografin\u00a0· Egg", "Ruhig und genau."],
    ]);
    expect(await listCollections(berg.id)).toEqual([{ id, name: "Fotografie 2027", isShared: false, count: 2 }]);
    expect([await findSubject(berg.slug, null), await findSubject("niemand", null)]).toEqual([null, null]);
  });

  it("is made once by a form, which leads to it again also under another name [SAFE-95]", async () => {
    const form = (key: string) => ({ account: berg.id, key });
    const make = () => createCollection(berg.id, "Film", form("made"));
    const note = async () => remember(berg.id, await subjectOf(), { name: "Foto" }, form("remembered"));
    const made = [await make(), await note()];
    for (const { id } of made) await renameCollection(berg.id, id ?? "", `Neu ${id}`);
    expect([await make(), await note()]).toEqual(made);
    await deleteCollection(berg.id, made[0]?.id ?? "");
    expect(await make()).toEqual({ field: "name", problem: "Diese Merkliste gibt es nicht mehr." });
  });

  it("belongs to its owner alone [REACH-70]", async () => {
    const { id, entries } = await storeCollection(db, berg, { entries: [{ profileId: anna.id }] });
    expect([await findCollection(id, anna.id), await listCollections(anna.id)]).toEqual([null, []]);
    expect(await remember(anna.id, await subjectOf(), { collection: id })).toMatchObject({ field: "collection" });
    expect(await renameCollection(anna.id, id, "Meine")).toBeNull();
    expect(await shareCollection(anna.id, id, true)).toBe(false);
    expect(await removeEntry(anna.id, id, entries[0]?.id ?? 0)).toBe(false);
    expect(await deleteCollection(anna.id, id)).toBe(false);
    expect(await listEntries(id)).toHaveLength(1);
    expect(await removeEntry(berg.id, id, entries[0]?.id ?? 0)).toBe(true);
    expect(await removeEntry(berg.id, id, entries[0]?.id ?? 0)).toBe(false);
    expect([await deleteCollection(berg.id, id), await deleteCollection(berg.id, id)]).toEqual([true, false]);
  });

  it("has a name of its own, and is one of at most twenty with a hundred entries, also at once [REACH-72]", async () => {
    await createCollection(berg.id, "Fotografie");
    const taken = { field: "name", problem: "Eine Merkliste „FOTOGRAFIE“ haben Sie schon." };
    expect(await createCollection(berg.id, "FOTOGRAFIE")).toEqual(taken);
    const { id = "" } = await createCollection(berg.id, "Film");
    expect(await renameCollection(berg.id, id, "FOTOGRAFIE")).toEqual(taken);
    expect(await renameCollection(berg.id, id, "FILM")).toEqual({ id });
    for (let count = 3; count < maxCollections; count += 1) await createCollection(berg.id, `Liste ${count}`);
    const more = await Promise.all(["X", "Y", "Z"].map((name) => createCollection(berg.id, name)));
    expect(more.filter((written) => written.id)).toHaveLength(1);
    expect(await db.$count(collections)).toBe(maxCollections);

    const people = Array.from({ length: maxEntries - 1 }, (_, index) => ({
      ...{ userType: "kreative" as const, name: `Viele ${index}`, slug: `viele-${index}` },
      ...{ email: `viele-${index}@example.com`, emailVerified: true },
    }));
    const many = await db.insert(profiles).values(people).returning({ profileId: profiles.id });
    await db.insert(collectionEntries).values(many.map((entry) => ({ ...entry, collectionId: id })));
    const [ben, cem] = [await createPerson(db), await createPerson(db)];
    const last = await Promise.all(
      [anna, ben, cem].map(async ({ slug }) => remember(berg.id, await subjectOf(slug), { collection: id })),
    );
    expect(last.filter((written) => written.id)).toHaveLength(1);
    expect(await db.$count(collectionEntries)).toBe(maxEntries);
  });

  it("keeps the note of what others no longer see, without its name [REACH-73, REACH-76]", async () => {
    const { id } = await storeCollection(db, berg, { entries: [{ profileId: anna.id, note: "Ruhig." }] });
    await changePerson(db, anna, { profileStatus: "hidden" });
    expect(await listEntries(id)).toMatchObject([{ shown: null, note: "Ruhig." }]);
    await deletePerson(db, anna);
    expect(await listEntries(id)).toEqual([]);
  });

  it("is shared by a link until it is taken back, or its owner is out of sight [REACH-74]", async () => {
    const { id } = await storeCollection(db, berg);
    const tokenNow = async () => (await findCollection(id, berg.id))?.shareToken ?? "";
    await shareCollection(berg.id, id, true);
    const token = await tokenNow();
    expect(token).toMatch(/^[\w-]{24}$/);
    expect(await findShared(token)).toMatchObject({ id, ownerName: "Studio Berg" });
    await changePerson(db, berg, { profileStatus: "blocked" });
    expect(await findShared(token)).toBeNull();
    await changePerson(db, berg, { profileStatus: "active" });
    await shareCollection(berg.id, id, false);
    expect([await findShared(token), await findShared("")]).toEqual([null, null]);
    await shareCollection(berg.id, id, true);
    expect([await tokenNow(), await findShared(token)]).toEqual([expect.not.stringContaining(token), null]);
  });

  it("is a table in which no text is run as a formula [REACH-75]", async () => {
    const note = '=HYPERLINK("http://x")';
    const { id } = await storeCollection(db, berg, { entries: [{ profileId: anna.id, note }] });
    const [head, line] = collectionCsv(await listEntries(id), "https://example.com").split("\r\n");
    expect(head).toBe('\ufeff"Art";"Name";"Angaben";"Adresse";"Notiz"');
    expect(line).toBe(
      `"Kreative";"Anna Fink";"Fotografin\u00a0· Egg";"https://example.com/kreative/${anna.slug}";"'=HYPERLINK(""http://x"")"`,
    );
  });
});
