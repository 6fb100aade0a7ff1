import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, ausschreibungen, posts, profiles, sessions, works } from "~/db/schema";
import { createCallOf, storedCall } from "../support/calls";
import { attribute, Browserless, byTag, it, signedIn, signIn, signInByForm, textOf } from "../support/http";
import { createImport } from "../support/imports";
import { createNewsletter, createSending } from "../support/newsletters";
import { createCompany, createPerson, storedPerson, unique } from "../support/people";
import { createPostOf } from "../support/posts";
import { createReport } from "../support/reports";
import { createWorkOf, createWorkPicture } from "../support/works";

const reason = "Verstößt gegen die Nutzungsbedingungen.";

function actsOn(type: string, { id }: { id: number }) {
  const isIt = and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, `${id}`));
  return db.select().from(auditLog).where(isIt).orderBy(auditLog.id);
}

it("blocks an account: its sessions end, its page is gone, and it is told why", async ({ browser, site, mailSink }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const eve = await createPerson(db, { profileStatus: "hidden" });
  const theirs = await signIn(new Browserless(site.url), eve);
  const page = await browser.get(`/admin/profile/${eve.id}`);
  const form = page.form(`/admin/profile/${eve.id}/sperren`);
  const word = "sperren";
  expect((await browser.submit(form, { reason: " ", word })).text).toContain("Bitte nennen Sie einen Grund.");
  expect((await browser.submit(form, { reason, word })).text).toContain("Konto gesperrt");

  expect(await db.select().from(sessions).where(eq(sessions.userId, eve.id))).toEqual([]);
  expect((await theirs.get("/kreative")).text).not.toContain(eve.name);
  await expect(signInByForm(new Browserless(site.url), eve)).rejects.toThrow("gesperrt");
  expect((await new Browserless(site.url).get(`/kreative/${eve.slug}`)).status).toBe(404);
  expect((await mailSink.waitForMail(eve.email, { subject: /gesperrt/ })).text).toContain(reason);

  const blocked = await browser.get(`/admin/profile/${eve.id}`);
  const freed = await browser.submit(blocked.form(`/admin/profile/${eve.id}/entsperren`), {
    reason: "Geklärt, danke.",
  });
  expect(freed.text).toContain("Sperre aufgehoben");
  expect((await mailSink.waitForMail(eve.email, { subject: /wieder frei/ })).text).toContain("Geklärt, danke.");
  expect((await storedPerson(db, eve))?.profileStatus).toBe("hidden");
  await signInByForm(new Browserless(site.url), eve);
});

it("lets no superadmin block themselves or another", async ({ browser }) => {
  const [vera, mona] = [await createPerson(db, { isSuperadmin: true }), await createPerson(db, { isSuperadmin: true })];
  await signIn(browser, vera);
  for (const { id } of [vera, mona]) {
    await browser.post(`/admin/profile/${id}/sperren`, { reason, word: "sperren" });
    expect((await storedPerson(db, { id }))?.profileStatus).toBe("active");
  }
});

it("hides, shows, recommends and deletes a call, each told to its company [ROLE-60, CALL-84]", async ({
  browser,
  mailSink,
}) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg);
  const path = `/admin/ausschreibungen/${call.id}`;
  const stored = () => storedCall(db, call);

  await browser.submit((await browser.get(path)).form(`${path}/empfehlen`), { featuredUntil: "2126-12-31" });
  expect(await stored()).toMatchObject({ featured: true, featuredUntil: "2126-12-31" });

  const hidden = await browser.submit((await browser.get(path)).form(`${path}/ausblenden`), { reason });
  expect(hidden.text).toContain("Ausschreibung ausgeblendet");
  expect((await stored())?.hidden).toBe(true);
  const mail = await mailSink.waitForMail(berg.email, { subject: /ausgeblendet/ });
  expect(mail.text).toContain(call.title);
  expect(mail.text).toContain(reason);
  expect((await browser.post(`${path}/ausblenden`, { reason })).text).toContain("Hier war nichts zu tun.");

  await browser.submit((await browser.get(path)).form(`${path}/einblenden`), { reason });
  expect((await stored())?.hidden).toBe(false);
  await mailSink.waitForMail(berg.email, { subject: /wieder sichtbar/ });

  const deleted = await browser.submit((await browser.get(path)).form(`${path}/loeschen`), { reason, word: "löschen" });
  expect(deleted.path).toBe(`/admin/profile/${berg.id}`);
  expect(await stored()).toBeUndefined();
  await mailSink.waitForMail(berg.email, { subject: /gelöscht/ });
  expect((await browser.get(path)).status).toBe(404);
  const acts = await actsOn("call", call);
  expect(acts.map(({ action }) => action)).toEqual(["call.feature", "call.hide", "call.show", "call.delete"]);
  expect(acts.at(-1)).toMatchObject({ reason, before: { Titel: call.title } });
});

