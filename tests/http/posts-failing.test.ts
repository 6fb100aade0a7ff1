import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { posts } from "~/db/schema";
import { refuseUnless, takeAway } from "../support/break-database";
import { Browserless, formOf, it, signIn } from "../support/http";
import { createPerson } from "../support/people";
import { createArticle, createPostOf, picture } from "../support/posts";

it("says in place what failed with a post, and keeps what was typed [POST-04, POST-10, POST-27, POST-28, POST-30, POST-34, POST-35]", async ({
  site,
}) => {
  const anna = await createPerson(db);
  const post = await createPostOf(db, anna, { content: "Vorher" });
  const browser = await signIn(new Browserless(site.url), anna);
  const own = await browser.get("/profil");
  const edit = await browser.get(`/posts/${post.id}/bearbeiten?weiter=/profil`);
  const send = async () => {
    return browser.post("/posts/neu", formOf({ content: "Im Sturm getippt", images: await picture() }));
  };

  const putBack = await takeAway(db, "table", "posts");
  const uncounted = await send();
  expect(uncounted.status).toBe(500);
  expect(uncounted.text).toContain("Fehler beim Überprüfen der Post-Anzahl");
  expect(uncounted.html).toContain("Im Sturm getippt");
  const onlyText = await browser.post("/posts/neu", new URLSearchParams({ content: "Ohne Bild" }));
  expect(onlyText.text).toContain("Fehler beim Überprüfen der Post-Anzahl");
  const unread = await browser.get("/profil");
  expect(unread.status).toBe(200);
  for (const role of ["status", "alert"]) expect(unread.texts(role).join()).toContain("Fehler beim Laden der Posts");
  expect(unread.text).not.toContain("Posts konnten nicht geladen werden");
  const seen = await new Browserless(site.url).get(`/kreative/${anna.slug}`);
  expect(seen.status).toBe(200);
  expect(seen.heading).toBe(anna.name);
  expect(seen.text).toContain("Fehler Posts konnten nicht geladen werden");
  expect(seen.text).not.toContain("Fehler beim Laden der Posts");
  expect(seen.text).not.toContain("Noch keine Posts");
  await putBack();

  const mend = await refuseUnless(db, "posts", "content = 'Vorher' and not pinned");
  const filesBefore = filesIn(join(site.dataDir, "files"));
  const created = await send();
  expect(created.text).toContain("Fehler beim Erstellen des Posts");
  expect(created.html).toContain("Im Sturm getippt");
  expect(filesIn(join(site.dataDir, "files"))).toEqual(filesBefore);
  const edited = await browser.submit(edit.form(`/posts/${post.id}`), { content: "Nachher" });
  expect(edited.text).toContain("Fehler beim Bearbeiten des Posts");
  expect(edited.text).not.toContain("Fehler beim Speichern der Änderungen");
  expect(edited.html).toContain("Nachher");
  const pinned = await browser.submit(own.form(`/posts/${post.id}/anheften`));
  expect(pinned.text).toContain("Fehler beim Anheften des Posts");
  await mend();

  await db.execute(sql`create table holds (id bigint references posts)`);
  await db.execute(sql`insert into holds values (${post.id})`);
  const asks = await browser.get(`/posts/${post.id}/loeschen?weiter=/profil`);
  const deleted = await browser.submit(asks.form(`/posts/${post.id}/loeschen`));
  expect(deleted.text).toContain("Fehler beim Löschen des Posts");
  await db.execute(sql`drop table holds`);
  expect((await db.select().from(posts).where(eq(posts.userId, anna.id))).map(({ content }) => content)).toEqual([
    "Vorher",
  ]);

  const saved = await browser.submit(edit.form(`/posts/${post.id}`), { content: "Nachher" });
  expect(saved.text).toContain("Post erfolgreich bearbeitet!");
  expect(saved.text).not.toContain("Änderungen erfolgreich gespeichert!");
});

it("says in place what failed at the blog's desk, and keeps what was typed [BADM-17, BADM-19, BADM-20]", async ({
  site,
}) => {
  const article = await createArticle(db);
  const browser = await signIn(new Browserless(site.url), await createPerson(db));
  const asks = await browser.get(`/blog/admin/${article.id}/loeschen`);
  const form = (await browser.get("/blog/admin/neu")).form("/blog/admin/neu");
  const putBack = await takeAway(db, "table", "blog_posts");
  const unread = await browser.get("/blog/admin");
  expect(unread.status).toBe(200);
  for (const role of ["status", "alert"]) expect(unread.texts(role).join()).toContain("Fehler beim Laden der Beiträge");
  expect(unread.text).not.toContain("Noch keine Beiträge");
  const fields = { title: "Im Sturm", excerpt: "Kurz", content: "<p>Lang</p>", category: "Business", author: "Anna" };
  const unsaved = await browser.submit(form, fields);
  expect(unsaved.text).toContain("Fehler beim Speichern");
  expect(unsaved.valueAt("title")).toBe("Im Sturm");
  expect((await browser.submit(asks.form(`/blog/admin/${article.id}/loeschen`))).text).toContain("Fehler beim Löschen");
  await putBack();
  expect((await browser.get("/blog/admin")).text).toContain(article.title);
});

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
