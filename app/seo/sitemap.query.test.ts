import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { createCompany, createPerson } from "../../tests/support/people";
import { createArticle } from "../../tests/support/posts";
import { createWorkOf, createWorkPicture } from "../../tests/support/works";
import { renderSitemap, renderSitemapPart } from "./sitemap.server";

const entry = (xml: string, path: string) =>
  new RegExp(`<url><loc>[^<]*${path}</loc>(.*?)</url>`).exec(xml)?.[1] ?? null;
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe("the sitemap", () => {
  it("names the pages with their priorities [SEO-11, SEO-13, SEO-14, SEO-15, SEO-16, SEO-19]", async () => {
    const xml = await renderSitemap();
    const priority = (path: string) => /<priority>([\d.]+)/.exec(entry(xml, path) ?? "")?.[1];
    expect(priority("/")).toBe("1.0");
    for (const path of ["/kreative", "/ausschreibungen"]) expect(priority(path)).toBe("0.9");
    for (const path of ["/blog", "/feed"]) expect(priority(path)).toBe("0.8");
    for (const path of ["/", "/kreative", "/ausschreibungen", "/blog", "/feed"])
      expect(entry(xml, path)).toContain("<changefreq>daily</changefreq>");
    for (const path of ["/agb", "/datenschutz", "/impressum"]) {
      expect(priority(path)).toBe("0.5");
      expect(entry(xml, path)).toContain("<changefreq>monthly</changefreq>");
    }
  });

  it("names public profiles and published articles, and no others [SEO-12, SEO-17, SEO-18, SEO-19, BLOG-08]", async () => {
    const changedAt = new Date("2026-03-01T10:00:00Z");
    const anna = await createPerson(db, { updatedAt: changedAt });
    const studio = await createCompany(db, { updatedAt: changedAt });
    const article = await createArticle(db, { updatedAt: changedAt });
    const absent = [
      (await createPerson(db, { profileStatus: "hidden" })).slug,
      (await createPerson(db, { profileStatus: "blocked" })).slug,
      (await createPerson(db, { emailVerified: false })).slug,
      (await createArticle(db, { published: false })).slug,
      (await createArticle(db, { deletedAt: new Date() })).slug,
    ];
    const xml = await renderSitemap();
    const profile =
      "<lastmod>2026-03-01T10:00:00.000Z</lastmod><changefreq>weekly</changefreq><priority>0.7</priority>";
    expect(entry(xml, `/kreative/${anna.slug}`)).toBe(profile);
    expect(entry(xml, `/unternehmen/${studio.slug}`)).toBe(profile);
    expect(entry(xml, `/blog/${article.slug}`)).toBe(
      "<lastmod>2026-03-01T10:00:00.000Z</lastmod><changefreq>monthly</changefreq><priority>0.6</priority>",
    );
    for (const slug of absent) expect(xml).not.toContain(`/${slug}<`);
  });

  it("names works with their own pictures, while everyone may see them [WORK-17, SEO-20]", async () => {
    const anna = await createPerson(db);
    await createWorkPicture(db, await createWorkOf(db, anna));
    const work = await createWorkOf(db, anna, { updatedAt: new Date("2026-03-01T10:00:00Z") });
    const draft = await createWorkOf(db, anna, { published: false });
    await createWorkPicture(db, draft);
    const second = await createWorkPicture(db, work, { position: 1 });
    const first = await createWorkPicture(db, work);
    const bare = await createWorkOf(db, anna);
    const xml = await renderSitemap();
    const picturesOf = ({ slug }: { slug: string }) =>
      [
        ...(entry(xml, `/kreative/${anna.slug}/arbeiten/${slug}`) ?? "").matchAll(/<image:loc>[^<]*(\/storage[^<]*)</g),
      ].map(([, path]) => path);
    expect(picturesOf(work)).toEqual([first.url, second.url]);
    expect(picturesOf(bare)).toEqual([]);
    expect(entry(xml, `/kreative/${anna.slug}/arbeiten/${work.slug}`)).toContain("2026-03-01T10:00:00.000Z");
    expect(xml).not.toContain(draft.slug);
  });

  it("becomes an index of several files when it grows too long, and loses no address", async () => {
    for (let index = 0; index < 6; index += 1) await createPerson(db);
    const whole = addresses(await renderSitemap());
    const files = addresses(await renderSitemap(5));
    expect(await renderSitemap(5)).toContain("<sitemapindex");
    expect(files).toHaveLength(Math.ceil(whole.length / 5));
    const parts = [];
    for (let part = 1; part <= files.length; part += 1)
      parts.push(...addresses((await renderSitemapPart(part, 5)) ?? ""));
    expect(parts).toEqual(whole);
    expect(await renderSitemapPart(files.length + 1, 5)).toBeNull();
  });

  it("keeps to its schema, as the database's XML parser reads it [SEO-11]", async () => {
    await createWorkPicture(db, await createWorkOf(db, await createPerson(db)));
    const xml = await renderSitemap();
    const { rows } = await db.execute<Record<string, string>>(sql`
      select * from xmltable(
        xmlnamespaces('http://www.sitemaps.org/schemas/sitemap/0.9' as s), '/s:urlset/s:url' passing xmlparse(document ${xml})
        columns loc text path 's:loc', lastmod text path 's:lastmod', changefreq text path 's:changefreq',
          priority text path 's:priority', parts int path 'count(*)', images int path 'count(*[local-name() = "image"])')`);
    expect(rows.map(({ loc }) => loc)).toEqual(addresses(xml));
    expect(new Set(rows.map(({ loc }) => loc)).size).toBe(rows.length);
    for (const { loc, lastmod, changefreq, priority, parts, images } of rows) {
      expect(loc).toMatch(/^https?:\/\/[^/]+\/[\w/-]*$/);
      expect(`${changefreq} ${priority}`).toMatch(/^(always|hourly|daily|weekly|monthly|yearly|never) (0\.\d|1\.0)$/);
      expect(lastmod ?? "2026-01-01T00:00:00Z").toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
      expect(Number(parts) - Number(images)).toBe(lastmod ? 4 : 3);
    }
  });
});
