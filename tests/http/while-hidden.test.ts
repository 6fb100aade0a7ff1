import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { posts } from "~/db/schema";
import { Browserless, it, signedIn, signIn } from "../support/http";
import { createCompany, createPerson, longMember, monthAgo, unique } from "../support/people";

const said = "Ihr Profil ist ausgeblendet.";

describe("someone who has hidden their profile", () => {
  it("learns in the form and afterwards that others don't see a new post yet [TELL-36]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db, { profileStatus: "hidden" }));
    for (const path of ["/feed", "/posts/neu", "/profil"]) {
      const { text } = await browser.get(path);
      expect(text).toContain(said);
      expect(text).toContain("Andere sehen Ihren Post erst, wenn Ihr Profil wieder sichtbar ist.");
    }
    const form = (await browser.get("/posts/neu")).form("/posts/neu");
    const page = await browser.submit(form, { content: unique("Ein neues Plakat") });
    const [toast = ""] = page.texts("status").filter((text) => text.includes("Post erfolgreich erstellt!"));
    expect(toast).toContain("Andere sehen Ihren Post erst");
    expect(await db.$count(posts, eq(posts.userId, anna.id))).toBe(1);
  });

  it("learns what becomes of a new call, as it was agreed [TELL-30, TELL-36]", async ({ site }) => {
    for (const [showsCallsWhileHidden, text] of [
      [false, "Andere sehen Ihre Ausschreibung erst, wenn Ihr Profil wieder sichtbar ist."],
      [true, "Ihre Ausschreibung steht ohne Ihren Namen in der Liste"],
    ] as const) {
      const own = new Browserless(site.url);
      await signIn(own, await createCompany(db, { profileStatus: "hidden", showsCallsWhileHidden }));
      const page = await own.get("/ausschreibungen/neu");
      expect(page.text).toContain(said);
      expect(page.text).toContain(text);
      const call = { title: unique("Etiketten"), description: "Fünf Sorten, ein Auftritt.", category: "Packaging" };
      const after = await own.submit(page.form("/ausschreibungen/neu"), call);
      const [toast = ""] = after.texts("status").filter((one) => one.includes("Ausschreibung erfolgreich erstellt!"));
      expect(toast).toContain(text);
    }
  });

  it("is told before writing that the page stays closed, and the mail links to no page that isn't there [TELL-36]", async ({
    browser,
    mailSink,
  }) => {
    const anna = await createPerson(db, { profileStatus: "hidden", memberSince: monthAgo });
    const berg = await createCompany(db);
    await signIn(browser, anna);
    const page = await browser.get(`/nachrichten/neu?an=unternehmen/${berg.slug}`);
    expect(page.text).toContain(`${berg.name} liest Ihren Namen und Ihre E-Mail-Adresse`);
    const subject = unique("Eine Frage");
    await browser.submit(page.form("/nachrichten", "subject"), { subject, message: "Guten Tag!" });
    const mail = await mailSink.waitForMail(berg.email);
    expect(mail.text).toContain("Guten Tag!");
    expect(`${mail.text} ${mail.html}`).not.toContain(`/kreative/${anna.slug}`);
  });

  it("reads at the switch what hiding the profile hides [TELL-36]", async ({ browser }) => {
    await signIn(browser, await createCompany(db));
    const { text } = await browser.get("/profil/bearbeiten");
    expect(text).toContain("Was Sie währenddessen veröffentlichen, erscheint erst, wenn Sie das Profil wieder zeigen.");
    expect(text).toContain("Ausschreibungen trotzdem zeigen");
  });
});

it("shows other people no such hint, and their mail links to their page [TELL-36]", async ({ browser, mailSink }) => {
  const ben = await createPerson(db, longMember);
  const berg = await createCompany(db);
  await signIn(browser, ben);
  for (const path of ["/feed", "/posts/neu", "/profil"]) expect((await browser.get(path)).text).not.toContain(said);
  const page = await browser.get(`/nachrichten/neu?an=unternehmen/${berg.slug}`);
  expect(page.text).not.toContain(said);
  await browser.submit(page.form("/nachrichten", "subject"), { subject: "Hallo", message: "Guten Tag!" });
  expect((await mailSink.waitForMail(berg.email)).text).toContain(`/kreative/${ben.slug}`);
});
