import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { posts } from "~/db/schema";
import { it, signIn } from "../support/http";
import { createPerson, password } from "../support/people";
import { createPostOf } from "../support/posts";

const text = "Drei Absätze, an denen jemand lange geschrieben hat.";

describe("a form that was filled in with another account [SAFE-115]", () => {
  it("is refused and given back, at any address, and signing out is not", async ({ browser, db }) => {
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

  it("is refused after a sign-in that it waited for", async ({ browser, db }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const interrupted = await browser.post("/posts/neu", { content: text, konto: anna.id });
    expect(interrupted.status).toBe(401);
    const resumed = await browser.submit(interrupted.form("/auth", "fortsetzen"), { email: ben.email, password });
    const answer = await browser.submit(resumed.form("/posts/neu"));
    expect([answer.status, answer.valueAt("text-0")]).toEqual([409, text]);
    expect(await db.select().from(posts).where(eq(posts.userId, ben.id))).toEqual([]);
  });
});
