import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, invitations } from "~/db/schema";
import { switchMails } from "~/mail/switch-off.server";
import { createCallOf } from "../support/calls";
import { it, signIn } from "../support/http";
import { createInvitation } from "../support/invitations";
import { createOffer } from "../support/offers";
import { createCompany, createPerson, unique } from "../support/people";

it("begins at profiles, cards and suggestions, with an open call alone [REACH-57]", async ({ browser }) => {
  const skill = unique("Glasmalerei");
  const anna = await createPerson(db, { name: unique("Anna Glas"), skills: [skill, "Glasbläserei"] });
  const [berg, closed] = [await createCompany(db), await createCompany(db)];
  const call = await createCallOf(db, berg, { title: "Glasbläserei für Vasen" });
  await createCallOf(db, closed, { status: "geschlossen" });
  const pages = [`/kreative/${anna.slug}`, `/kreative?skill=${encodeURIComponent(skill)}`, call.path];
  const path = `/einladungen/neu?an=${anna.slug}`;
  const offering = async () => {
    const found = await Promise.all(pages.map(async (page) => (await browser.get(page)).html.includes(path)));
    return found;
  };
  expect(await offering()).toEqual([false, false, false]);
  for (const person of [await createPerson(db), closed]) {
    await signIn(browser, person);
    expect(await offering()).toEqual([false, false, false]);
  }
  await signIn(browser, berg);
  expect(await offering()).toEqual([true, true, true]);
});

it("is found from the own call, and a new call leads there [LIFE-51, REACH-57, REACH-65]", async ({ browser }) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  await signIn(browser, berg);
  const form = (await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu");
  const call = { title: unique("Etiketten"), description: "Fünf Sorten.", category: "Packaging" };
  expect((await browser.submit(form, call)).text).toContain("fügen Sie Unterlagen hinzu und laden Kreative ein");
  const [stored] = await db.select().from(ausschreibungen).where(eq(ausschreibungen.title, call.title));
  const { id = 0 } = stored ?? {};
  const own = await browser.get(`/ausschreibungen/${id}`);
  expect(own.text).toContain("Kreative suchen");
  expect(own.html).not.toContain("#eingeladen");
  expect((await browser.get("/profil")).html).toContain(`/ausschreibungen/${id}/unterlagen`);
  await createInvitation(db, { ...call, id, userId: berg.id }, anna);
  const invited = await browser.get(`/ausschreibungen/${id}`);
  expect(invited.text).toContain("1 Einladung");
  expect(invited.html).toContain(`/ausschreibungen/${id}/angebote#eingeladen`);
  await signIn(browser, anna);
  expect((await browser.get(`/ausschreibungen/${id}`)).html).not.toContain("#eingeladen");
});

it("is sent with a call and a sentence of one's own, and stands at the desk with what becomes of it [REACH-58, REACH-65]", async ({
  browser,
}) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const [call, other] = [await createCallOf(db, berg), await createCallOf(db, berg)];
  await signIn(browser, berg);
  const page = await browser.get(`/einladungen/neu?an=${anna.slug}&zu=${other.id}`);
  const form = page.form("/einladungen/neu");
  const sentence = unique("Ihre Plakate gefallen uns sehr");
  const refused = await browser.submit(form, { call: `${call.id}`, message: `${sentence} ${"sehr ".repeat(120)}` });
  expect([refused.status, refused.text.includes("Bitte höchstens 500 Zeichen")]).toEqual([400, true]);
  expect(refused.html).toContain(sentence);
  const desk = await browser.submit(form, { message: sentence });
  expect(desk.path).toBe(`/ausschreibungen/${other.id}/angebote`);
  for (const text of ["Einladung gesendet", "Eingeladen", anna.name, "Noch nicht angesehen"])
    expect(desk.text).toContain(text);
  await signIn(browser, anna);
  expect((await browser.get("/nachrichten")).text).toContain(sentence);
  const [stored] = await db.select().from(invitations).where(eq(invitations.personId, anna.id));
  const conversation = await browser.get(`/nachrichten/${stored?.conversationId}`);
  for (const text of ["hat Sie eingeladen", "Kein Interesse", "Diesmal keine Zeit", sentence])
    expect(conversation.text).toContain(text);
  expect((await browser.get(other.path)).text).toContain("hat Sie eingeladen");
  await createOffer(db, { ...call, userId: berg.id }, anna);
  await signIn(browser, berg);
  expect((await browser.get(`/ausschreibungen/${other.id}/angebote`)).text).toContain("Angesehen");
  const again = await browser.submit(form, { call: `${call.id}`, message: sentence });
  expect([again.status, again.text.includes("hat dazu schon ein Angebot gesendet.")]).toEqual([400, true]);
  expect(again.html).toContain(sentence);
});

it("says before anybody writes that someone takes no invitations [REACH-61]", async ({ browser }) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  await createCallOf(db, berg);
  await switchMails(anna.id, "einladungen", false);
  await signIn(browser, berg);
  const page = await browser.get(`/einladungen/neu?an=${anna.slug}`);
  expect(page.text).toContain(`${anna.name} nimmt zurzeit keine Einladungen an.`);
});

it("is answered by a button, not by opening the link of the mail [REACH-63]", async ({ browser }) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg);
  const { id, path } = await createInvitation(db, call, anna);
  await signIn(browser, anna);
  const page = await browser.get(`${path}?antwort=keine-zeit`);
  const answer = async () => (await db.select().from(invitations).where(eq(invitations.id, id)))[0]?.answer;
  expect([page.status, page.text.includes(call.title), await answer()]).toEqual([200, true, null]);
  expect((await browser.post(path, { antwort: "vielleicht" })).status).toBe(400);
  const answered = await browser.submit(page.form(path), { antwort: "keine-zeit" });
  expect(answered.text).toContain("Ihre Antwort: Diesmal keine Zeit.");
  expect(await answer()).toBe("keine-zeit");
});
