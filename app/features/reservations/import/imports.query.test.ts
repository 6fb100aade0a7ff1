import { and, eq, like, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { auditLog, memberImports, reservedProfiles } from "~/db/schema";
import { createPerson, unique, uniqueEmail } from "../../../../tests/support/people";
import { reserve } from "../../../../tests/support/reservations";
import { changeChoice, getImport, purgeImports, runImport, storeImport, undoImport } from "./imports.server";
import { listImports } from "./list-imports.server";

const superadmin = async () => (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
const columns = { hasHeader: true, nameColumn: 0, firstNameColumn: null, emailColumn: 1 };
const nothingShown = { columns, shown: [], chosen: [] };
const newPerson = () => [unique("Frida Rüf"), uniqueEmail("frida")];
const listOf = (...people: string[][]) => [["Name", "E-Mail"], ...people];
const store = async (viewer: Viewer, cells: string[][]) => (await storeImport(viewer, cells)) ?? expect.fail("no list");
const reservedOf = (id: number) => db.$count(reservedProfiles, eq(reservedProfiles.importId, id));

describe("a list of members", () => {
  it("is stored once by a form, which leads to it again and never to another one [SAFE-95]", async () => {
    const viewer = await superadmin();
    const send = () => storeImport(viewer, listOf(["Eva", "eva@example.com"]), { account: viewer.id, key: "list" });
    const [id, same] = await Promise.all([send(), send()]);
    await store(await superadmin(), listOf(newPerson()));
    expect([same, await send()]).toEqual([id, id]);
    await db.delete(memberImports).where(eq(memberImports.id, id ?? 0));
    expect(await send()).toBeNull();
  });

  it("says of each row whether it is there already [ADM-38]", async () => {
    const anna = await createPerson(db, { name: unique("Anna Fink") });
    const [open, expired] = [await reserve(db), await reserve(db, { expiresAt: new Date(Date.now() - 1000) })];
    const cells = listOf(
      newPerson(),
      [unique("Eva"), anna.email],
      [anna.name.toUpperCase(), uniqueEmail()],
      [unique("Eva"), open.email],
      [open.name.toUpperCase(), uniqueEmail()],
      [expired.name, expired.email],
      [anna.name.replaceAll(" ", "-"), uniqueEmail()],
      ["", "x"],
    );
    const { rows, columns: names } = await getImport(await store(await superadmin(), cells));
    expect(names).toEqual(["Name", "E-Mail"]);
    expect(rows.map(({ verdict, isChosen }) => [verdict, isChosen])).toEqual([
      ["new", true],
      ["there", false],
      ["there", false],
      ["there", false],
      ["there", false],
      ["new", true],
      ["similar", false],
      ["wrong", false],
    ]);
  });

  it("reserves those chosen, once, and leaves out who came meanwhile; names stand nowhere else [ADM-38, ADM-40]", async () => {
    const viewer = await superadmin();
    const [eva, ben, meanwhile] = [newPerson(), newPerson(), newPerson()];
    const expired = await reserve(db, { expiresAt: new Date(Date.now() - 1000) });
    const id = await store(viewer, listOf(eva, ben, meanwhile, [expired.name, expired.email]));
    expect(await changeChoice(viewer, id, { columns, shown: [2, 3], chosen: [2, 99] })).toBe(true);
    await reserve(db, { name: meanwhile[0], email: meanwhile[1] });
    expect(await runImport(viewer, id, nothingShown)).toBe(2);
    const rows = await db.select().from(reservedProfiles).where(eq(reservedProfiles.importId, id));
    expect(rows.map(({ email }) => email).toSorted()).toEqual([eva[1], expired.email].toSorted());
    expect(rows[0]).toMatchObject({ claimed: false, reservedBy: viewer.id, openedAt: null, letterCode: null });
    const [kept] = await db.select().from(memberImports).where(eq(memberImports.id, id));
    expect(kept).toMatchObject({ cells: null, chosen: [], reserved: 2 });
    const acts = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "import"), eq(auditLog.subjectId, `${id}`)));
    expect(acts).toMatchObject([{ action: "import.run", actorId: viewer.id, after: { "Reservierte Profile": 2 } }]);
    await expect(runImport(viewer, id, nothingShown)).rejects.toMatchObject({ status: 303 });
  });

  it("begins again when its columns change, also when they change with the last press [ADM-38]", async () => {
    const viewer = await superadmin();
    const [first, last] = [unique("Frida"), "Rüf"];
    const cells = [
      ["Nachname", "Rufname", "Mail"],
      [last, first, uniqueEmail()],
    ];
    const id = await store(viewer, cells);
    const other = { ...columns, firstNameColumn: 1, emailColumn: 2 };
    expect(await runImport(viewer, id, { columns: other, shown: [2], chosen: [] })).toBeNull();
    expect(await reservedOf(id)).toBe(0);
    expect((await getImport(id)).rows).toMatchObject([{ name: `${first} ${last}`, isChosen: true }]);
  });

  it("of 2,000 rows is read, reserved and undone in thirty seconds [ADM-40]", { timeout: 30_000 }, async () => {
    const viewer = await superadmin();
    const word = unique("Person").replaceAll(" ", "");
    const people = Array.from({ length: 2000 }, (_, index) => [`${word} ${index}`, `${word}-${index}@example.com`]);
    const id = await store(viewer, listOf(...people));
    expect((await getImport(id)).rows).toHaveLength(2000);
    expect(await runImport(viewer, id, nothingShown)).toBe(2000);
    expect(await undoImport(viewer, id)).toBe(2000);
    expect(await db.$count(reservedProfiles, like(reservedProfiles.name, `${word}%`))).toBe(0);
  });
});

