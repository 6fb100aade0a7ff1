import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { consents, newsletters } from "~/db/schema";
import { Browserless, browserOf, it, signedIn, signIn } from "../support/http";
import { createNewsletter } from "../support/newsletters";
import { createPerson, password, storedPerson, unique } from "../support/people";

const headOf = (source: string) => source.slice(0, source.indexOf("\r\n\r\n")).replaceAll(/\r\n\s+/g, "");

it("is written, seen as a mail, tried, sent, and taken back with one click [NEWS-02, NEWS-03, NEWS-04, NEWS-08, NEWS-33]", async ({
  browser,
  site,
  mailSink,
}) => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const member = await browserOf(db, site.url, anna);
  const account = await member.get("/konto/benachrichtigungen");
  await member.submit(account.form("/konto/benachrichtigungen"), { newsletter: "on" });
  const vera = await signedIn(browser, createPerson(db, { isSuperadmin: true }));

  const subject = unique("Neues im November");
  const blank = (await browser.get("/admin/newsletter/neu")).form("/admin/newsletter/neu");
  const missing = await browser.submit(blank, { subject, content: "<p> </p>" });
  expect(missing.status).toBe(400);
  expect(missing.errorAt("content")).toContain("Bitte schreiben Sie den Text");
  const content = '<h2>Drei neue Werke</h2><p>Und <a href="/feed">mehr</a>.<script>x</script></p>';
  const draft = await browser.submit(missing.form("/admin/newsletter/neu"), { subject, content });
  expect(draft.heading).toBe(subject);
  expect(draft.text).toContain("Vorschau und Probe zeigen, was zuletzt gespeichert wurde.");
  expect(draft.text).toContain("so wie er zuletzt gespeichert wurde");
  const [stored] = await db.select().from(newsletters).where(eq(newsletters.subject, subject));
  const path = `/admin/newsletter/${stored?.id}`;

  const preview = await browser.get(`${path}/vorschau`);
  expect(preview.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await browser.get(`${path}/vorschau?als=text`)).text).toContain("Drei neue Werke");

  await browser.submit(draft.form(`${path}/probe`));
  const trial = await mailSink.waitForMail(vera.email, { subject: `[Probe] ${subject}` });
  expect(trial.html).toContain("Drei neue Werke</h2>");
  expect(mailSink.mails.filter(({ recipient }) => [anna.email, ben.email].includes(recipient))).toEqual([]);

  const unseen = await browser.post(`${path}/senden`, { word: "versenden", version: "7" });
  expect(unseen.text).toContain("inzwischen geändert oder versendet");
  const sent = await browser.post(`${path}/senden`, { word: "versenden", version: "1" });
  expect(sent.text).toContain("Der Newsletter wird versendet");
  const { source, html } = await mailSink.waitForMail(anna.email, { subject });
  expect(html).toContain(`href="${site.url}/feed"`);
  expect(html).not.toContain("<script");
  const again = await browser.get(path);
  expect(again.text).toContain("nicht mehr zu ändern");
  expect(() => again.form(`${path}/senden`)).toThrow();
  const late = await browser.post(path, { subject: "Zu spät", content });
  expect([late.status, late.text.includes("inzwischen versendet")]).toEqual([409, true]);
  expect((await browser.get("/admin/newsletter/empfang")).text).toContain(anna.email);

  const head = headOf(source);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const [, url = ""] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(head) ?? [];
  const { pathname, search } = new URL(url);
  const isOn = async () => (await storedPerson(db, anna))?.newsletterConsent === true;
  const stranger = new Browserless(site.url);
  expect([(await stranger.get(pathname + search)).heading, await isOn()]).toEqual(["Newsletter abbestellen", true]);
  // The link repeats and does not end, and takes no cookie, sign-in or redirect.
  for (let time = 0; time < 2; time += 1) {
    const clicked = await fetch(`${site.url}${pathname}${search}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      redirect: "manual",
    });
    expect([clicked.status, clicked.headers.getSetCookie(), await isOn()]).toEqual([200, [], false]);
  }
  expect((await stranger.get(pathname + search)).heading).toBe("Der Newsletter ist abbestellt");
  const ofOther = search.replace(anna.id, ben.id);
  expect((await stranger.get(`${pathname}${ofOther}`)).status).toBe(404);
  const words = await db.select().from(consents).where(eq(consents.profileId, anna.id)).orderBy(consents.id);
  expect(words.map(({ isGiven }) => isGiven)).toEqual([true, false]);
  expect(mailSink.mails.filter(({ recipient }) => recipient === ben.email)).toEqual([]);
});

it("stands on no mail about one's account [NEWS-09]", async ({ browser, mailSink }) => {
  const anna = await signedIn(browser, createPerson(db, { newsletterConsent: true }));
  await browser.submit((await browser.get("/konto/daten")).form("/konto/daten"), { password });
  const { source } = await mailSink.waitForMail(anna.email, { subject: "Die Kopie Ihrer Daten ist fertig" });
  expect(headOf(source)).not.toContain("List-Unsubscribe");
});

it("says that its proof waits while the mail server refuses the site's address, and so does the dashboard [NEWS-34, ADM-32]", async ({
  browser,
  mailSink,
}) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const path = `/admin/newsletter/${await createNewsletter(db)}/probe`;
  mailSink.refuseSender(550, "domain not verified");
  await browser.post(path, {});
  const seen = async () => (await browser.get("/admin/dashboard")).text;
  await expect.poll(seen).toContain("Der Mailserver lehnt unseren Absender ab, E-Mails warten");
  expect((await browser.post(path, {})).text).toContain("Die Probe wartet");
  mailSink.refuseSender(null);
});
