import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import {
  attachments,
  blogPostRevisions,
  blogPosts,
  collections,
  letterBatches,
  memberImports,
  reservedProfiles,
} from "~/db/schema";
import { createCallOf } from "../support/calls";
import type { FormValues } from "../support/forms";
import { attribute, byTag, it, signedIn, signIn } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";

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
