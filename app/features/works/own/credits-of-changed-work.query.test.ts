import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, violatedConstraint } from "~/db/client.server";
import { blockedPeople, workCredits, workPictures } from "~/db/schema";
import { switchMails } from "~/mail/switch-off.server";
import { asked, asking, creditOf, mailsTo } from "../../../../tests/support/credits";
import { withJobs } from "../../../../tests/support/jobs";
import { deletePerson, type Person } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { whateverIsStored } from "../../../../tests/support/seen";
import { changeWork, createWorkPicture, saving } from "../../../../tests/support/works";
import type { WorkColumns } from "../work-fields";
import type { PictureForm, WorkForm } from "../work-schema";
import { answerCredit, confirmCredit } from "./answer-credit.server";
import { countRequests, listAnswers, listMentions } from "./own-credits.server";
import { updateWork } from "./work-commands.server";

withJobs();

const shown = (id: number, more: Partial<PictureForm> = {}): PictureForm => ({
  ...{ id, place: 1, alt: "Ein Bild", isDecorative: false, caption: null, focalX: 50, focalY: 50, isRemoved: false },
  ...more,
});

/** A work with one picture that ben has confirmed. */
async function confirmed() {
  const { anna, ben, id } = await asked();
  const picture = await createWorkPicture(db, { id, userId: anna.id });
  await confirmCredit(ben.id, await requestOf(id, ben));
  const save = (form: Partial<WorkForm>, isDraft = false) =>
    updateWork(
      anna.id,
      id,
      saving(anna, { pictures: [shown(picture.id)], credits: [asking(ben.name)], ...form }, isDraft),
      whateverIsStored,
    );
  return { anna, ben, id, picture, save };
}
const requestOf = async (id: number, member: Person) => (await creditOf(id, member))?.id ?? 0;

/** Columns whose change asks once more, and columns whose change does not. A type asks where a new one belongs. */
const asksAgain = {
  title: "Zwei Bücher",
  contribution: "Alles",
  content: "Ein Text",
  link: "https://example.com/anderes",
};
const asksNothing = { year: 2024, skills: ["Fotografie"], madeWithAi: true } satisfies Partial<WorkForm>;
/** Of the client, who has a credit of its own. */
type OfClient = "client" | "isOwnProject";
const notNamed: Record<
  Exclude<keyof WorkColumns, keyof typeof asksAgain | keyof typeof asksNothing | OfClient>,
  never
> = {};

it("falls with each change of what others see, and asks once more by page and mail [WORK-90]", async () => {
  const all = await Promise.all(Array.from({ length: 7 }, confirmed));
  const added = await Promise.all(all.map(({ anna }) => createWorkPicture(db, { id: null, userId: anna.id })));
  const changed: ((index: number, id: number) => Partial<WorkForm>)[] = [
    ...Object.entries(asksAgain).map(([name, value]) => () => ({ [name]: value })),
    (_, id) => ({ pictures: [shown(id, { isRemoved: true })] }),
    (index, id) => ({ pictures: [shown(id), shown(added[index]?.id ?? 0)] }),
    (_, id) => ({ pictures: [shown(id, { caption: "Bild: ich" })] }),
  ];
  for (const [index, change] of changed.entries()) {
    const { anna, ben, id, picture, save } = all[index] ?? (await confirmed());
    const seen = await requestOf(id, ben);
    await save(change(index, picture.id));
    const after = await creditOf(id, ben);
    expect(after, String(change)).toMatchObject({ state: "asked", askedAgain: true });
    expect(await countRequests(ben.id)).toBe(1);
    expect((await mailsTo(ben)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("nennt Sie bei"),
      expect.stringContaining("hat sich geändert: Stimmt Ihre Nennung noch?"),
    ]);
    expect((await listMentions(ben.id, 0)).open).toEqual([expect.objectContaining({ askedAgain: true })]);
    expect(await listAnswers(anna.id)).toEqual([expect.objectContaining({ state: "asked", askedAgain: true })]);

    // The page that ben opened before, or its second click, confirms nothing that he has not seen.
    expect(await confirmCredit(ben.id, seen)).toBe(false);
    await save({ ...change(index, picture.id), contribution: "Noch einmal anders" });
    expect(await confirmCredit(ben.id, after?.id ?? 0)).toBe(false);
    expect(await mailsTo(ben)).toHaveLength(2);
    expect(await confirmCredit(ben.id, await requestOf(id, ben))).toBe(true);
    expect(await creditOf(id, ben)).toMatchObject({ state: "confirmed", askedAgain: false });
  }
});

