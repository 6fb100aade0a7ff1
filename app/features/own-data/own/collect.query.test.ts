import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { changePerson, createPerson } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { createCredit, createWorkOf } from "../../../../tests/support/works";
import { collectOwnData } from "./collect.server";

/** The tables of accounts that the copy leaves out, and why. */
const leftOut: Record<string, string> = {
  accounts: "only the check value of the password",
  two_factors: "the secret of the second factor, which a lost copy would give away",
  search_documents: "what the search makes of texts that are in the copy",
  submissions: "only keys that keep a form from being stored twice",
  orphaned_files: "only names of files that are about to be deleted",
  data_exports: "the copies themselves",
  conversations: "their messages are in the copy, with who, about what and when",
  blog_post_revisions: "earlier versions belong to the blog; the article as it stands is in the copy",
  reserved_profiles: "name and address of the reservation are those of the account",
};

it("reads every table that points at an account, so that a new one can't be forgotten [ACCT-47]", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'profiles'::regclass`);
  const { id } = await createPerson(db);
  const queries = await recordQueries(() => collectOwnData(id));
  const isRead = (name: string) => queries.some(({ text }) => text.includes(`"${name}"`));
  expect(rows.length).toBeGreaterThan(15);
  const forgotten = rows.map(({ name }) => name).filter((name) => !isRead(name) && !(name in leftOut));
  expect(forgotten, "a chapter in app/features/own-data/own/chapters/, or a reason in `leftOut`").toEqual([]);
});

describe("the credits in the copy", () => {
  const creditsOf = async (id: string) => {
    const chapters = Object.fromEntries((await collectOwnData(id)).map(({ name, rows }) => [name, rows]));
    return { mitwirkende: chapters.mitwirkende, nennungen: chapters.nennungen };
  };

  it("say whom one named and who named oneself, as what, and what became of it [ACCT-80]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const berg = await createPerson(db, { userType: "unternehmen", contactEmail: "geheim@example.com" });
    const work = await createWorkOf(db, anna);
    await createCredit(db, work, null, { name: "Nora Nest", role: "Text" });
    await createCredit(db, work, ben, { state: "confirmed", role: "Fotografie" });
    await createCredit(db, work, berg, { kind: "client" });
    const title = work.title;
    const named = await creditsOf(anna.id);
    expect(named.mitwirkende).toHaveLength(3);
    expect(named.mitwirkende).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title, kind: "contributor", name: "Nora Nest", role: "Text", state: "named" }),
        expect.objectContaining({ title, kind: "contributor", name: ben.name, role: "Fotografie", state: "confirmed" }),
        expect.objectContaining({ title, kind: "client", name: berg.name, role: null, state: "asked" }),
      ]),
    );
    expect(named.nennungen).toEqual([]);
    expect(await creditsOf(ben.id)).toMatchObject({
      mitwirkende: [],
      nennungen: [{ title, by: anna.name, role: "Fotografie", state: "confirmed" }],
    });
    expect((await creditsOf(berg.id)).nennungen).toMatchObject([{ title, by: anna.name, kind: "client" }]);
    const all = JSON.stringify(await Promise.all([anna, ben, berg].map(({ id }) => creditsOf(id))));
    expect(all).not.toMatch(/geheim@|@example/);
    await changePerson(db, anna, { profileStatus: "hidden" });
    expect((await creditsOf(ben.id)).nennungen).toMatchObject([{ title, by: null }]);
  });

  it("keep back a draft that names one, and have a refusal without the name [ACCT-81]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const draft = await createWorkOf(db, anna, { published: false, publishedAt: null });
    await createCredit(db, draft, ben, { state: "planned" });
    const hidden = await createWorkOf(db, anna, { hidden: true });
    await createCredit(db, hidden, ben, { state: "asked" });
    expect((await creditsOf(ben.id)).nennungen).toEqual([]);
    expect((await creditsOf(anna.id)).mitwirkende).toHaveLength(2);
    const refused = await createWorkOf(db, anna);
    await createCredit(db, refused, ben, { state: "refused", name: null, role: null });
    expect((await creditsOf(ben.id)).nennungen).toMatchObject([{ title: refused.title, state: "refused", name: null }]);
  });
});