it("hides, shows and deletes a work, with its place among the new ones, each told to its owner [WORK-44, WORK-42]", async ({
  browser,
  site,
  mailSink,
}) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const anna = await createPerson(db);
  const skill = unique("Keramik");
  const work = await createWorkOf(db, anna, { skills: [skill] });
  await createWorkPicture(db, work, { isCover: true });
  const path = `/admin/arbeiten/${work.id}`;
  const visitor = new Browserless(site.url);
  const search = new URLSearchParams({ skill });
  const isListed = async () => {
    const pages = [`/arbeiten?${search}`, `/arbeiten.atom?${search}`].map(
      async (list) => (await visitor.get(list)).html,
    );
    return (await Promise.all(pages)).map((html) => html.includes(work.title));
  };
  expect((await browser.get(`/admin/profile/${anna.id}`)).html).toContain(path);
  expect(await isListed()).toEqual([true, true]);
  await browser.submit((await browser.get(path)).form(`${path}/ausblenden`), { reason });
  expect(await isListed()).toEqual([false, false]);
  expect((await mailSink.waitForMail(anna.email, { subject: /Arbeit wurde ausgeblendet/ })).text).toContain(reason);
  await browser.submit((await browser.get(path)).form(`${path}/einblenden`), { reason });
  expect(await isListed()).toEqual([true, true]);
  await browser.submit((await browser.get(path)).form(`${path}/loeschen`), { reason, word: "löschen" });
  expect(await db.select().from(works).where(eq(works.id, work.id))).toEqual([]);
  await mailSink.waitForMail(anna.email, { subject: /Arbeit wurde gelöscht/ });
  const acts = await actsOn("work", work);
  expect(acts.map(({ action }) => action)).toEqual(["work.hide", "work.show", "work.delete"]);
  expect(acts.at(-1)).toMatchObject({ reason, before: { Titel: work.title, Bilder: 1 } });
});

