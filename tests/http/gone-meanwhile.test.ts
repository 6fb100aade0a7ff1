import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, posts } from "~/db/schema";
import { createCallOf } from "../support/calls";
import { it, type Page, signedIn, signIn } from "../support/http";
import { untilBlocked } from "../support/locks";
import { createOffer } from "../support/offers";
import { changePerson, createCompany, createPerson, deletePerson, longMember } from "../support/people";
import { createPostOf } from "../support/posts";

const text = "Drei Absätze, an denen jemand lange geschrieben hat.";

describe("a text whose thing has gone while somebody wrote [TELL-51]", () => {
  it("is given back without script when another tab has deleted it", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    const { id } = await createPostOf(db, anna);
    const path = `/posts/${id}/bearbeiten`;
    const form = (await browser.get(path)).form(path);
    await db.delete(posts).where(eq(posts.id, id));
    const answer = await browser.submit(form, { content: text });
    expect([answer.status, answer.heading]).toEqual([404, "Oops! Page not found"]);
    expect(answer.says("Gespeichert wurde nichts. Was Sie geschrieben haben, steht noch hier.")).toBe(true);
    expect(answer.valueAt("text-0")).toBe(text);
    expect((await browser.get(path)).says("Gespeichert")).toBe(false);
  });

  it("is given back when somebody's role was taken away", async ({ browser }) => {
    const admin = await createPerson(db, { isSuperadmin: true });
    const { id } = await createPerson(db);
    await signIn(browser, admin);
    await changePerson(db, admin, { isSuperadmin: false });
    const answer = await browser.post(`/admin/profile/${id}/ausblenden`, { reason: text });
    expect(answer.status).toBe(403);
    expect(answer.heading).toContain("Zugriff verweigert");
    expect(answer.valueAt("text-0")).toBe(text);
  });

  it("is given back without script when the call takes no offers any more, or its company no messages", async ({
    browser,
  }) => {
    const anna = await signedIn(browser, createPerson(db, longMember));
    const berg = await createCompany(db);
    const call = await createCallOf(db, berg, { status: "geschlossen" });
    const letter = { senderEmail: anna.email, subject: "Frage", message: text };
    const offer = await browser.post(`/nachrichten/neu?ausschreibung=${call.id}`, letter);
    expect([offer.status, offer.valueAt("text-0")]).toEqual([400, text]);
    expect(offer.says("Diese Ausschreibung ist geschlossen und nimmt keine Angebote mehr an.")).toBe(true);
    await changePerson(db, berg, { acceptsMessages: false });
    const message = await browser.post(`/nachrichten/neu?an=unternehmen/${berg.slug}`, letter);
    expect([message.status, message.valueAt("text-0")]).toEqual([400, text]);
  });

  it("is given back without script when an offer was decided while its sender changed it", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db, longMember));
    const { path } = await createOffer(db, await createCallOf(db, await createCompany(db)), anna, {
      state: "declined",
    });
    const answer = await browser.post(`${path}/aendern`, { message: text });
    expect([answer.status, answer.valueAt("text-0")]).toEqual([409, text]);
  });
});

describe("what somebody sends while their account is being deleted [SAFE-138, SAFE-140]", () => {
  it.for([
    ["/merklisten", { name: text }],
    ["/posts/neu", { content: text }],
    ["/konto/einbetten", { neu: "1" }],
    ["/suchauftraege/neu?kind=kreative", { name: text, rhythm: "seite" }],
  ] as const)("is answered like after the end of the session: %s", async ([path, form], { browser, site }) => {
    const anna = await signedIn(browser, createPerson(db));
    const before = site.lines.length;
    const { answer } = await db.transaction(async (tx) => {
      await deletePerson(tx, anna);
      const sent = browser.post(path, form);
      await untilBlocked(db);
      return { answer: sent };
    });
    const page: Page = await answer;
    expect([page.status, page.heading]).toEqual([401, "Bitte melden Sie sich noch einmal an"]);
    expect(page.says(anna.name)).toBe(false);
    const [field] = Object.entries(form);
    expect(JSON.parse(page.valueAt("fortsetzen") ?? "").fields).toContainEqual(field);
    const levels = () =>
      site.lines.slice(before).flatMap((line) => /"level":(\d+).*violates foreign key/.exec(line)?.[1] ?? []);
    await expect.poll(levels).toEqual(["30"]);
  });
});

describe("what somebody sends about a thing that is being deleted [SAFE-143]", () => {
  it.for(["the call", "its company"] as const)(
    "is given back, and is no failure: an offer, when %s goes",
    async (what, { browser, site }) => {
      const anna = await signedIn(browser, createPerson(db));
      const berg = await createCompany(db);
      const call = await createCallOf(db, berg);
      const before = site.lines.length;
      const { answer } = await db.transaction(async (tx) => {
        if (what === "the call") await tx.delete(ausschreibungen).where(eq(ausschreibungen.id, call.id));
        else await deletePerson(tx, berg);
        const offer = { senderEmail: anna.email, subject: "Angebot", message: text };
        const sent = browser.post(`/nachrichten/neu?ausschreibung=${call.id}`, offer);
        await untilBlocked(db);
        return { answer: sent };
      });
      const page = await answer;
      expect([page.status, page.valueAt("text-0")]).toEqual([409, text]);
      expect(page.says("Worum es hier geht, wurde gerade gelöscht.")).toBe(true);
      expect(site.lines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
    },
  );
});
