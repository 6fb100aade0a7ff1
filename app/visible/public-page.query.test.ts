import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { createCallOf } from "../../tests/support/calls";
import { createCompany, createPerson } from "../../tests/support/people";
import { createArticle } from "../../tests/support/posts";
import { createWorkOf } from "../../tests/support/works";
import { fixedPages, isPublicPage } from "./public-page.server";

it("knows every page that is always there [SAFE-110]", () => {
  const routes = readFileSync("app/routes.ts", "utf8");
  const inTable = [...routes.matchAll(/route\("([^":*]+)", "routes\/(?:public\/[\w-]+|account\/call)\.tsx"\)/g)].map(
    ([, path]) => `/${path}`,
  );
  /** They need a link from a mail. */
  const byLink = ["/mails/abbestellen", "/newsletter/bestaetigen", "/einspruch"];
  expect(["/", ...inTable].filter((path) => !byLink.includes(path)).toSorted()).toEqual([...fixedPages].toSorted());
});

it("finds what is there and seen by others, and nothing else [SAFE-110]", async () => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const hidden = await createPerson(db, { profileStatus: "hidden" });
  const work = await createWorkOf(db, anna);
  const draft = await createWorkOf(db, anna, { published: false, publishedAt: null });
  const [article, unread] = [await createArticle(db), await createArticle(db, { published: false })];
  const call = await createCallOf(db, berg);
  const seen = [
    `/kreative/${anna.slug}`,
    `/unternehmen/${berg.slug}`,
    `/kreative/${anna.slug}/arbeiten/${work.slug}`,
    `/blog/${article.slug}`,
    `/ausschreibungen/${call.slug}-${call.id}`,
  ];
  const unseen = [
    `/unternehmen/${anna.slug}`,
    `/kreative/${hidden.slug}`,
    `/kreative/${anna.slug}/arbeiten/${draft.slug}`,
    `/kreative/${anna.slug}/arbeiten/x`,
    `/blog/${unread.slug}`,
    `/ausschreibungen/erfunden-${call.id}`,
    "/ausschreibungen/x-999999999999999",
    "/konto",
    "/kreative/",
    `/kreative/${anna.slug}/like`,
  ];
  expect(await Promise.all(seen.map(isPublicPage))).toEqual(seen.map(() => true));
  expect(await Promise.all(unseen.map(isPublicPage))).toEqual(unseen.map(() => false));
});
