import { beforeEach, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import type { ausschreibungen } from "~/db/schema";
import { saveVisibility } from "~/features/profiles/own/save-visibility.server";
import { refreshProfile } from "~/search-index/refresh.server";
import { createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { formOf } from "../../../../tests/support/form-of";
import { changePerson, createCompany, createPerson } from "../../../../tests/support/people";
import { listCalls } from "./calls.server";
import type { CallFilter } from "./select-page.server";

let reader: string;

beforeEach(async () => {
  await clearProfiles();
  reader = (await createPerson(db)).id;
});

/** The titles that a search finds, each with the kind of result that it is. */
async function found(query: string, more: Partial<CallFilter> = {}) {
  const page = await listCalls({ category: null, after: null, query, ...more }, reader);
  return page.calls.map(({ title }, at) => `${page.found[at]?.kind}: ${title}`);
}

it("finds behind the typed letters what is only meant, the nearest first, and filters it exactly [FIND-15]", async () => {
  const { id } = await createCompany(db);
  const hidden = await createCompany(db, { profileStatus: "hidden" });
  const call = (title: string, location: string, more = {}) => createCallOf(db, { id }, { title, location, ...more });
  await call("Fotograf für die Alp", "Wien");
  await call("Bilder vom Fest, ein Hochzeitsfoto", "Bludenz");
  await call("Foto für das Dorf", "Egg");
  await call("Fotos vom Stall", "Andelsbuch", { category: "Branding" });
  await createCallOf(db, hidden, { title: "Fotos geheim", location: "Egg" });
  expect(await found("Fotograf in Egg")).toEqual([
    "craft: Foto für das Dorf",
    "near: Fotos vom Stall",
    "elsewhere: Bilder vom Fest, ein Hochzeitsfoto",
    "elsewhere: Fotograf für die Alp",
  ]);
  expect(await found("Fotograf")).toEqual([
    "letters: Fotograf für die Alp",
    "craft: Fotos vom Stall",
    "craft: Foto für das Dorf",
    "craft: Bilder vom Fest, ein Hochzeitsfoto",
  ]);
  expect(await found("Fotograf", { category: "Branding" })).toEqual(["craft: Fotos vom Stall"]);
  // Calls are work, so a job is no other wish [FIND-95].
  expect(await found("Job Fotograf", { category: "Branding" })).toEqual(["craft: Fotos vom Stall"]);
});

it("puts the craft before the letters of another word, and ends with what is akin, texts and letters [FIND-15]", async () => {
  const lampert = await createCompany(db, { name: "Lampert" });
  const { id } = await createCompany(db, { name: "Skischule Piz" });
  const add = (userId: string, title: string, more: Partial<typeof ausschreibungen.$inferInsert> = {}) =>
    createCallOf(db, { id: userId }, { title, category: "Sonstiges", description: "Für den Advent.", ...more });
  await add(lampert.id, "Neuer Auftritt");
  await add(id, "Leuchte für die Stube");
  await add(id, "Ein Stuhl und ein Tisch", { category: "Produktdesign" });
  await add(id, "Unser Haus", { description: "Der Hirschlampenwirt sucht Ideen." });
  expect(await found("Lampe")).toEqual([
    "craft: Leuchte für die Stube",
    "broader: Ein Stuhl und ein Tisch",
    "within: Unser Haus",
    "within: Neuer Auftritt",
  ]);
  expect(await found("Lampe", { isLiteral: true })).toEqual(["letters: Neuer Auftritt", "within: Unser Haus"]);
  expect(await found("unsere Skischulen")).toHaveLength(3);
});

it("looks for words that say nothing beside others where nothing else is typed [FIND-15]", async () => {
  const { id } = await createCompany(db);
  await createCallOf(db, { id }, { title: "Ein Heft", description: "Das Honorar ist fix." });
  expect(await found("Honorar")).toEqual(["within: Ein Heft"]);
});

it("takes a whole word in the name of its company for typed, whatever craft it means, and finds where one works [FIND-15, FIND-106]", async () => {
  const museum = await createCompany(db, { name: "Museum am Bach" });
  const { id } = await createCompany(db);
  await createCallOf(db, { id }, { title: "Licht für die Ausstellung", category: "Sonstiges", workLocation: "remote" });
  await createCallOf(db, museum, { title: "Neue Gedanken", category: "Sonstiges" });
  expect((await found("Museum"))[0]).toMatch("Neue Gedanken");
  for (const query of ["remote", "Homeoffice", "von zuhause aus arbeiten"])
    expect(await found(query), query).toEqual([expect.stringMatching("Licht für die Ausstellung")]);
  const { found: how } = await listCalls({ category: null, after: null, query: "Homeoffice" }, reader);
  expect(how).toEqual([{ kind: "mentioned", why: undefined }]);
});

it("finds calls by whose business they are, as their titles say [FIND-107]", async () => {
  const { id } = await createCompany(db);
  await createCallOf(db, { id }, { title: "Schriftzug für eine Brennerei", category: "Logo Design" });
  await createCallOf(db, { id }, { title: "Ein Heft", description: "Gegenüber steht eine Brennerei." });
  expect(await found("Schnaps")).toEqual(["craft: Schriftzug für eine Brennerei"]);
});

it("finds calls by the business of their company, and only while it is named [FIND-107]", async () => {
  const hotel = await createCompany(db, { name: "Drei Lärchen", title: "Hotel mit Aussicht" });
  const farm = await createCompany(db, { name: "Alpe Rona", branchen: ["Landwirtschaft"] });
  await createCallOf(db, hotel, { title: "Buchungsstrecke überarbeiten", category: "Webdesign" });
  await createCallOf(db, farm, { title: "Ein Heft", category: "Print Design" });
  const ofHotel = ["craft: Buchungsstrecke überarbeiten"];
  expect(await found("Hotellerie")).toEqual(ofHotel);
  expect(await found("Tourismus")).toEqual(ofHotel);
  expect(await found("Bauernhof")).toEqual(["craft: Ein Heft"]);
  // Who is called so comes first, then whose branch it is.
  const shop = await createCompany(db, { name: "Laden am Bach", branchen: ["Tourismus"] });
  await createCallOf(db, shop, { title: "Das Schaufenster", category: "Sonstiges" });
  expect(await found("Tourismus")).toEqual([...ofHotel, "craft: Das Schaufenster"]);
  const { found: how } = await listCalls({ category: null, after: null, query: "Hotellerie" }, reader);
  expect(how).toEqual([{ kind: "craft", why: expect.stringMatching(/^Hotels und Unterkünfte/) }]);

  const viewer = { id: hotel.id, userType: "unternehmen" } as Viewer;
  const saveAs = (isHidden: boolean) =>
    saveVisibility(
      viewer,
      formOf({ acceptsMessages: "on", ...(isHidden && { isHidden: "on", showsCallsWhileHidden: "on" }) }),
    );
  await saveAs(true);
  expect(await found("Buchungsstrecke")).toHaveLength(1);
  expect(await found("Hotellerie")).toEqual([]);
  await saveAs(false);
  expect(await found("Hotellerie")).toEqual(ofHotel);
  await changePerson(db, hotel, { title: "Skischule" });
  await refreshProfile(db, hotel.id);
  expect(await found("Skilift")).toEqual(ofHotel);
  expect(await found("Hotellerie")).not.toEqual(ofHotel);
});

it("says of a call that its target group has the word [FIND-102]", async () => {
  const { id } = await createCompany(db);
  await createCallOf(db, { id }, { title: "Ein Heft", description: "Mit Bildern.", targetGroup: "senioren,kultur" });
  const { found: how } = await listCalls({ category: null, after: null, query: "für Senioren" }, reader);
  expect(how).toEqual([{ kind: "mentioned", why: "Zielgruppe: Senioren" }]);
});

it("reads the narrower part of a category as the main one means it [FIND-15]", async () => {
  const { id } = await createCompany(db);
  await createCallOf(db, { id }, { title: "Zwölf Blätter", category: "Illustration/Editorial" });
  await createCallOf(db, { id }, { title: "Ein Plan", category: "Social Media/Strategie" });
  expect(await found("Redaktion")).not.toContain("craft: Zwölf Blätter");
  expect(await found("Marketingberatung")).not.toContain("craft: Ein Plan");
  expect((await found("Illustration"))[0]).toBe("letters: Zwölf Blätter");
});