describe("an import", () => {
  async function imported(viewer: Viewer) {
    const id = await store(viewer, listOf(newPerson(), newPerson()));
    await runImport(viewer, id, nothingShown);
    return id;
  }
  const age = (id: number, days: number) =>
    db
      .update(memberImports)
      .set({ finishedAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(memberImports.id, id));

  it("is undone as a whole, but who has claimed a profile keeps it [ADM-41]", async () => {
    const [viewer, anna] = [await superadmin(), await createPerson(db)];
    const id = await imported(viewer);
    const [one] = await db.select().from(reservedProfiles).where(eq(reservedProfiles.importId, id));
    await db
      .update(reservedProfiles)
      .set({ claimed: true, claimedAt: sql`now()`, claimedProfileId: anna.id })
      .where(eq(reservedProfiles.id, one?.id ?? 0));
    expect(await undoImport(viewer, id)).toBe(1);
    expect(await reservedOf(id)).toBe(1);
    expect(await undoImport(viewer, id)).toBeNull();
    expect(await getImport(id)).toMatchObject({ undoUntil: null, claimed: 1, reserved: 2 });
    expect((await listImports()).rows[0]).toMatchObject({ id, reserved: 2 });
  });

  it("can't be undone after thirty days, and is forgotten then; its reservations stay [ADM-41]", async () => {
    const viewer = await superadmin();
    const id = await imported(viewer);
    const tokens = await db.select().from(reservedProfiles).where(eq(reservedProfiles.importId, id));
    await age(id, 29);
    expect((await getImport(id)).undoUntil).not.toBeNull();
    await purgeImports();
    expect(await reservedOf(id)).toBe(2);
    await age(id, 31);
    expect((await getImport(id)).undoUntil).toBeNull();
    expect(await undoImport(viewer, id)).toBeNull();
    await purgeImports();
    await expect(getImport(id)).rejects.toMatchObject({ init: { status: 404 } });
    expect(await db.$count(reservedProfiles, eq(reservedProfiles.id, tokens[0]?.id ?? 0))).toBe(1);
  });

  it("that nobody has run goes after a day with its list [ADM-42]", async () => {
    const id = await store(await superadmin(), listOf(newPerson()));
    const made = (hours: number) =>
      db
        .update(memberImports)
        .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(memberImports.id, id));
    await made(23);
    await purgeImports();
    expect((await getImport(id)).rows).toHaveLength(1);
    await made(25);
    await purgeImports();
    await expect(getImport(id)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
