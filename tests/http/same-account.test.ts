import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { offerDrafts, posts } from "~/db/schema";
import { createCallOf } from "../support/calls";
import { formOf, it, signIn } from "../support/http";
import { createCompany, createPerson, password } from "../support/people";
import { createPostOf, picture } from "../support/posts";

const text = "Drei Absätze, an denen jemand lange geschrieben hat.";

describe("a form that was filled in with another account [SAFE-115]", () => {
  it("is refused and given back, at any address, and signing out is not", async ({ browser }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    await signIn(browser, ben);
    const { id, content } = await createPostOf(db, ben);
    const path = `/posts/${id}/bearbeiten`;
    const answer = await browser.post(path, { content: text, konto: anna.id });
    expect([answer.status, answer.heading]).toEqual([409, "Nicht gespeichert"]);
    expect(answer.says(`Sie sind jetzt als ${ben.name} angemeldet`)).toBe(true);
    expect(answer.valueAt("text-0")).toBe(text);
    const stored = async () => (await db.select().from(posts).where(eq(posts.id, id)))[0]?.content;
    expect(await stored()).toBe(content);
    expect((await browser.post(`/kreative/${anna.slug}/like`, { like: "1", konto: anna.id })).status).toBe(409);
    expect((await browser.post(path, { content: text, konto: ben.id }, { follow: false })).status).toBe(303);
    expect(await stored()).toBe(text);
    expect((await browser.post("/auth/abmelden", { konto: anna.id })).says("Erfolgreich abgemeldet")).toBe(true);
  });

  it("is refused as well when a script sends it: a picture, a draft", async ({ browser }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    await signIn(browser, ben);
    const call = await createCallOf(db, await createCompany(db));
    const send = async (path: string, account: string) => {
      const { status, html, headers } = await browser.post(path, formOf({ konto: account, picture: await picture() }));
      return [
        status,
        headers.get("content-type")?.split(";")[0],
        html.includes(`Sie sind jetzt als ${ben.name} angemeldet`),
      ];
    };
    for (const path of ["/arbeiten/bilder", "/blog/admin/bilder"]) {
      expect(await send(path, anna.id)).toEqual([409, "text/plain", true]);
      expect(await send(path, ben.id)).toEqual([200, "application/json", false]);
    }
    const draft = (account: string) =>
      browser.post(
        `/ausschreibungen/${call.id}/entwurf`,
        { message: text, konto: account },
        { headers: { accept: "application/json" } },
      );
    expect((await draft(anna.id)).status).toBe(409);
    expect(await db.select().from(offerDrafts).where(eq(offerDrafts.senderId, ben.id))).toEqual([]);
    expect((await draft(ben.id)).status).toBe(200);
  });

  it("is refused after a sign-in that it waited for", async ({ browser }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const interrupted = await browser.post("/posts/neu", { content: text, konto: anna.id });
    expect(interrupted.status).toBe(401);
    const resumed = await browser.submit(interrupted.form("/auth", "fortsetzen"), { email: ben.email, password });
    const answer = await browser.submit(resumed.form("/posts/neu"));
    expect([answer.status, answer.valueAt("text-0")]).toEqual([409, text]);
    expect(await db.select().from(posts).where(eq(posts.userId, ben.id))).toEqual([]);
  });
});
