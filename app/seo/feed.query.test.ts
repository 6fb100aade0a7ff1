import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { articlesFeed } from "~/features/articles/articles-feed.server";
import { readBlogSearch } from "~/features/articles/blog-search";
import { postsFeed } from "~/features/posts/posts-feed.server";
import { createPerson } from "../../tests/support/people";
import { createArticle, createPostOf } from "../../tests/support/posts";
import { type Feed, renderFeed } from "./feed";

const hostile = 'Größe & <b>"Maß"</b> ]]> \u0007 🎨';
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The entries of a feed as the database's XML parser reads them, which refuses what is not well-formed. */
async function readAtom(feed: Feed, self: string) {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select * from xmltable(
      xmlnamespaces('http://www.w3.org/2005/Atom' as a), '/a:feed/a:entry'
      passing xmlparse(document ${renderFeed("atom", feed, self)})
      columns feed text path '../a:title', feed_id text path '../a:id', page text path '../a:link[@rel="alternate"]/@href',
        self text path '../a:link[@rel="self"]/@href', newest text path '../a:updated', id text path 'a:id',
        title text path 'a:title', author text path 'a:author/a:name', published text path 'a:published',
        updated text path 'a:updated', href text path 'a:link[@rel="alternate"][@type="text/html"]/@href',
        summary text path 'a:summary', type text path 'a:content/@type', content text path 'a:content')`);
  return rows;
}

it("is valid Atom, whatever people write [REACH-80]", async () => {
  const anna = await createPerson(db, { name: "Anna & <Fink>" });
  await createPostOf(db, anna, { content: hostile, category: "Tipp" });
  await createPostOf(db, anna, { content: "****" });
  const content = '<p><a href="/feed">Feed</a> <img src="/storage/post-images/blog/a.jpg" alt="Ein Bild"></p>';
  await createArticle(db, { title: hostile, excerpt: "a < b & c > d", content });
  const self = "http://a.example/list.atom?q=1&n=2";
  for (const feed of [
    await postsFeed(undefined),
    await articlesFeed(readBlogSearch(new URLSearchParams()), undefined),
  ]) {
    const entries = await readAtom(feed, self);
    expect(entries).toHaveLength(feed.entries.length);
    expect(new Set([self, ...entries.map(({ id }) => id)]).size).toBe(entries.length + 1);
    const newest = entries
      .map(({ updated }) => `${updated}`)
      .toSorted()
      .at(-1);
    for (const entry of entries) {
      expect(entry).toMatchObject({ feed: feed.title, feed_id: self, self, page: feed.page, newest });
      for (const address of [entry.id, entry.href]) expect(address).toMatch(/^http/);
      for (const day of [entry.published, entry.updated]) expect(day).toMatch(moment);
      for (const text of [entry.title, entry.author, entry.summary]) expect(text?.trim()).toBeTruthy();
    }
    const shown = entries.find(({ title }) => title?.startsWith("Größe"));
    expect(shown?.title).toBe('Größe & <b>"Maß"</b> ]]>  🎨');
    if (shown?.type) {
      expect(shown.type).toBe("html");
      const { origin } = new URL(feed.page);
      expect(shown.content).toContain(`href="${origin}/feed"`);
      expect(shown.content).toContain(`src="${origin}/storage/post-images/blog/a.jpg"`);
    }
  }
});
