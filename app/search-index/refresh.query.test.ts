import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { searchDocuments } from "~/db/schema";
import { createCall, deleteCall, updateCall } from "~/features/calls/own/call-commands.server";
import { updateHighlights } from "~/features/profiles/own/own-profile.server";
import { createWork, deleteWork, updateWork } from "~/features/works/own/work-commands.server";
import { callForm } from "../../tests/support/calls";
import { changePerson, createCompany, createPerson } from "../../tests/support/people";
import { createArticle } from "../../tests/support/posts";
import { wrongDocuments } from "../../tests/support/search-documents";
import { whateverIsStored } from "../../tests/support/seen";
import { createWorkOf, saving } from "../../tests/support/works";
import { refresh, refreshProfile, refreshWork } from "./refresh.server";
import { renewDocuments } from "./renew.server";

const meansOf = async (profileId: string) => {
  const [row] = await db
    .select({ means: sql<string[]>`tsvector_to_array(${searchDocuments.means})` })
    .from(searchDocuments)
    .where(eq(searchDocuments.profileId, profileId));
  return row?.means ?? [];
};

it("is what a person is found by, also after changes of the profile and its works [FIND-07]", async () => {
  const anna = await createPerson(db, { title: "Fotografin", location: "Andelsbuch", skills: ["SEO"] });
  expect(await meansOf(anna.id)).toEqual(
    expect.arrayContaining(["c:fotografie", "c:seo", "p:andelsbuch", "p:bregenzerwald", "p:vorarlberg", "s:seo"]),
  );
  await updateHighlights(anna.id, ["Keramik"]);
  expect(await meansOf(anna.id)).toContain("c:keramik");

  const id = await createWork(anna.id, saving(anna, { title: "Plakat für den Jahrmarkt" }));
  expect(await meansOf(anna.id)).toContain("t:plakat");
  await updateWork(anna.id, id, saving(anna, { title: "Imagefilm" }), whateverIsStored);
  expect(await meansOf(anna.id)).toContain("t:imagefilm");
  expect(await meansOf(anna.id)).not.toContain("t:plakat");
  await updateWork(anna.id, id, saving(anna, { title: "Imagefilm" }, true), whateverIsStored);
  expect(await meansOf(anna.id)).not.toContain("t:imagefilm");
  await deleteWork(anna.id, id);

  const studio = await createCompany(db, { branchen: ["Tourismus"] });
  const call = await createCall(studio.id, callForm);
  await updateCall(studio.id, call, { ...callForm, title: "Fotos für die Speisekarte" }, whateverIsStored);
  await deleteCall(studio.id, await createCall(studio.id, { ...callForm, title: "Ein anderer" }));
  await createArticle(db);
  expect(await wrongDocuments()).toEqual([]);
});

it("reads a work as what its creative makes, also after this has changed [FIND-06, FIND-07]", async () => {
  const anna = await createPerson(db, { title: "Fotografin" });
  const work = await createWorkOf(db, anna, { title: "Februar 2" });
  await refreshWork(db, work.id, anna.id);
  const told = async () =>
    (await db.execute(sql`select means::text from search_documents where work_id = ${work.id}`)).rows[0]?.means;
  expect(await told()).toBe("'t:fotografie'");
  await changePerson(db, anna, { title: "Keramikerin" });
  await refreshProfile(db, anna.id);
  expect(await told()).toContain("'t:keramik'");
  await changePerson(db, anna, { title: null, bio: "Ich fotografiere." });
  await refreshProfile(db, anna.id);
  expect(await told()).toBe("'t:fotografie'");
  expect(await wrongDocuments()).toEqual([]);
});

it("reads a work that names no craft, of somebody with several, as what the creative is called [FIND-06]", async () => {
  const milo = await createPerson(db, { title: "Buchbinderin", skills: ["Keramik", "Fotografie"] });
  const work = await createWorkOf(db, milo, { title: "Februar 2" });
  await refreshWork(db, work.id, milo.id);
  const { rows } = await db.execute(sql`select means::text from search_documents where work_id = ${work.id}`);
  expect(rows[0]?.means).toContain("'t:buchbinderei'");
  expect(rows[0]?.means).not.toContain("keramik");
});

it("takes the narrower category of a call for what is offered, and the main one for what it tells [FIND-15]", async () => {
  const studio = await createCompany(db);
  const id = await createCall(studio.id, { ...callForm, title: "Februar 2", category: "Audio & Podcast/Hörführung" });
  const { rows } = await db.execute(sql`select means::text from search_documents where call_id = ${id}`);
  expect(rows[0]?.means).toContain("'c:sprecher'");
  expect(rows[0]?.means).toContain("'t:podcast'");
});

it("takes nothing for wanted that a title says of a thing in a clause, or that is said of whom it is for [FIND-06]", async () => {
  const studio = await createCompany(db);
  const title = "Speisekarte, die man im Kerzenlicht lesen kann";
  const id = await createCall(studio.id, { ...callForm, title, category: "Sonstiges", targetGroup: ["mode"] });
  const { rows } = await db.execute(sql`select means::text, words::text from search_documents where call_id = ${id}`);
  expect(rows[0]?.means).toContain("'c:speisekarte'");
  expect(rows[0]?.means).not.toMatch(/lichtplanung|modedesign/);
  expect(rows[0]?.words).toContain("'kerzenlicht'");
});

it("has what two works tell that were saved at once [FIND-07]", async () => {
  const anna = await createPerson(db);
  const works = ["Plakat", "Imagefilm", "Keramik", "Logo"].map((title) => createWork(anna.id, saving(anna, { title })));
  await Promise.all(works);
  expect(await meansOf(anna.id)).toEqual(
    expect.arrayContaining(["t:plakat", "t:imagefilm", "t:keramik", "t:logodesign"]),
  );
});

it("takes nothing for offered that somebody's title says in a clause [FIND-06]", async () => {
  const theres = await createPerson(db, { title: "Texte, die man laut vorlesen kann" });
  await refreshProfile(db, theres.id);
  const means = await meansOf(theres.id);
  expect(means).toEqual(expect.arrayContaining(["c:text", "h:text"]));
  expect(means).not.toContain("c:sprecher");
});

it("never has somebody who moves and somebody who saves one of the works wait for each other [FIND-07]", async () => {
  const anna = await createPerson(db, { location: "Egg" });
  const work = await createWorkOf(db, anna);
  const waiting = async () =>
    (
      await db.execute(sql`
        select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = 'advisory' and not granted`)
    ).rows.length;
  let saved: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await changePerson(tx, anna, { location: "Lech" });
    await refresh(tx, "profile", [anna.id]);
    saved = db.transaction((other) => refreshWork(other, work.id, anna.id));
    await expect.poll(waiting).toBe(1);
    await refreshProfile(tx, anna.id);
  });
  await saved;
  expect(await wrongDocuments()).toEqual([]);
});

it("is made again when it is missing, or when the vocabulary has changed, by several processes [FIND-08]", async () => {
  const anna = await createPerson(db, { title: "Fotografin" });
  await createWorkOf(db, anna);
  await db.execute(
    sql`update search_documents set made_with = 'an older one', means = '' where profile_id = ${anna.id}`,
  );
  await db.execute(sql`delete from search_documents where work_id is not null`);
  await changePerson(db, anna, { title: "Keramikerin" });
  expect(await wrongDocuments()).not.toEqual([]);
  await Promise.all([renewDocuments(), renewDocuments()]);
  expect(await wrongDocuments()).toEqual([]);
  expect(await meansOf(anna.id)).toContain("c:keramik");
  expect(await renewDocuments()).toBe(0);
});
