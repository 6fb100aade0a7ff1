import { eq, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import {
  attachments,
  ausschreibungen,
  blogPostRevisions,
  blogPosts,
  collections,
  letterBatches,
  memberImports,
  newsletters,
  posts,
  reservedProfiles,
  works,
} from "~/db/schema";
import { createCallOf } from "../support/calls";
import type { FormValues } from "../support/forms";
import { attribute, type Browserless, byTag, it, signedIn, signIn } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";
import { createPostOf, picture } from "../support/posts";

describe("a form that is sent twice, at once or after its answer was lost [SAFE-95]", () => {
  it("writes one article, and each of its versions once", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
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
    expect(await db.$count(blogPostRevisions, eq(blogPostRevisions.blogPostId, article?.id ?? 0))).toBe(2);
    const stale = await browser.submit(edit, { excerpt: "Anders." });
    expect(stale.text).toContain("Jemand hat diesen Beitrag inzwischen geändert");
    expect((await browser.submit(edit, { excerpt: "Anders." })).status).toBe(409);
  });

  it("has a number of its own on every page, which stays after a refusal", async ({ browser }) => {
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

  it("adds a file, a list, a reservation, an import and letters once, and leads to each again", async ({ browser }) => {
    const vera = await signedIn(browser, createCompany(db, { isSuperadmin: true }));
    const call = await createCallOf(db, vera);
    const anna = await createPerson(db);
    const twice = async (path: string, values: FormValues, field: string, action = path) => {
      const form = (await browser.get(path)).form(action, field);
      const send = () => browser.submit(form, values, { follow: false });
      const answers = [await send(), await send()].map(({ status, headers }) => [
        status,
        headers.get("location"),
        headers.getSetCookie().find((cookie) => cookie.includes("toast=")),
      ]);
      expect(answers[0]?.[0], path).toBe(303);
      expect(answers[1], path).toEqual(answers[0]);
    };
    const files = new File(["%PDF-1.7\n"], "Plan.pdf", { type: "application/pdf" });
    await twice(`/ausschreibungen/${call.id}/unterlagen`, { files }, "files");
    expect(await db.$count(attachments, eq(attachments.ausschreibungId, call.id))).toBe(1);
    await twice("/merklisten", { name: "Film" }, "name");
    const remember = `/merklisten/merken?an=${anna.slug}`;
    await twice(remember, { collection: "", name: "Fotografie" }, "name", "/merklisten/merken");
    expect(await db.$count(collections, eq(collections.userId, vera.id))).toBe(2);
    const email = `${unique("ida").replaceAll(" ", "-")}@example.com`.toLowerCase();
    await twice("/admin/reserve-profile", { name: unique("Ida"), email }, "email");
    expect(await db.$count(reservedProfiles, eq(reservedProfiles.email, email))).toBe(1);
    const list = new File([`Name;E-Mail\n${unique("Eva")};eva-${call.id}@example.com\n`], "mitglieder.csv");
    const imports = await db.$count(memberImports);
    await twice("/admin/import", { list }, "list");
    expect(await db.$count(memberImports)).toBe(imports + 1);
    const letters = await db.$count(letterBatches);
    await twice("/admin/briefe", { text: "Wir laden Sie herzlich ein, dabei zu sein." }, "text");
    expect(await db.$count(letterBatches)).toBe(letters + 1);
  });
});

it("the same content from a page that was loaded again, as by a step back without script, makes nothing new while what it made is there [SAFE-142]", async ({
  browser,
}) => {
  const vera = await signedIn(browser, createCompany(db, { isSuperadmin: true }));
  const call = await createCallOf(db, vera);
  const content = "<p>Lang.</p>";
  const article = { title: unique("Papier"), excerpt: "Kurz.", content, category: "Business" };
  const files = new File(["%PDF-1.7\n"], "Plan.pdf", { type: "application/pdf" });
  const subject = unique("Neues");
  const title = unique("Plakat");
  const rows: Row[] = [
    ["/feed", { content: "Neu", images: await picture() }, posts, eq(posts.userId, vera.id), "/posts/neu"],
    ["/ausschreibungen/neu", { title, als: "entwurf" }, ausschreibungen, eq(ausschreibungen.title, title)],
    ["/blog/admin/neu", article, blogPosts, eq(blogPosts.title, article.title)],
    ["/admin/newsletter/neu", { subject, content }, newsletters, eq(newsletters.subject, subject)],
    [`/ausschreibungen/${call.id}/unterlagen`, { files }, attachments, eq(attachments.ausschreibungId, call.id)],
  ];
  for (const row of rows) await expectOnce(browser, row);
  const anna = await signedIn(browser, createPerson(db));
  const post = await createPostOf(db, anna);
  await expectOnce(browser, ["/profil", {}, works, eq(works.userId, anna.id), `/posts/${post.id}/als-arbeit`]);
  await expectOnce(browser, [
    "/arbeiten/neu",
    { title, files: await picture(), als: "entwurf" },
    works,
    eq(works.title, title),
  ]);
});

type Row = [path: string, values: FormValues, table: PgTable, made: SQL, action?: string];

async function expectOnce(browser: Browserless, [path, values, table, made, action = path]: Row) {
  const send = async () => {
    const form = (await browser.get(path)).form(action, Object.keys(values)[0]);
    expect((await browser.submit(form, values, { follow: false })).status, path).toBe(303);
  };
  await send();
  await send();
  expect(await db.$count(table, made), path).toBe(1);
  await db.delete(table).where(made);
  await send();
  expect(await db.$count(table, made), path).toBe(1);
}
