import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { blogPosts } from "~/db/schema";
import { createCallOf } from "../support/calls";
import { attribute, byTag, it, signIn } from "../support/http";
import { graphOf } from "../support/json-ld";
import { changePerson, createCompany, createPerson, unique } from "../support/people";
import { createArticle } from "../support/posts";
import { builtRoutes } from "../support/route-table";

it("describes a creative as a person, without how to reach them [SEO-08, SEO-09]", async ({ browser }) => {
  const anna = await createPerson(db, {
    title: "Plakate",
    bio: "Zeichnet.",
    location: "Bezau",
    skills: ["Branding"],
    phone: "+43 5500 777",
    contactEmail: "geheim@anna.example",
    website: "https://geheim.example",
  });
  const page = await browser.get(`/kreative/${anna.slug}`);
  const [profile] = graphOf(page.html);
  expect(profile).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: { "@type": "Person", name: anna.name, jobTitle: "Plakate", knowsAbout: ["Branding"] },
  });
  await signIn(browser, await createPerson(db));
  const signedIn = JSON.stringify(graphOf((await browser.get(`/kreative/${anna.slug}`)).html));
  for (const secret of ["777", "geheim", anna.email]) expect(signedIn).not.toContain(secret);
  expect(page.title).toBe(`${anna.name} · Kreativländle`);
  expect(page.html).toContain('<meta name="description" content="Zeichnet."');
  const bare = await createPerson(db);
  expect((await browser.get(`/kreative/${bare.slug}`)).html).toContain(
    `<meta name="description" content="${bare.name} auf einen Blick"`,
  );
  expect(page.html).toContain('property="og:type" content="profile"');
});

it("describes a company as an organisation, with the calls that all may see [SEO-05, SEO-06, SEO-07, SEO-08]", async ({
  browser,
}) => {
  const studio = await createCompany(db, { branchen: ["lebensmittel"], location: "Hittisau", phone: "+43 5500 888" });
  for (let index = 0; index < 6; index += 1)
    await createCallOf(db, studio, { title: `Gezeigt ${index}`, featured: true });
  await createCallOf(db, studio, { title: "Nur für Angemeldete" });
  const page = await browser.get(`/unternehmen/${studio.slug}`);
  const [company] = graphOf(page.html);
  expect(company).toMatchObject({
    "@type": "Organization",
    name: studio.name,
    address: { addressLocality: "Hittisau", addressRegion: "Vorarlberg", addressCountry: "AT" },
    industry: "Lebensmittel",
    contactPoint: { "@type": "ContactPoint" },
  });
  expect(company.image).toMatch(/^http/);
  expect(company.contactPoint.url).toBe(company.url);
  expect(company.description).toBe(`${studio.name} auf einen Blick`);
  expect(page.html).toContain(`<meta name="description" content="${studio.name} auf einen Blick"`);
  const offers = company.hasOfferCatalog.itemListElement.map(({ name }: { name: string }) => name);
  expect(offers).toEqual([5, 4, 3, 2, 1].map((index) => `Gezeigt ${index}`));
  const text = JSON.stringify(company);
  for (const secret of ["Nur für Angemeldete", "888", studio.email]) expect(text).not.toContain(secret);
  expect(page.title).toBe(`${studio.name} · Kreativländle`);

  const known = await createCompany(db, { bio: "Baut Räume aus Holz.", avatarUrl: "/storage/post-images/x/a.jpg" });
  const described = await browser.get(`/unternehmen/${known.slug}`);
  const url = new URL(`/unternehmen/${known.slug}`, new URL(company.url).origin);
  expect(described.html).toContain('<meta name="description" content="Baut Räume aus Holz."');
  expect(graphOf(described.html)[0]).toMatchObject({
    description: "Baut Räume aus Holz.",
    image: new URL("/storage/post-images/x/a.jpg", url).href,
    url: url.href,
  });
});

it("draws a sharing picture for every public page, and none for others [SEO-10]", async ({ browser, site }) => {
  const shown = await createPerson(db, { name: `Ånna </span>&amp; "Šarić" \u0001 ${"sehr ".repeat(12)}lang` });
  const hidden = await createPerson(db, { profileStatus: "hidden" });
  for (const path of ["/bild/seite.png", `/bild/kreative/${shown.slug}.png`]) {
    const response = await fetch(site.url + path);
    expect(response.headers.get("cache-control")).toContain("public");
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  }
  for (const path of [`/bild/kreative/${hidden.slug}.png`, `/bild/unternehmen/${shown.slug}.png`, "/bild/x/y.png"])
    expect((await browser.get(path)).status).toBe(404);
});

