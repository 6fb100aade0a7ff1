import { expect } from "vitest";
import { db } from "~/db/client.server";
import { type ActorName, createPeople } from "../support/actors";
import { createCallOf } from "../support/calls";
import { type Browserless, it } from "../support/http";
import { unique } from "../support/people";
import { rows } from "./role-rows";

const visitor: ActorName = "visitor";
const secret = (text: string) => unique(`Geheim-${text}`);

/** Reads a page as HTML and as the data that its script would request. */
async function read(browser: Browserless, path: string) {
  const [pathname = "/", search] = path.split("?");
  const data = `${pathname === "/" ? "/_root" : pathname.replace(/\/$/, "")}.data${search ? `?${search}` : ""}`;
  return Promise.all([path, data].map(async (address) => ({ address, text: (await browser.get(address)).html })));
}

it("shows a visitor no text of a call beyond the recommended cards, at any address [CALL-02, CALL-64, HOME-15, ROLE-10, ROLE-11, ROLE-12]", async ({
  browser,
}) => {
  const people = await createPeople(db);
  const secrets = {
    title: secret("Titel"),
    description: secret("Text"),
    location: secret("Ort"),
    requirements: [secret("Anforderung")],
    deliverables: [secret("Lieferung")],
  };
  const call = await createCallOf(db, people.company, { ...secrets, pinned: true });
  const rest = secret("Rest");
  const shown = await createCallOf(db, people.company, {
    featured: true,
    description: `${"Vorspann ".repeat(17)}${rest}`,
    requirements: secrets.requirements,
    deliverables: secrets.deliverables,
  });
  const hidden = [...Object.values(secrets).flat(), rest];

  const routes = Object.entries(rows).filter(([route]) => route.startsWith("GET "));
  const paths: string[] = [];
  // One after the other: a row may remove what an earlier one has made.
  for (const [route, { path = route.slice(4) }] of routes)
    paths.push(typeof path === "function" ? await path({ people }, visitor) : path);
  const search = encodeURIComponent("Geheim");
  paths.push(
    ...[call, shown].flatMap(({ id, path }) => [
      path,
      `${path}.png`,
      `/ausschreibungen/${id}`,
      `/ausschreibungen/${id}/bearbeiten`,
      `/ausschreibungen/${id}/anheften`,
      `/ausschreibungen/${id}/loeschen`,
      `/ausschreibungen?ausschreibung=${id}`,
      `/nachrichten/neu?ausschreibung=${id}`,
      `/admin/ausschreibungen/${id}`,
    ]),
    ...["/ausschreibungen", "/kreative", "/feed", "/blog"].map((path) => `${path}?q=${search}`),
    `/unternehmen/${people.company.slug}`,
    `/unternehmen/${people.company.slug}?ab=0`,
    "/ausschreibungen?neu=",
    "/sitemap/1.xml",
  );

  let pages = 0;
  for (const path of paths) {
    for (const { address, text } of await read(browser, path)) {
      pages += 1;
      for (const word of hidden) expect(text.includes(word), `${word} at ${address}`).toBe(false);
      if (!path.startsWith(call.path)) expect(text.includes(call.path), `its address at ${address}`).toBe(false);
    }
  }
  expect(pages).toBeGreaterThan(150);
  const home = await browser.get("/");
  expect(home.text).toContain(shown.title);
  expect(home.text).toContain("Vorspann Vorspann");
});

it("draws no sharing picture of a call, nor one that mentions a call [CALL-64, ROLE-11]", async ({ browser }) => {
  const { company } = await createPeople(db);
  const picture = `/bild/unternehmen/${company.slug}.png`;
  const before = await browser.get(picture);
  expect(before.status).toBe(200);
  const { slug, id } = await createCallOf(db, company, { featured: true });
  for (const kind of ["ausschreibung", "ausschreibungen"]) {
    for (const name of [slug, `${slug}-${id}`, id]) {
      expect((await browser.get(`/bild/${kind}/${name}.png`)).status).toBe(404);
    }
  }
  expect((await browser.get(picture)).html === before.html).toBe(true);
});
