import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { ausschreibungen } from "~/db/schema";
import { createCallOf, dayFromNow, storedCall } from "../support/calls";
import { Browserless, it, signedIn, signIn } from "../support/http";
import { createOffer } from "../support/offers";
import { createCompany, createPerson, unique } from "../support/people";

const long = (start: string) => `${start} ${"Wort ".repeat(200)}`;

it("a company with many calls has them all on its page and before a superadmin, page after page", async ({
  browser,
}) => {
  const berg = await createCompany(db);
  const titles = Array.from({ length: pageSizes.callsForSuperadmins + 1 }, (_, index) => `Ruf ${index}`);
  for (const [index, title] of titles.entries())
    await createCallOf(db, berg, { title, pinned: index === 0, createdAt: new Date(Date.now() - index * 60_000) });
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const walk = async (path: string, size: number) => {
    const found: string[] = [];
    let next: string | undefined = path;
    for (let page = 1; page <= Math.ceil(titles.length / size); page += 1) {
      expect(next).toBeDefined();
      const { html, text } = await browser.get(next ?? path);
      found.push(...titles.filter((title) => new RegExp(`>${title}<`).test(html)));
      next = new RegExp(`href="(${path}\\?ab=\\d+)#ausschreibungen"`).exec(html)?.[1];
      expect(text.includes("Ältere Ausschreibungen")).toBe(next !== undefined);
    }
    expect(next).toBeUndefined();
    return found;
  };
  expect(await walk(`/unternehmen/${berg.slug}`, pageSizes.callsOfCompany)).toEqual(titles);
  expect(await walk(`/admin/profile/${berg.id}`, pageSizes.callsForSuperadmins)).toEqual(titles);
});

