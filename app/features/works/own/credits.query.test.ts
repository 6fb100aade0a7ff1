import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, violatedConstraint } from "~/db/client.server";
import { blockedPeople, favorites, workCredits, works } from "~/db/schema";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { writeLimits } from "~/http/limits";
import { switchMails } from "~/mail/switch-off.server";
import { asked, asking, creditOf, mailsTo, naming, pair, refusedFields } from "../../../../tests/support/credits";
import { withJobs } from "../../../../tests/support/jobs";
import { useUp } from "../../../../tests/support/limits";
import { untilBlocked } from "../../../../tests/support/locks";
import {
  changePerson,
  createCompany,
  createPerson,
  deletePerson,
  type Person,
  unique,
} from "../../../../tests/support/people";
import { whateverIsStored } from "../../../../tests/support/seen";
import { changeWork, createCredit, createWorkOf, saving, storedWork } from "../../../../tests/support/works";
import { listCreditsOf } from "../credits/credits.server";
import { confirmCredit, removeCredit } from "./answer-credit.server";
import { CreditRefused } from "./find-member.server";
import { countRequests, findOwnCredits, listAnswers, listMentions } from "./own-credits.server";
import { suggestMembers } from "./suggest-members.server";
import { createWork, deleteWork, updateWork } from "./work-commands.server";

withJobs();