it("names the version of a sharing picture in its address, lets it be kept for an hour, and draws a new one after a change [SAFE-36, TELL-31]", async ({
  browser,
  site,
}) => {
  const anna = await createPerson(db);
  const article = await createArticle(db);
  for (const path of [`/kreative/${anna.slug}`, `/blog/${article.slug}`]) {
    const addressOf = async () => {
      const [, address = ""] =
        /property="og:image" content="[^"]*?(\/bild\/[^"]+)"/.exec((await browser.get(path)).html) ?? [];
      return site.url + address;
    };
    const address = await addressOf();
    const picture = await fetch(address);
    expect(picture.headers.get("cache-control")).toBe("public, max-age=3600, must-revalidate");
    const etag = picture.headers.get("etag") ?? "";
    expect((await fetch(address, { headers: { "if-none-match": etag } })).status).toBe(304);

    const updatedAt = new Date(Date.now() + 1000);
    await changePerson(db, anna, { title: unique("Neuer Titel"), updatedAt });
    await db
      .update(blogPosts)
      .set({ author: unique("Anna"), updatedAt })
      .where(eq(blogPosts.id, article.id));
    expect(await addressOf()).not.toBe(address);
    expect((await fetch(await addressOf())).headers.get("etag")).not.toBe(etag);
  }
});

it("leads crawlers to the sitemap, and away from what is not for them [NAV-19, SEO-11]", async ({ browser, site }) => {
  const robots = (await browser.get("/robots.txt")).html;
  expect(robots).toContain("/sitemap.xml");
  expect(robots).toContain("Disallow: /admin");
  const sitemap = await browser.get("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(sitemap.html).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  expect((await browser.get("/sitemap/99.xml")).status).toBe(404);
  expect((await browser.get("/sitemap/0.xml")).status).toBe(404);
  expect(site.url).toMatch(/^http/);
});

it("finds creatives where the search action of the home page says [SEO-02, SEO-04]", async ({ browser }) => {
  const anna = await createPerson(db);
  const [site] = graphOf((await browser.get("/")).html);
  expect(site.potentialAction["query-input"]).toBe("required name=search_term_string");
  const { pathname, search } = new URL(
    site.potentialAction.target.urlTemplate.replace("{search_term_string}", encodeURIComponent(anna.name)),
  );
  expect([pathname, [...new URLSearchParams(search).keys()]]).toEqual(["/kreative", ["q"]]);
  const found = await browser.get(pathname + search);
  expect(found.texts("h2")).toContain(anna.name);
  expect(found.valueAt("q")).toBe(anna.name);
});

it("gives every public page one address, a title and a description of its own, and one heading [SEO-04]", async ({
  browser,
}) => {
  const [titles, descriptions] = [new Set(), new Set()];
  const paths = ["/", "/feed", "/blog", "/kreative", "/ausschreibungen"];
  for (const path of paths) {
    const page = await browser.get(path === "/blog" ? "/blog?kategorie=Business" : path);
    titles.add(page.title);
    descriptions.add(/<meta name="description" content="([^"]*)"/.exec(page.html)?.[1]);
    expect(page.title).toMatch(/^.{4,50} · Kreativländle$/);
    const canonical = byTag(page.document, "link").filter((link) => attribute(link, "rel") === "canonical");
    expect(canonical.map((link) => new URL(attribute(link, "href") ?? "").pathname)).toEqual([path]);
    expect(byTag(page.document, "h1")).toHaveLength(1);
    expect(page.html).toMatch(/<meta name="description" content="[^"]{40,160}"/);
  }
  expect([titles.size, descriptions.size]).toEqual([paths.length, paths.length]);
});

it("names in the sitemap every page that search engines may list [SEO-23]", async ({ browser }) => {
  const sitemap = (await browser.get("/sitemap.xml")).html;
  const isListed = async (path: string) => {
    const { status, headers, html } = await browser.get(path, { follow: false });
    return status === 200 && headers.get("content-type")?.startsWith("text/html") && !html.includes("noindex");
  };
  const paths = (await builtRoutes()).flatMap((route) => /^GET ([^:]*)$/.exec(route)?.[1] ?? []);
  const listed: string[] = [];
  for (const path of paths) if (await isListed(path)) listed.push(path);
  expect(listed.length).toBeGreaterThan(8);
  expect(listed.filter((path) => !sitemap.includes(`${path}</loc>`))).toEqual([]);
});