describe("a company", () => {
  it("creates a call without script, and finds it on top of the list [CALL-19, CALL-40, CALL-42, ROLE-38]", async ({
    browser,
  }) => {
    const berg = await signedIn(browser, createCompany(db, { location: "Hittisau" }));
    const page = await browser.get("/ausschreibungen/neu");
    expect(page.texts("h2").slice(0, 4)).toEqual([
      "Worum geht es?",
      "Budget und Zeitplan",
      "Anforderungen und Lieferumfang",
      "Sichtbarkeit",
    ]);
    expect(page.text).toContain("Es kann immer nur eine Ausschreibung angeheftet sein");
    const title = unique("Plakate");
    const next = await browser.submit(page.form("/ausschreibungen/neu"), {
      title,
      description: "Drei Plakate",
      category: "Print Design",
      subcategory: "Plakat",
      budget: "1000",
      deadline: dayFromNow(30),
      projectDuration: "2 bis 4 Wochen",
      workLocation: "remote",
      experienceLevel: "egal",
      requirements: "Siebdruck\nHumor\nSiebdruck",
      deliverables: "Druckdaten",
      targetGroup: ["familien", "sonstige"],
      pinned: true,
    });
    expect(next.redirects).toEqual(["/ausschreibungen"]);
    expect(next.text).toContain("Ausschreibung erfolgreich erstellt!");
    expect(next.texts("h2")[0]).toBe(title);
    const [row] = await db.select().from(ausschreibungen).where(eq(ausschreibungen.title, title));
    expect(row).toMatchObject({
      userId: berg.id,
      category: "Print Design/Plakat",
      budget: "1000",
      location: "Hittisau",
      projectDuration: "2 bis 4 Wochen",
      requirements: ["Siebdruck", "Humor"],
      deliverables: ["Druckdaten"],
      targetGroup: "familien,sonstige",
      workLocation: "remote",
      experienceLevel: "egal",
      pinned: true,
      featured: false,
    });
  });

  it("is told what is missing, and keeps what it has typed [CALL-22, CALL-24, LOOK-12]", async ({ browser }) => {
    await signIn(browser, await createCompany(db));
    const page = await browser.get("/ausschreibungen/neu");
    const typed = { description: "Steht noch da", requirements: "Eins\nZwei", deadline: dayFromNow(-2) };
    const refused = await browser.submit(page.form("/ausschreibungen/neu"), typed);
    expect(refused.status).toBe(400);
    const [alert = ""] = refused.texts("alert").filter(Boolean);
    expect(alert).toMatch(
      /^Bitte füllen Sie alle Pflichtfelder aus Titel: .* Kategorie: .* Deadline: Die Deadline darf/,
    );
    expect(refused.errorAt("title")).toContain("Bitte geben Sie einen Titel ein");
    expect(refused.errorAt("category")).toBe("Bitte wählen Sie eine Kategorie");
    expect(refused.errorAt("deadline")).toContain("Die Deadline darf nicht in der Vergangenheit liegen");
    expect(refused.text).toContain("Steht noch da");
    expect(refused.html).toMatch(/<textarea[^>]*name="requirements"[^>]*>\n?Eins\nZwei/);
  });

  it("goes on with its form after signing in again, when the session had ended [CALL-23]", async ({ browser }) => {
    const berg = await signedIn(browser, createCompany(db));
    const form = (await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu");
    browser.cookies.clear();
    const title = unique("Unterbrochen");
    const stopped = await browser.submit(form, { title, description: "Text", category: "Marketing" });
    expect(stopped.status).toBe(401);
    expect(stopped.text).toContain("Sie müssen angemeldet sein, um eine Ausschreibung zu erstellen");
    const { email, password } = berg;
    const resumed = await browser.submit(stopped.form("/auth", "fortsetzen"), { email, password });
    const done = await browser.submit(resumed.form("/ausschreibungen/neu"));
    expect(done.text).toContain("Ausschreibung erfolgreich erstellt!");
    expect(done.texts("h2")).toContain(title);
  });

  it("manages its calls on its own profile [OWN-03, OWN-37, CALL-70, CALL-74, CALL-76, CALL-77, CALL-79, CALL-80, CALL-81, ROLE-39, ROLE-40, ROLE-41, GEN-04]", async ({
    browser,
  }) => {
    const berg = await createCompany(db);
    const old = await createCallOf(db, berg, { deadline: "2026-01-31", pinned: true });
    const call = await createCallOf(db, berg);
    await signIn(browser, berg);
    let page = await browser.get("/profil");
    expect(page.texts("h3").filter((title) => title.startsWith("Etiketten"))).toEqual([old.title, call.title]);
    expect(page.text).toContain("Abgelaufen");

    page = await browser.submit(page.form(`/ausschreibungen/${call.id}/anheften`));
    expect(page.text).toContain("Ausschreibung angeheftet");
    expect(await pinned()).toEqual([call.id]);
    page = await browser.submit(page.form(`/ausschreibungen/${call.id}/anheften`));
    expect(page.text).toContain("Anheftung entfernt");
    expect(await pinned()).toEqual([]);

    const edit = await browser.get(`/ausschreibungen/${old.id}/bearbeiten`);
    const title = unique("Neuer Titel");
    const saved = await browser.submit(edit.form(`/ausschreibungen/${old.id}/bearbeiten`), { title });
    expect(saved.text).toContain("Änderungen erfolgreich gespeichert!");
    const row = await storedCall(db, old);
    expect(row).toMatchObject({ title, deadline: "2026-01-31", description: old.description });
    expect(row?.updatedAt.getTime()).toBeGreaterThan(old.updatedAt.getTime());

    const asks = await browser.get(`/ausschreibungen/${old.id}/loeschen`);
    expect(asks.text).toContain("Diese Aktion kann nicht rückgängig gemacht werden");
    const deleted = await browser.submit(asks.form(`/ausschreibungen/${old.id}/loeschen`));
    expect(deleted.text).toContain("Ausschreibung erfolgreich gelöscht");
    expect(await db.$count(ausschreibungen, eq(ausschreibungen.id, old.id))).toBe(0);

    async function pinned() {
      const rows = await db.select().from(ausschreibungen).where(eq(ausschreibungen.userId, berg.id));
      return rows.filter((one) => one.pinned).map(({ id }) => id);
    }
  });

  it("finds its offers and the form at its call's page, where others answer it [LIFE-51]", async ({ browser }) => {
    const berg = await createCompany(db);
    const call = await createCallOf(db, berg);
    const draft = await createCallOf(db, berg, { status: "entwurf", publishedAt: null });
    await createOffer(db, call, await createPerson(db));
    await signIn(browser, berg);
    const page = await browser.get(call.path);
    expect(page.text).toMatch(/Bearbeiten.*1 Angebot, 1 neu/);
    expect(page.html).toContain(`href="/ausschreibungen/${call.id}/angebote"`);
    expect(page.html).toContain(`href="/ausschreibungen/${call.id}/bearbeiten"`);
    const unsent = await browser.get(draft.path);
    expect(unsent.text).toContain("Weiterschreiben");
    expect(unsent.text).not.toContain("Angebot senden");
    expect(unsent.html).not.toContain(`/${draft.id}/angebote`);
  });

  it("shows its active calls on its page, to signed-in people [COMP-06, COMP-07, COMP-08, CONST-21, ROLE-12]", async ({
    browser,
    site,
  }) => {
    const berg = await createCompany(db);
    const open = await createCallOf(db, berg, { description: long("Beginn") });
    const over = await createCallOf(db, berg, { deadline: dayFromNow(-2) });
    const visitor = await new Browserless(site.url).get(`/unternehmen/${berg.slug}`);
    expect(visitor.text).not.toContain("Aktive Ausschreibungen");
    expect(visitor.html).not.toContain(open.title);
    await signIn(browser, await createPerson(db));
    const page = await browser.get(`/unternehmen/${berg.slug}`);
    expect(page.texts("h2")).toContain("Aktive Ausschreibungen");
    expect(page.texts("h3")).toContain(open.title);
    expect(page.text).not.toContain(over.title);
    const shown = /Beginn [Wort ]*\.\.\./.exec(page.text)?.[0] ?? "";
    expect(shown.length).toBeGreaterThan(295);
    expect(shown.length).toBeLessThanOrEqual(303);
  });
});
