import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { ausschreibungen, blogPostRevisions, blogPosts } from "~/db/schema";
import { attribute, byTag } from "../support/html";
import { it, signIn } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";

const minutesLater = 10;

describe("a form that is sent twice, at once or after its answer was lost [SAFE-95]", () => {
  it("writes one call, and another one once it was changed", async ({ browser, db }) => {
    const berg = await createCompany(db);
    await signIn(browser, berg);
    const form = (await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu");
    const values = { title: unique("Plakate"), description: "Drei Stück, A1.", category: "Print Design" };
    const send = (more: object = {}) => browser.submit(form, { ...values, ...more }, { follow: false });
    const twins = await Promise.all([send(), send()]);
    const calls = () => db.select().from(ausschreibungen).where(eq(ausschreibungen.userId, berg.id));
    const [call] = await calls();
    const before = new Date((call?.createdAt.getTime() ?? 0) - minutesLater * 60_000);
    await db.update(ausschreibungen).set({ createdAt: before }).where(eq(ausschreibungen.userId, berg.id));
    const later = await send();
    expect([...twins, later].map(({ status, redirects: _, headers }) => [status, headers.get("location")])).toEqual(
      Array(3).fill([303, "/ausschreibungen"]),
    );
    expect(await calls()).toHaveLength(1);
    expect((await send({ description: "Vier Stück, A1." })).status).toBe(303);
    expect(await calls()).toHaveLength(2);
  });

  it("writes one article, and each of its versions once", async ({ browser, db }) => {
    const anna = await createPerson(db);
    await signIn(browser, anna);
    const written = { title: unique("Papier"), excerpt: "Kurz.", content: "<p>Lang.</p>", category: "Business" };
    const form = (await browser.get("/blog/admin/neu")).form("/blog/admin/neu");
    const send = () => browser.submit(form, written, { follow: false });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const [article, ...more] = await db.select().from(blogPosts).where(eq(blogPosts.createdBy, anna.id));
    expect(more).toEqual([]);

    const path = `/blog/admin/${article?.id}`;
    const edit = (await browser.get(path)).form(path, "version");
    const change = () => browser.submit(edit, { excerpt: "Kürzer." }, { follow: false });
    const changes = [...(await Promise.all([change(), change()])), await change()];
    expect(changes.map(({ status }) => status)).toEqual([303, 303, 303]);
    const versions = await db.$count(blogPostRevisions, eq(blogPostRevisions.blogPostId, article?.id ?? 0));
    expect(versions).toBe(2);
    const stale = await browser.submit(edit, { excerpt: "Anders." });
    expect(stale.text).toContain("Jemand hat diesen Beitrag inzwischen geändert");
    expect((await browser.submit(edit, { excerpt: "Anders." })).status).toBe(409);
  });

  it("has a number of its own on every page, which stays after a refusal", async ({ browser, db }) => {
    await signIn(browser, await createCompany(db));
    const numberIn = ({ document }: Awaited<ReturnType<typeof browser.get>>) => {
      const field = byTag(document, "input").find((input) => attribute(input, "name") === "submissionId");
      return field && attribute(field, "value");
    };
    for (const path of ["/ausschreibungen/neu", "/blog/admin/neu"]) {
      const page = await browser.get(path);
      expect(numberIn(page)).toMatch(/^[\w-]{16,}$/);
      expect(numberIn(await browser.get(path))).not.toBe(numberIn(page));
      const refused = await browser.submit(page.form(path), { title: "" });
      expect([refused.status, numberIn(refused)]).toEqual([400, numberIn(page)]);
    }
  });
});
