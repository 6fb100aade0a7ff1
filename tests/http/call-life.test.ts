import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { ausschreibungen } from "~/db/schema";
import { Browserless } from "../support/browserless";
import { createCallOf, dayFromNow } from "../support/calls";
import { it, signIn } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";

describe("a call without script", () => {
  it("is begun, gone on with elsewhere, published, closed, opened again and copied [LIFE-04, LIFE-05, LIFE-08, LIFE-09]", async ({
    browser,
    db,
    site,
  }) => {
    const berg = await createCompany(db);
    await signIn(browser, berg);
    const title = unique("Etiketten");
    const begun = await browser.submit((await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu"), {
      title,
      als: "entwurf",
    });
    expect([begun.path, begun.text]).toEqual(["/profil", expect.stringContaining("Entwurf gespeichert")]);
    expect(begun.text).toContain("Noch ohne Beschreibung");
    const [call] = await db.select().from(ausschreibungen).where(eq(ausschreibungen.title, title));
    const path = `/ausschreibungen/${call?.id}`;
    const state = async () =>
      (
        await db
          .select()
          .from(ausschreibungen)
          .where(eq(ausschreibungen.id, call?.id ?? 0))
      )[0]?.status;

    const elsewhere = await signIn(new Browserless(site.url), berg);
    const form = (await elsewhere.get(`${path}/bearbeiten`)).form(`${path}/bearbeiten`);
    const incomplete = await elsewhere.submit(form);
    expect([incomplete.status, incomplete.errorAt("description")]).toEqual([
      400,
      expect.stringContaining("Bitte beschreiben Sie das Projekt"),
    ]);
    expect(incomplete.valueAt("title")).toBe(title);
    const saved = await elsewhere.submit(form, { description: "Fünf Sorten.", als: "entwurf" });
    expect(saved.text).toContain("Entwurf gespeichert");

    const anna = await signIn(new Browserless(site.url), await createPerson(db));
    expect((await anna.get(path)).status).toBe(404);
    expect((await anna.get(`/ausschreibungen?q=${title}`)).text).toContain("Keine Ausschreibungen gefunden");

    const whole = (await browser.get(`${path}/bearbeiten`)).form(`${path}/bearbeiten`);
    const published = await browser.submit(whole, { category: "Packaging" });
    expect([published.path, published.text]).toEqual([
      "/profil",
      expect.stringContaining("Ausschreibung veröffentlicht"),
    ]);
    expect((await anna.get(`/ausschreibungen?q=${title}`)).text).toContain("1 Ausschreibung wird angezeigt");
    const again = await elsewhere.submit(form, { description: "Anders", als: "entwurf" });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining("Bitte wählen Sie eine Kategorie")]);

    const closed = await browser.submit(published.form(`${path}/schliessen`));
    expect(closed.text).toContain("Ausschreibung geschlossen");
    const seen = await anna.get(path);
    expect(seen.text).toContain("Diese Ausschreibung ist geschlossen und nimmt keine Angebote mehr an.");
    expect((await anna.get(`/nachrichten/neu?ausschreibung=${call?.id}`)).heading).toContain("geschlossen");
    expect((await browser.post(`${path}/schliessen`, {})).text).toContain("Hier war nichts zu tun.");

    const opened = await browser.submit(closed.form(`${path}/oeffnen`));
    expect([opened.text.includes("Ausschreibung wieder geöffnet"), await state()]).toEqual([true, "offen"]);
    const awarded = await browser.submit(opened.form(`${path}/vergeben`));
    expect([awarded.text.includes("als vergeben gekennzeichnet"), await state()]).toEqual([true, "vergeben"]);
    const copied = await browser.submit(awarded.form(`${path}/duplizieren`));
    expect(copied.heading).toBe("Entwurf bearbeiten");
    expect(copied.valueAt("title")).toBe(title);
  });

  it("is extended from its company's own page, and says until when [LIFE-08]", async ({ browser, db }) => {
    const berg = await createCompany(db);
    const call = await createCallOf(db, berg, { deadline: dayFromNow(-3) });
    const page = await (await signIn(browser, berg)).get("/profil");
    expect(page.text).toContain("Abgelaufen");
    const extended = await browser.submit(page.form(`/ausschreibungen/${call.id}/verlaengern`));
    expect(extended.text).toContain("Ausschreibung verlängert");
    expect(extended.text).toMatch(/Die Deadline ist der \d+\. \S+ 20\d\d\./);
    expect(extended.text).not.toContain("Abgelaufen");
  });
});
