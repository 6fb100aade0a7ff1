import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import {
  countArticles,
  findArticle,
  listArticles,
  listLatestArticles,
  listRelatedArticles,
} from "~/features/articles/articles.server";
import { readFoundArticles } from "~/features/articles/search-articles.server";
import { findCall, listCalls, listCompanyCalls } from "~/features/calls/list/calls.server";
import { listRecommendedCalls, listRecommendedCallsOf } from "~/features/calls/list/recommended-calls.server";
import { listSuggestedCalls } from "~/features/calls/list/suggested-calls.server";
import { findSuggestions } from "~/features/finding/find-suggestions.server";
import { listLikers } from "~/features/likes/likes.server";
import { listCollaborations } from "~/features/offers/collaboration/collaborations.server";
import { listFeed, listPostsOf, readWriting } from "~/features/posts/posts.server";
import { readFoundCompanies } from "~/features/profiles/companies/search-companies.server";
import { listCreatives } from "~/features/profiles/directory/directory.server";
import { listRecommendedCreatives } from "~/features/profiles/directory/recommended-creatives.server";
import { readFoot } from "~/features/profiles/landing/foot.server";
import { getLanding } from "~/features/profiles/landing/landing.server";
import { searchOfProfile } from "~/features/profiles/own/own-search.server";
import { getForViewer, getPublicProfile } from "~/features/profiles/public/public-profile.server";
import { readNewWorksPage } from "~/features/works/browse/new-works.server";
import { readFoundWorks } from "~/features/works/browse/search-works.server";
import { getWorkPage } from "~/features/works/page/work-page.server";
import { listWorksOf } from "~/features/works/works.server";
import { understand } from "~/search/understand";
import { countLandingPages } from "~/search-index/landing-pages.server";
import { createCallOf } from "../../tests/support/calls";
import { createCollaboration } from "../../tests/support/collaborations";
import { notedReads } from "../../tests/support/noted-reads";
import { createCompany, createPerson } from "../../tests/support/people";
import { createArticle, createPostOf } from "../../tests/support/posts";
import { createWorkOf } from "../../tests/support/works";

it("every cached read names what it reads, so that it hears of a change there [HOUSE-143]", async () => {
  const people = [];
  for (let count = 0; count < 3; count += 1)
    people.push(await createPerson(db, { title: "Glasbläserin", location: "Lingenau", featured: true }));
  const [anna, ben] = people;
  const berg = await createCompany(db, { title: "Glasbläserei", location: "Lingenau" });
  if (!anna || !ben) throw new Error("nobody was created");
  const work = await createWorkOf(db, anna, { title: "Glas" });
  await createPostOf(db, anna);
  await createCollaboration(db, berg, anna);
  const call = await createCallOf(db, berg, { title: "Gläser", featured: true });
  const { slug } = await createArticle(db);
  await countLandingPages();

  const { reads } = await notedReads();
  const listed = { q: "", isLiteral: false, skill: "", after: null, cursor: null };
  const searched = { ...listed, q: "Glas in Lingenau" };
  const filter = { query: "", category: null, after: null };
  const asked = { query: "Glas", category: null, before: null };
  await listLatestArticles(reads);
  await listArticles(reads, asked);
  await countArticles(reads);
  await findArticle(reads, slug);
  await listRelatedArticles(reads, slug, "Business");
  await readFoundArticles(reads, { ...asked, isLiteral: false });
  await listCalls(filter, anna.id, reads);
  await listCalls({ ...filter, query: "Glas" }, anna.id, reads);
  await findCall(call.id, anna.id, reads);
  await listCompanyCalls(berg.id, anna.id, 0, reads);
  await listRecommendedCalls(reads);
  await listRecommendedCallsOf(reads, berg.id);
  await listSuggestedCalls(anna.id, understand("Glas"), { calls: [], people: [] }, reads);
  await findSuggestions(reads, "Glas", []);
  await listLikers(reads, anna.id);
  await listCollaborations(reads, anna.id);
  await listFeed(null, ben.id, reads);
  await listPostsOf(anna.id, ben.id, reads);
  await readWriting(anna, reads);
  await readFoundCompanies(reads, searched);
  for (const search of [listed, searched, { ...listed, isMap: true }]) await listCreatives(search, ben, reads);
  await listRecommendedCreatives(ben.id, reads);
  await readFoot(reads);
  await getLanding({ craft: "glas", place: "lingenau" }, ben, reads);
  await searchOfProfile(reads, anna.id);
  const viewer = { ...ben, avatarUrl: null };
  await getForViewer(await getPublicProfile("kreative", anna.slug, viewer, reads), viewer, reads);
  await readNewWorksPage(reads, listed);
  await readFoundWorks(reads, searched);
  await getWorkPage(anna.id, work.slug, ben.id, reads);
  await listWorksOf(anna.id, ben.id, reads);
});

it("and every file with one is asked above [HOUSE-143]", () => {
  const asked = readFileSync(import.meta.filename, "utf8");
  const files = execFileSync("git", ["grep", "-lE", "= cachedRead\\(", "--", "app/features"], { encoding: "utf8" });
  const modules = files
    .trim()
    .split("\n")
    .map((file) => file.replace(/^app/, "~").replace(/\.ts$/, ""));
  expect(modules.length).toBeGreaterThan(15);
  const forgotten = modules.filter((module) => !asked.includes(`"${module}"`));
  expect(forgotten, "call each in the test above").toEqual([]);
});
