import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { blogPosts } from "~/db/schema";
import { versionOf } from "~/http/seen-version.server";
import { reserveNames } from "~/text/name-field";
import { formOf } from "../../../tests/support/form-of";
import { createPerson } from "../../../tests/support/people";
import { createArticle } from "../../../tests/support/posts";
import { answerSave } from "./answer-save.server";
import { partsOf } from "./article-parts";

const operators = "Redaktion Kreativländle";

beforeAll(() => reserveNames((name) => name === operators));
afterAll(() => reserveNames(() => false));

function articleBy(author: string, version?: string) {
  const texts = { title: "Papier und Holz", excerpt: "Kurz.", content: "<p>Lang.</p>", category: "Business", author };
  const form = formOf(texts);
  if (version) form.append("version", version);
  return form;
}

it("only the operator signs an article as the operator; who edits it leaves the author as it is [SAFE-107]", async () => {
  const anna = { ...(await createPerson(db)), isSuperadmin: false };
  expect(await answerSave(articleBy(operators), null, anna)).toMatchObject({ init: { status: 400 } });
  const stored = await createArticle(db, { author: operators, createdBy: anna.id });
  const { id } = stored;
  expect(await answerSave(articleBy(operators, versionOf(partsOf(stored))), id, anna)).toMatchObject({ status: 303 });
  const [article] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  expect(article).toMatchObject({ title: "Papier und Holz", author: operators });
  const vera = { ...(await createPerson(db, { isSuperadmin: true })), isSuperadmin: true };
  expect(await answerSave(articleBy(operators), null, vera)).toMatchObject({ status: 303 });
});
