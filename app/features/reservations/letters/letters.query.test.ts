import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { auditLog, letterBatches, reservedProfiles } from "~/db/schema";
import { submissionField } from "~/http/submission-id";
import { formOf } from "../../../../tests/support/form-of";
import { createPerson } from "../../../../tests/support/people";
import { reserve } from "../../../../tests/support/reservations";
import { findClaim, noteOpened } from "../find-claim.server";
import { listReservations, renewClaimLink, revokeClaimLink } from "../reservations.server";
import { countWithoutLetter, getBatch, listBatches, prepareLetters } from "./letters.server";

const superadmin = async () => (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;

async function prepare(viewer: Viewer, text = "Wir laden Sie ein.", number = "") {
  const form = formOf({ text });
  form.set(submissionField, number);
  const answer = await prepareLetters(viewer, form);
  if (!(answer instanceof Response)) return { problem: answer.data.problem?.title, errors: answer.data.result.error };
  return { id: Number(answer.headers.get("location")?.split("/").at(-1)) };
}

async function codeOf(id: number): Promise<string> {
  const [row] = await db.select().from(reservedProfiles).where(eq(reservedProfiles.id, id));
  return row?.letterCode ?? "none";
}

describe("letters", () => {
  it("are made for all who have none and whose link is valid, once [ADM-43]", async () => {
    const viewer = await superadmin();
    const [one, two] = [await reserve(db), await reserve(db)];
    const left = [
      await reserve(db, { expiresAt: new Date(Date.now() - 1000) }),
      await reserve(db, { revokedAt: new Date() }),
      await reserve(db, { claimed: true, claimedAt: new Date() }),
    ];
    const { id = 0 } = await prepare(viewer, " Wir laden Sie ein.\r\n\r\nDer Verein ");
    expect(await countWithoutLetter()).toBe(0);
    const { text, letters } = await getBatch(id);
    expect(text).toBe("Wir laden Sie ein.\n\nDer Verein");
    const made = letters.map((letter) => letter.id);
    expect(made).toEqual(expect.arrayContaining([one.id, two.id]));
    expect(made.filter((madeId) => left.some((other) => other.id === madeId))).toEqual([]);
    expect(await prepare(viewer)).toMatchObject({ problem: "Keine Briefe vorbereitet" });
    expect(await prepare(viewer, " ")).toMatchObject({ errors: { text: [expect.stringContaining("ein paar Sätze")] } });
    const [act] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectType, "letters"))
      .orderBy(desc(auditLog.id));
    expect(act).toMatchObject({ action: "letters.print", subjectId: `${id}`, after: { Briefe: made.length } });
    expect(JSON.stringify(act)).not.toContain(one.name);
  });

  it("are made once by a form that arrives twice at the same moment, and lead to the same each time [SAFE-95]", async () => {
    const viewer = await superadmin();
    await reserve(db);
    const send = () => prepare(viewer, "Noch einmal.", "a number of the form");
    const [one, two] = await Promise.all([send(), send()]);
    await reserve(db);
    await prepare(await superadmin());
    expect([two, await send()]).toEqual([one, one]);
    expect(one.id).toBeGreaterThan(0);
  });

  it("lead to the claim by a code that holds thirty days from then, also in small letters [ADM-43]", async () => {
    const reserved = await reserve(db);
    const { id = 0 } = await prepare(await superadmin());
    const code = await codeOf(reserved.id);
    expect(code).toMatch(/^[CDFHJKLMNPQRTVWX2-9]{4}(-[CDFHJKLMNPQRTVWX2-9]{4}){2}$/);
    for (const typed of [code, code.toLowerCase(), reserved.reservationToken]) {
      expect(await findClaim(typed)).toMatchObject({ name: reserved.name });
    }
    const letter = (await getBatch(id)).letters.find((made) => made.id === reserved.id);
    expect(letter?.link?.address).toMatch(new RegExp(`^localhost:\\d+/claim-profile/${code}$`));
    const [row] = await db.select().from(reservedProfiles).where(eq(reservedProfiles.id, reserved.id));
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
  });

  it("are made in batches that one printing takes [ADM-43]", async () => {
    const viewer = await superadmin();
    for (let index = 0; index <= pageSizes.letters; index += 1) await reserve(db);
    const { id = 0 } = await prepare(viewer);
    expect((await getBatch(id)).letters).toHaveLength(pageSizes.letters);
    expect(await countWithoutLetter()).toBe(1);
    const { id: second = 0 } = await prepare(viewer);
    expect((await listBatches()).rows.map((batch) => batch.id).slice(0, 2)).toEqual([second, id]);
  });
});

describe("the state of a letter", () => {
  const shown = async (batch: number, id: number) => (await getBatch(batch)).letters.find((made) => made.id === id);

  it("is printed, then opened, then claimed, in the letters and in the list of reservations [ADM-44]", async () => {
    const reserved = await reserve(db);
    const { id = 0 } = await prepare(await superadmin());
    expect(await shown(id, reserved.id)).toMatchObject({ state: "offen", openedAt: null });
    await noteOpened((await codeOf(reserved.id)).toLowerCase());
    const opened = await shown(id, reserved.id);
    expect(opened?.openedAt).toMatch(/\d/);
    const [listed] = (await listReservations({ query: reserved.name })).reservations;
    expect(listed).toMatchObject({ printedAt: opened?.openedAt, openedAt: opened?.openedAt });
    await db
      .update(reservedProfiles)
      .set({ claimed: true, claimedAt: new Date() })
      .where(eq(reservedProfiles.id, reserved.id));
    expect(await shown(id, reserved.id)).toMatchObject({ state: "beansprucht", link: null });
    const batch = (await listBatches()).rows.find((made) => made.id === id);
    expect(batch).toMatchObject({ opened: 1, claimed: 1 });
  });

  it("ends with a new link, and the next letters include the profile again [ADM-44]", async () => {
    const viewer = await superadmin();
    const reserved = await reserve(db);
    const { id = 0 } = await prepare(viewer);
    const code = await codeOf(reserved.id);
    await renewClaimLink(viewer, reserved.id);
    await expect(findClaim(code)).rejects.toThrow("Token ungültig");
    expect(await shown(id, reserved.id)).toBeUndefined();
    const { id: next = 0 } = await prepare(viewer);
    expect(await shown(next, reserved.id)).toMatchObject({ state: "offen" });
    expect(await codeOf(reserved.id)).not.toBe(code);
    await revokeClaimLink(viewer, reserved.id);
    expect(await shown(next, reserved.id)).toMatchObject({ state: "widerrufen", link: null });
  });

  it("is kept by the database: a code belongs to a letter, and has the form of one [ADM-43]", async () => {
    const { id } = await reserve(db);
    const [batch] = await db.select({ id: letterBatches.id }).from(letterBatches).limit(1);
    const set = (values: Partial<typeof reservedProfiles.$inferInsert>) =>
      db.update(reservedProfiles).set(values).where(eq(reservedProfiles.id, id));
    await expect(set({ letterCode: "CCCC-DDDD-FFFF" })).rejects.toThrow();
    await expect(set({ letterCode: "cccc-dddd-ffff", letterBatchId: batch?.id ?? 0 })).rejects.toThrow();
  });
});
