import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db, violatedConstraint } from "~/db/client.server";
import { ausschreibungen } from "~/db/schema";
import { createCallOf, callForm as form } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { createCompany } from "../../../../tests/support/people";
import { whateverIsStored } from "../../../../tests/support/seen";
import { createCall, deleteCall, pinCall, updateCall } from "./call-commands.server";
import { nextStep } from "./next-step.server";
import { findNewCallFacts, findOwnCall } from "./own-calls.server";

beforeEach(async () => {
  await clearProfiles();
});

describe("what a company does with its calls", () => {
  it("stores a call as the form has it [CALL-35, CALL-42, DATA-26, DATA-29]", async () => {
    const { id, location } = await createCompany(db, { location: "Schruns" });
    expect(await findNewCallFacts(id)).toMatchObject({ newestCall: 0, location });
    const call = await createCall(id, {
      ...form,
      category: "Print Design",
      subcategory: "Flyer",
      targetGroup: ["familien", "kmu"],
      budget: "mehr",
    });
    const [row] = await db.select().from(ausschreibungen);
    expect(row).toMatchObject({
      category: "Print Design/Flyer",
      targetGroup: "familien,kmu",
      budget: "mehr",
      slug: "etiketten-fuer-fuenf-bergkaese",
    });
    expect((await findNewCallFacts(id)).newestCall).toBe(call);
  });

  it("says after publishing what comes next, or to a hidden company who sees the call [LIFE-51, CALL-35]", async () => {
    const berg = await createCompany(db);
    const next = (values: Partial<Viewer>) => nextStep({ ...berg, isSuperadmin: false, ...values } as Viewer);
    expect(await next({})).toContain("laden Kreative ein");
    expect(await next({ profileStatus: "hidden" })).toContain("Andere sehen Ihre Ausschreibung erst");
    expect(await next({ isHiddenBySuperadmin: true })).toContain("Andere sehen Ihre Ausschreibung erst");
  });

  it("creates one call from a form that was sent twice, as by a double click [CALL-40]", async () => {
    const [berg, tal] = [await createCompany(db), await createCompany(db)];
    const ids = await Promise.all([createCall(berg.id, form), createCall(berg.id, form), createCall(tal.id, form)]);
    expect(ids[0]).toBe(ids[1]);
    expect(await db.$count(ausschreibungen)).toBe(2);
    await createCall(berg.id, { ...form, title: "Noch eine" });
    await db.execute(sql`update ausschreibungen set created_at = created_at - interval '2 minutes'`);
    expect(await createCall(berg.id, form)).not.toBe(ids[0]);
  });

  it("changes, pins and deletes its own calls only [ROLE-42]", async () => {
    const [berg, tal] = [await createCompany(db), await createCompany(db)];
    const call = await createCall(berg.id, form);
    expect(await updateCall(tal.id, call, { ...form, title: "Gekapert" }, whateverIsStored)).toBe(false);
    expect(await pinCall(tal.id, call, true)).toBe(false);
    expect(await deleteCall(tal.id, call)).toBe(false);
    expect(await findOwnCall(tal.id, call)).toBeNull();
    expect(await findOwnCall(berg.id, call)).toMatchObject({ title: form.title, pinned: false });
    expect([await deleteCall(berg.id, call), await deleteCall(berg.id, call)]).toEqual([true, false]);
  });

  it("has at most one pinned call, also when it is created or saved as pinned [CALL-44, CALL-45, CALL-46, CONST-22]", async () => {
    const [berg, tal] = [await createCompany(db), await createCompany(db)];
    await createCall(tal.id, { ...form, title: "Nachbar", pinned: true });
    const first = await createCall(berg.id, { ...form, pinned: true });
    const second = await createCall(berg.id, { ...form, title: "Zweite", pinned: true });
    expect(await pinned()).toEqual(["Nachbar", second]);
    await updateCall(berg.id, first, { ...form, pinned: true }, whateverIsStored);
    expect(await pinned()).toEqual(["Nachbar", first]);
    await pinCall(berg.id, first, false);
    expect(await pinned()).toEqual(["Nachbar"]);

    async function pinned() {
      const rows = await db.select().from(ausschreibungen).where(sql`pinned`).orderBy(ausschreibungen.id);
      return rows.map(({ id, title }) => (title === "Nachbar" ? title : id));
    }
  });

  it("keeps exactly one pinned when two are pinned at the same moment, a hundred times [CALL-44]", async () => {
    const { id } = await createCompany(db);
    const [a, b] = [await createCall(id, form), await createCall(id, { ...form, title: "Zweite" })];
    for (let round = 0; round < 100; round += 1) {
      expect(await Promise.all([pinCall(id, a, true), pinCall(id, b, true)])).toEqual([true, true]);
      expect(await db.select().from(ausschreibungen).where(sql`pinned`)).toHaveLength(1);
    }
  });

  it("can't have two pinned calls even with direct database access [CALL-44]", async () => {
    const berg = await createCompany(db);
    await createCallOf(db, berg, { pinned: true });
    const second = createCallOf(db, berg, { pinned: true });
    expect(violatedConstraint(await second.catch((error) => error))).toBe("ausschreibungen_one_pin");
  });
});
