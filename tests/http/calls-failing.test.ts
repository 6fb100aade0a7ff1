import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { refuseUnless, takeAway } from "../support/break-database";
import { createCallOf } from "../support/calls";
import { Browserless, it, signIn } from "../support/http";
import { createCompany } from "../support/people";

it("says in place what failed, keeps what was typed, and can be tried again [CALL-12, CALL-41, CALL-76, CALL-78, CALL-80, CALL-83, TELL-03]", async ({
  site,
}) => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg);
  const browser = await signIn(new Browserless(site.url), berg);
  const newForm = (await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu");
  const edit = await browser.get(`/ausschreibungen/${call.id}/bearbeiten`);
  const profile = await browser.get("/profil");
  const putBack = await takeAway(db, "column", "ausschreibungen.budget");

  const list = await browser.get("/ausschreibungen?q=x");
  expect(list.status).toBe(500);
  expect(list.texts("h2")).toContain("Fehler beim Laden");
  expect(list.text).toContain("Erneut versuchen");
  expect(list.html).toContain('href="/ausschreibungen?q=x"');

  for (const who of [browser, new Browserless(site.url)]) {
    const company = await who.get(`/unternehmen/${berg.slug}`);
    expect([company.status, company.heading]).toEqual([200, berg.name]);
    const isTold = company.text.includes("Fehler beim Laden der Ausschreibungen");
    expect(isTold, "only those are told who would see the calls").toBe(who === browser);
  }

  const typed = { title: "Getippt", description: "Text", category: "Packaging" };
  const created = await browser.submit(newForm, typed);
  expect(created.text).toContain("Fehler beim Erstellen der Ausschreibung");
  expect(created.html).toContain('value="Getippt"');
  const unread = await browser.get("/profil");
  expect(unread.text).toContain("Fehler beim Laden der Ausschreibungen Ein unerwarteter Fehler ist aufgetreten.");
  expect(unread.texts("status").join()).toContain("Ausschreibungen konnten nicht geladen werden");

  await putBack();
  const mend = await refuseUnless(db, "ausschreibungen", "updated_at < now() - interval '1 day' and not pinned");
  const saved = await browser.submit(edit.form(`/ausschreibungen/${call.id}/bearbeiten`), typed);
  expect(saved.text).toContain("Fehler beim Speichern der Änderungen");
  const pinned = await browser.submit(profile.form(`/ausschreibungen/${call.id}/anheften`));
  expect(pinned.text).toContain("Fehler beim Anheften der Ausschreibung");
  await mend();
  await db.execute(sql`create table holds (id bigint references ausschreibungen)`);
  await db.execute(sql`insert into holds values (${call.id})`);
  const asks = await browser.get(`/ausschreibungen/${call.id}/loeschen`);
  const deleted = await browser.submit(asks.form(`/ausschreibungen/${call.id}/loeschen`));
  expect(deleted.text).toContain("Fehler beim Löschen der Ausschreibung");

  await db.execute(sql`drop table holds`);
  expect((await browser.get(call.path)).heading).toBe(call.title);
});