const shownOf = async (id: number) => {
  const work = await storedWork(db, { id });
  const { contributors, clientPath } = await listCreditsOf({ id, client: work?.client ?? null }, null);
  return { people: contributors.map(({ name, path }) => [name, path]), client: work?.client, clientPath };
};
const pathOf = ({ userType, slug }: Person) => `/${userType}/${slug}`;
const refusal = (write: PromiseLike<unknown>) => Promise.resolve(write).then(() => null, violatedConstraint);
/** Waits for all writes. One that fails must fail with a text for the form. */
async function settled(writes: PromiseLike<unknown>[]) {
  for (const result of await Promise.allSettled(writes))
    if (result.status === "rejected") expect(result.reason).toBeInstanceOf(CreditRefused);
}
describe("asking", () => {
  it("names as text and mails once; the link comes with the confirmation and goes when it is taken back [WORK-51, WORK-52, WORK-53]", async () => {
    const { anna, ben, id, request } = await asked();
    expect(await mailsTo(ben)).toEqual([expect.objectContaining({ subject: `${anna.name} nennt Sie bei „Ein Buch“` })]);
    expect((await shownOf(id)).people).toEqual([[ben.name, null]]);
    expect(await countRequests(ben.id)).toBe(1);

    await updateWork(anna.id, id, saving(anna, { year: 2025, credits: [asking(ben.name)] }), whateverIsStored);
    expect(await mailsTo(ben)).toHaveLength(1);
    expect(await confirmCredit(anna.id, request)).toBe(false);
    expect(await Promise.all([confirmCredit(ben.id, request), confirmCredit(ben.id, request)])).toEqual([true, true]);
    expect((await shownOf(id)).people).toEqual([[ben.name, pathOf(ben)]]);
    expect((await listMentions(ben.id, 0)).confirmed).toEqual([expect.objectContaining({ title: "Ein Buch" })]);

    expect(await removeCredit(anna.id, request)).toBe(false);
    expect(await Promise.all([removeCredit(ben.id, request), removeCredit(ben.id, request)])).toEqual([true, true]);
    expect((await shownOf(id)).people).toEqual([]);
    expect(await creditOf(id, ben)).toMatchObject({ state: "refused", name: null, role: null });
    expect(await findOwnCredits(anna.id, id)).toMatchObject({ contributors: [], refused: [ben.name] });
    expect(await listAnswers(anna.id)).toEqual([expect.objectContaining({ state: "refused", name: ben.name })]);
  });

  it("never asks again for a work that someone has refused, not even as text [WORK-53]", async () => {
    const { anna, ben, id, request } = await asked();
    await removeCredit(ben.id, request);
    for (const credit of [asking(ben.name), asking(pathOf(ben)), naming(ben.name.toUpperCase())])
      expect(
        await refusedFields(updateWork(anna.id, id, saving(anna, { credits: [credit] }), whateverIsStored)),
      ).toEqual({
        "credits[0].name": [expect.stringContaining("möchte bei dieser Arbeit nicht genannt werden")],
      });
    const asClient = { client: ben.name };
    expect(await refusedFields(updateWork(anna.id, id, saving(anna, asClient), whateverIsStored))).toHaveProperty(
      "client",
    );
    expect(await mailsTo(ben)).toHaveLength(1);
  });

  it("waits until others can see the work, and keeps quiet where mails are switched off [WORK-52]", async () => {
    const { anna, ben } = await pair();
    const form = { credits: [asking(ben.name)] };
    const id = await createWork(anna.id, saving(anna, form, true));
    expect([await countRequests(ben.id), await mailsTo(ben)]).toEqual([0, []]);
    await updateWork(anna.id, id, saving(anna, form), whateverIsStored);
    expect([await countRequests(ben.id), (await mailsTo(ben)).length]).toEqual([1, 1]);
    await updateWork(anna.id, id, saving(anna, form, true), whateverIsStored);
    expect(await countRequests(ben.id)).toBe(0);
    expect(await confirmCredit(ben.id, (await creditOf(id, ben))?.id ?? 0)).toBe(false);

    const { anna: eva, ben: tom } = await pair();
    await switchMails(tom.id, "nennungen", false);
    await createWork(eva.id, saving(eva, { credits: [asking(tom.name)] }));
    expect([await countRequests(tom.id), await mailsTo(tom)]).toEqual([1, []]);
  });

  it("takes the name or the address of a public profile, and nothing else [WORK-51]", async () => {
    const { anna, ben } = await pair();
    const hidden = await createPerson(db, { profileStatus: "hidden" });
    const unreachable = await createPerson(db, { acceptsMessages: false });
    const blocking = await createPerson(db);
    const blocked = await createPerson(db);
    await db.insert(blockedPeople).values([
      { blockerId: blocking.id, blockedId: anna.id },
      { blockerId: anna.id, blockedId: blocked.id },
    ]);
    const textFor = async (name: string) => {
      const fields = await refusedFields(createWork(anna.id, saving(anna, { credits: [asking(name)] })));
      return fields?.["credits[0].name"]?.[0]?.replace(/.* nimmt/, "X nimmt") ?? null;
    };
    expect(await textFor(` ${ben.name.toUpperCase()}`.trim())).toBeNull();
    expect(await textFor(`https://example.com${pathOf(ben)}?von=suche`)).toBeNull();
    const unknown = [hidden.name, pathOf(hidden), ben.email, "niemand@example.com", "Niemand Hier", "/kreative/x"];
    expect(new Set(await Promise.all(unknown.map(textFor)))).toEqual(
      new Set([expect.stringContaining("So heißt kein öffentliches Profil")]),
    );
    const texts = await Promise.all([unreachable.name, blocking.name, blocked.name].map(textFor));
    expect(new Set(texts)).toEqual(new Set([expect.stringContaining("X nimmt zurzeit keine Anfragen an")]));
    expect(await textFor(anna.name)).toContain("Das sind Sie selbst");
    const twice = [asking(ben.name), asking(pathOf(ben))];
    expect(await refusedFields(createWork(anna.id, saving(anna, { credits: twice })))).toHaveProperty([
      "credits[1].name",
    ]);
    for (const person of [hidden, unreachable, blocking, blocked]) expect(await mailsTo(person)).toEqual([]);
  });
});