it("does nothing that nobody can take back before its word is typed, and says how much goes [ADM-49]", async ({
  browser,
}) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const anna = await createPerson(db, { newsletterConsent: true });
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg, {});
  const post = await createPostOf(db, anna, {});
  const work = await createWorkOf(db, anna);
  const report = await createReport(db, post);
  expect((await browser.get(`/admin/profile/${anna.id}`)).text).toContain("Zum Konto gehören 1 Arbeit und 1 Post.");
  expect((await browser.get(`/admin/profile/${berg.id}/daten`)).text).toContain("Zum Konto gehören 1 Ausschreibung.");
  const before = await everything();
  for (const [path, more] of [
    [`/admin/profile/${anna.id}/sperren`],
    [`/admin/profile/${anna.id}/loeschen`],
    [`/admin/ausschreibungen/${call.id}/loeschen`],
    [`/admin/posts/${post.id}/loeschen`],
    [`/admin/arbeiten/${work.id}/loeschen`],
    [`/admin/newsletter/${await createNewsletter(db)}/senden`],
    [`/admin/newsletter/${await createNewsletter(db)}/loeschen`],
    [`/admin/newsletter/${await createSending(db, anna.id, new Date())}/beenden`],
    [`/admin/import/${await createImport(db, { isFinished: true })}/zuruecknehmen`],
    [`/admin/meldungen/${report.subjectId}`, { outcome: "delete" }],
    [`/admin/meldungen/${report.subjectId}`, { outcome: "block" }],
  ] as const) {
    const answer = await browser.post(path, { reason, ...more, word: "ja" });
    expect([path, answer.status]).toEqual([path, more ? 400 : 200]);
    const field = byTag(answer.document, "input").find(
      ({ attrs }) =>
        attrs.some(({ name, value }) => name === "name" && value === "word") &&
        attrs.some(({ name, value }) => name === "aria-invalid" && value === "true"),
    );
    const describedBy = field?.attrs.find(({ name }) => name === "aria-describedby")?.value.split(" ")[0];
    const error = answer.html.split(`id="${describedBy}"`)[1] ?? "";
    expect(error.slice(0, 900), path).toMatch(/Bitte tippen Sie (SPERREN|LÖSCHEN|VERSENDEN|BEENDEN|ZURÜCKNEHMEN)/);
  }
  expect(await everything()).toEqual(before);
});

const everything = async () => ({
  acts: await db.$count(auditLog),
  calls: await db.$count(ausschreibungen),
  posts: await db.$count(posts),
  works: await db.$count(works),
  profiles: await db.$count(profiles),
  blocked: await db.$count(profiles, eq(profiles.profileStatus, "blocked")),
});

it("puts what happened to a profile and what can be done before its forms [ADM-90]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const anna = await createPerson(db, { avatarUrl: "/icon.svg" });
  const link = `href="/admin/profile/${anna.id}#bearbeiten"`;
  expect((await browser.get(`/kreative/${anna.slug}`)).html).toContain(link);
  const { document } = await browser.get(`/admin/profile/${anna.id}`);
  const ids = byTag(document, "section").flatMap((section) => attribute(section, "id") ?? []);
  expect(ids).toContain("bearbeiten");
  const titles = ["Verlauf", "Eingreifen", "Empfehlung", "Arbeiten", "Posts", "Als Admin bearbeiten", "Profilbild"];
  expect(
    byTag(document, "h2")
      .map(textOf)
      .filter((title) => titles.includes(title)),
  ).toEqual(titles);
  const acts = byTag(document, "details").filter((act) => attribute(act, "name") === "eingreifen");
  expect(acts.map((act) => byTag(act, "button").map(textOf).at(-1))).toEqual([
    ...["Profil ausblenden", "Profilbild entfernen", "Rollen speichern", "Konto sperren"],
  ]);
  expect(acts.map((act) => attribute(act, "open"))).toEqual(acts.map(() => null));
});

it("shows on a profile's page what happened to it, the newest first, but nobody their own reports [ADM-50]", async ({
  browser,
}) => {
  const vera = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
  const anna = await createPerson(db);
  const report = await createReport(db, await createPostOf(db, anna));
  await browser.post(`/admin/profile/${anna.id}/ausblenden`, { reason });
  const page = await browser.get(`/admin/profile/${anna.id}`);
  const [, history = ""] = page.text.split("Verlauf");
  const places = [
    "Noch keine Angebote.",
    "Profil ausgeblendet",
    `von ${vera.name}`,
    reason,
    "Meldung zu",
    "Registriert",
  ];
  expect(places.map((text) => history.indexOf(text)).toSorted((one, other) => one - other)).toEqual(
    places.map((text) => history.indexOf(text)),
  );
  expect(places.filter((text) => !history.includes(text))).toEqual([]);
  expect(page.html).toContain(`/admin/meldungen/${report.subjectId}"`);
  await createReport(db, await createPostOf(db, vera));
  const own = await browser.get(`/admin/profile/${vera.id}`);
  expect(own.text).toContain("Verlauf");
  expect(own.text).not.toContain("Meldung zu");
});