it("is answered with what holds now, and the list loads again, once the work has changed [WORK-110]", async () => {
  const { ben, id, save } = await confirmed();
  const seen = await requestOf(id, ben);
  await save({ title: "Zwei Bücher" });
  const request = new Request("http://localhost/konto/nennungen/1/bestaetigen.data", { method: "POST" });
  const answer = await answerCredit(request, { does: () => confirmCredit(ben.id, seen), done: "Ja", failed: "Nein" });
  const description = expect.stringContaining("Die Liste zeigt, was jetzt gilt.");
  expect(answer).toMatchObject({ init: { status: 200 }, data: { toast: { title: "Nein", description } } });
});

it("stays when only order, cover, skills, year or the description of a picture change [WORK-90]", async () => {
  const { ben, id, picture, save } = await confirmed();
  const before = await creditOf(id, ben);
  const pictures = [shown(picture.id, { alt: "Anders beschrieben", focalX: 10, place: 3 })];
  await save({ ...asksNothing, ...notNamed, pictures, cover: picture.id });
  expect(await creditOf(id, ben)).toEqual({ ...before, position: 0 });
  expect(await mailsTo(ben)).toHaveLength(1);
});

it("falls whoever writes, and can't be kept or made by hand [WORK-90]", async () => {
  const { ben, id, picture } = await confirmed();
  await changeWork(db, { id }, { title: "Von anderswo" });
  expect(await creditOf(id, ben)).toMatchObject({ state: "asked", askedAgain: true });
  await confirmCredit(ben.id, await requestOf(id, ben));
  await db.delete(workPictures).where(eq(workPictures.id, picture.id));
  expect(await creditOf(id, ben)).toMatchObject({ state: "asked" });
  await confirmCredit(ben.id, await requestOf(id, ben));
  const back = db.update(workCredits).set({ state: "asked" }).where(eq(workCredits.workId, id));
  expect(await back.then(() => null, violatedConstraint)).toBe("work_credits_kept");
});

it("mails nobody who wants none, has blocked the creative or can't see the work yet [WORK-87, WORK-90]", async () => {
  const [quiet, blocking, drafted] = await Promise.all([1, 2, 3].map(confirmed));
  if (!quiet || !blocking || !drafted) throw new Error("Nothing was stored");
  await switchMails(quiet.ben.id, "nennungen", false);
  await db.insert(blockedPeople).values({ blockerId: blocking.ben.id, blockedId: blocking.anna.id });
  for (const { ben, id, save } of [quiet, blocking]) {
    await save({ content: "Ein Text" });
    expect(await mailsTo(ben)).toHaveLength(1);
    expect(await creditOf(id, ben)).toMatchObject({ state: "asked", askedAgain: true });
    expect(await countRequests(ben.id)).toBe(1);
  }
  const { ben, id, save } = drafted;
  await save({ content: "Ein Text" }, true);
  expect(await creditOf(id, ben)).toMatchObject({ state: "planned", askedAgain: true });
  expect(await mailsTo(ben)).toHaveLength(1);
  await save({ content: "Ein Text" });
  expect((await mailsTo(ben)).at(-1)?.subject).toContain("hat sich geändert");
  expect(await countRequests(ben.id)).toBe(1);
});

it("ends one after the other when it is confirmed and changed at once, and tells whoever had confirmed [WORK-57, WORK-90]", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { anna, ben, id, request } = await asked();
    const changed = saving(anna, { content: `Text ${round}`, credits: [asking(ben.name)] });
    const [isConfirmed] = await Promise.all([
      confirmCredit(ben.id, request),
      updateWork(anna.id, id, changed, whateverIsStored),
    ]);
    expect(await creditOf(id, ben)).toMatchObject({ state: "asked", askedAgain: isConfirmed });
    expect(await mailsTo(ben)).toHaveLength(isConfirmed ? 2 : 1);
  }
});

it("keeps a published work published while it is saved [WORK-92]", async () => {
  const { anna, picture, save } = await confirmed();
  const more = await createWorkPicture(db, { id: null, userId: anna.id });
  const pictures = [shown(picture.id), shown(more.id)];
  const written = async (form: Partial<WorkForm>, isDraft = false) =>
    (await recordQueries(() => save(form, isDraft))).flatMap(({ text, values }) => {
      const [, place] = /^update "works" set .*?"published" = \$(\d+)/.exec(text) ?? [];
      return place ? [values[Number(place) - 1]] : [];
    });
  expect(await written({ title: "Neu", pictures })).toEqual([true]);
  expect(await written({ title: "Neuer", confirmsRights: false, pictures })).toEqual([true]);
  expect(await written({ title: "Neuer", pictures }, true)).toEqual([false, false]);
});

it("goes with the account of whoever made the work, however many pictures it shows [WORK-108]", async () => {
  const { anna, ben, id } = await confirmed();
  for (let count = 0; count < 2; count += 1) await createWorkPicture(db, { id, userId: anna.id });
  await deletePerson(db, anna);
  expect(await creditOf(id, ben)).toBeUndefined();
  expect(await countRequests(ben.id)).toBe(0);
});