it("asks one person as often a day as the first week allows, and keeps the next form unwritten [WORK-59]", async () => {
  const { anna, ben } = await pair();
  const form = { credits: [asking(ben.name)] };
  const { atFirst } = writeLimits["credit-request-person"];
  for (let count = 0; count < atFirst; count += 1) await createWork(anna.id, saving(anna, form));
  await expect(createWork(anna.id, saving(anna, form))).rejects.toMatchObject({
    problem: { text: expect.stringContaining(`höchstens ${atFirst}-mal dieselbe Person um eine Bestätigung bitten`) },
  });
  expect([(await mailsTo(ben)).length, await db.$count(works, eq(works.userId, anna.id))]).toEqual([atFirst, atFirst]);
  await useUp("credit-request", anna.id, atFirst);
  await expect(
    createWork(anna.id, saving(anna, { credits: [asking((await createPerson(db)).name)] })),
  ).rejects.toMatchObject({
    problem: { title: writeLimits["credit-request"].title },
  });
});

it("suggests the names of public profiles only, by the words of a name [WORK-51]", async () => {
  const anna = await createPerson(db, { name: unique("Zita Suchend") });
  const found = await createPerson(db, { name: unique("Zita Gefunden") });
  await createPerson(db, { name: unique("Zita Versteckt"), profileStatus: "hidden" });
  await createPerson(db, { name: unique("Berta Anderswo"), location: "Zita" });
  expect(await suggestMembers(anna.id, "zita")).toEqual([found.name]);
  expect(await suggestMembers(anna.id, "zi gef")).toEqual([found.name]);
  for (const typed of ["", "zi", found.email, "%_"]) expect(await suggestMembers(anna.id, typed)).toEqual([]);
});

describe("a confirmation", () => {
  it("falls when the words change, and asks again [WORK-54]", async () => {
    const { anna, ben, id, request } = await asked();
    await confirmCredit(ben.id, request);
    await updateWork(anna.id, id, saving(anna, { year: 2025, credits: [asking(ben.name)] }), whateverIsStored);
    expect(await creditOf(id, ben)).toMatchObject({ id: request, state: "confirmed" });
    await updateWork(anna.id, id, saving(anna, { credits: [asking(ben.name, "Regie")] }), whateverIsStored);
    expect((await shownOf(id)).people).toEqual([[ben.name, null]]);
    expect(await mailsTo(ben)).toHaveLength(2);
    // The page that ben opened before asks about words that are gone.
    expect(await confirmCredit(ben.id, request)).toBe(false);
    expect(await refusal(db.update(workCredits).set({ role: "Ton" }).where(eq(workCredits.workId, id)))).toBe(
      "work_credits_kept",
    );
  });

  it("of a client stands beside the client's name, goes with a change of it, and takes the name along [WORK-55]", async () => {
    const [anna, berg] = [await createPerson(db), await createCompany(db)];
    const form = { client: pathOf(berg), asksClient: true };
    const id = await createWork(anna.id, saving(anna, form));
    expect(await shownOf(id)).toMatchObject({ client: berg.name, clientPath: null });
    const request = async () => (await creditOf(id, berg))?.id ?? 0;
    await confirmCredit(berg.id, await request());
    expect(await shownOf(id)).toMatchObject({ client: berg.name, clientPath: pathOf(berg) });

    await changeWork(db, { id }, { client: "Andere" });
    expect(await shownOf(id)).toMatchObject({ clientPath: null });
    await updateWork(anna.id, id, saving(anna, { client: "Andere" }), whateverIsStored);
    expect(await creditOf(id, berg)).toBeUndefined();

    await updateWork(anna.id, id, saving(anna, { ...form, client: berg.name }), whateverIsStored);
    await removeCredit(berg.id, await request());
    expect(await shownOf(id)).toMatchObject({ client: null, clientPath: null });
    const person = await createPerson(db);
    const asPerson = { client: person.name, asksClient: true };
    expect(await refusedFields(createWork(anna.id, saving(anna, asPerson)))).toHaveProperty("client");
  });

  it("loses its link while the profile is not public, and goes with the account [WORK-56]", async () => {
    const [anna, berg] = [await createPerson(db), await createCompany(db)];
    const work = await createWorkOf(db, anna, { client: berg.name });
    await createCredit(db, work, berg, { kind: "client", state: "confirmed" });
    const ben = await createPerson(db);
    await createCredit(db, work, ben, { state: "confirmed" });
    const setStatus = (profileStatus: "active" | "hidden" | "blocked") =>
      Promise.all([berg, ben].map(({ id }) => changePerson(db, { id }, { profileStatus })));
    const linked = { people: [[ben.name, pathOf(ben)]], client: berg.name, clientPath: pathOf(berg) };
    expect(await shownOf(work.id)).toEqual(linked);
    for (const status of ["hidden", "blocked"] as const) {
      await setStatus(status);
      expect(await shownOf(work.id)).toEqual({ people: [[ben.name, null]], client: berg.name, clientPath: null });
    }
    await setStatus("active");
    expect(await shownOf(work.id)).toEqual(linked);
    await Promise.all([berg, ben].map(({ id }) => deletePerson(db, { id })));
    expect(await shownOf(work.id)).toEqual({ people: [], client: null, clientPath: null });
  });
});

