import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { requestContext } from "~/http/request-context";
import { countLandingPages } from "~/search-index/landing-pages.server";
import { cachedAddresses, textPages, topicsOf } from "~/visible/topics";
import { createCollaboration } from "../../tests/support/collaborations";
import { readsUnnamed } from "../../tests/support/noted-reads";
import { createCompany, createPerson } from "../../tests/support/people";
import { createArticle, createPostOf } from "../../tests/support/posts";
import { createWorkOf } from "../../tests/support/works";
import routes from "../routes";

const modules = import.meta.glob<{ loader?: (given: object) => unknown }>("./{public,account,machine}/*.{ts,tsx}");

/** The module and the parameters of an address. */
function routeOf(pathname: string) {
  const [match] = (matchRoutes(routes as RouteObject[], pathname) ?? []).slice(-1);
  if (!match) throw new Error(`No route has the address ${pathname}`);
  return { file: (match.route as unknown as RouteConfigEntry).file, params: match.params };
}

it("every cached page names what it reads, so that it hears of a change there [HOUSE-143]", async () => {
  const anna = await createPerson(db, { title: "Glasbläserin", location: "Lingenau" });
  const berg = await createCompany(db);
  for (let count = 0; count < 3; count += 1) await createPerson(db, { title: "Glasbläserin", location: "Lingenau" });
  const work = await createWorkOf(db, anna, { title: "Glas" });
  await createPostOf(db, anna);
  await createCollaboration(db, berg, anna);
  const article = await createArticle(db);
  await countLandingPages();
  const lists = ["kreative", "arbeiten", "feed", "blog"];
  const addresses = [
    "/",
    ...lists.flatMap((list) => [`/${list}`, `/${list}?q=glas`, `/${list}.atom`, `/${list}.json`]),
    ...["/suche?q=glas", "/suche.atom?q=glas", "/suche.json?q=glas"],
    "/kreative/handwerk/glas",
    "/kreative/handwerk/glas/lingenau",
    "/kreative/ort/lingenau",
    `/kreative/${anna.slug}`,
    `/unternehmen/${berg.slug}`,
    `/kreative/${anna.slug}/arbeiten/${work.slug}`,
    "/einbetten/kreative",
    `/blog/${article.slug}`,
    "/ausschreibungen",
    ...[...textPages, "/auth"],
    ...["/sitemap.xml", "/sitemap/1.xml"],
    ...["/bild/seite.png", `/bild/kreative/${anna.slug}.png`, `/bild/unternehmen/${berg.slug}.png`],
    ...[`/bild/arbeiten/${work.id}.png`, `/bild/blog/${article.slug}.png`, `/fassade/${anna.slug}.svg`],
  ];
  expect(cachedAddresses.filter((pattern) => !addresses.some((one) => pattern.test(one.replace(/\?.*/, ""))))).toEqual(
    [],
  );

  for (const address of addresses) {
    const url = new URL(address, "http://localhost:3000");
    const facts = { requestId: "test", clientAddress: "127.0.0.1", people: [], alsoShows: [] };
    const { file, params } = routeOf(url.pathname);
    const { loader } = (await modules[`./${file.replace("routes/", "")}`]?.()) ?? {};
    const context = new RouterContextProvider(new Map([[requestContext, facts]]));
    const load = async () => loader?.({ request: new Request(url), params, context });
    const topics = () => topicsOf(url.pathname, facts.people, facts.alsoShows);
    expect([address, await readsUnnamed(load, topics)]).toEqual([address, []]);
  }
});