describe("at once", () => {
  it("confirming and deleting, saving and leaving end one after the other [WORK-57]", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { anna, ben, id, request } = await asked();
      const [isConfirmed, isDeleted] = await Promise.all([confirmCredit(ben.id, request), deleteWork(anna.id, id)]);
      expect([typeof isConfirmed, isDeleted, await creditOf(id, ben)]).toEqual(["boolean", true, undefined]);

      const other = await asked();
      const changed = saving(other.anna, { credits: [asking(other.ben.name, "Regie")] });
      await settled([
        confirmCredit(other.ben.id, other.request),
        updateWork(other.anna.id, other.id, changed, whateverIsStored),
        removeCredit(other.ben.id, other.request),
      ]);
      // Ben has only seen the words that were there before.
      expect([await creditOf(other.id, other.ben)]).not.toContainEqual(
        expect.objectContaining({ state: "confirmed", role: "Regie" }),
      );

      const third = await asked();
      const again = saving(third.anna, { credits: [asking(third.ben.name, "Ton")] });
      await settled([updateWork(third.anna.id, third.id, again, whateverIsStored), deletePerson(db, third.ben)]);
      expect(await creditOf(third.id, third.ben)).toBeUndefined();
    }
  });

  it("a removal and the deletion of the creative, who likes the member, never end each other [SAFE-136]", async () => {
    const ben = await createPerson(db);
    const anna = await createPerson(db);
    const { id } = await createCredit(db, await createWorkOf(db, anna), ben);
    await db.insert(favorites).values({ userId: anna.id, favoritedProfileId: ben.id });
    let isRemoved: Promise<boolean> | undefined;
    await deleteAccount(anna.id, async () => {
      isRemoved = removeCredit(ben.id, id);
      await untilBlocked(db);
    });
    expect(await isRemoved).toBe(false);
  });

  it("no work gets more than eight contributors or one member twice [WORK-51]", async () => {
    const { anna, ben } = await pair();
    const work = await createWorkOf(db, anna);
    const writes = await Promise.all(Array.from({ length: 10 }, () => refusal(createCredit(db, work, null))));
    expect(writes.filter((constraint) => constraint === "work_credits_limit")).toHaveLength(2);
    const other = await createWorkOf(db, anna);
    const same = await Promise.all([1, 2].map(() => refusal(createCredit(db, other, ben))));
    expect(same.toSorted()).toEqual([null, "work_credits_once"].toSorted());
    expect(await refusal(createCredit(db, other, anna))).toBe("work_credits_not_oneself");
    const unclear = { state: "confirmed" as const };
    expect(await refusal(createCredit(db, other, null, unclear))).toBe("work_credits_member");
  });
});
