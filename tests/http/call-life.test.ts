import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen } from "~/db/schema";
import { createCallOf, dayFromNow, linkOfMail, storedCall } from "../support/calls";
import { Browserless, it, signedIn, signIn, textOf } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";

describe("a call without script", () => {
  it("is begun, gone on with elsewhere, published, closed, opened again and copied [LIFE-04, LIFE-05, LIFE-08, LIFE-09]", async ({
    browser,
    site,
  }) => {
    const berg = await signedIn(browser, createCompany(db));
    const title = unique("Etiketten");
    const begun = await browser.submit((await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu"), {
      title,
      als: "entwurf",
    });
    expect([begun.path, begun.text]).toEqual(["/profil", expect.stringContaining("Entwurf gespeichert")]);
    expect(begun.text).toContain("Noch ohne Beschreibung");
    const [call] = await db.select().from(ausschreibungen).where(eq(ausschreibungen.title, title));
    const path = `/ausschreibungen/${call?.id}`;
    const state = async () => (await storedCall(db, { id: call?.id ?? 0 }))?.status;

    const elsewhere = await signIn(new Browserless(site.url), berg);
    const form = (await elsewhere.get(`${path}/bearbeiten`)).form(`${path}/bearbeiten`);
    const incomplete = await elsewhere.submit(form);
    expect(incomplete.status).toBe(400);
    expect(incomplete.errorAt("description")).toContain("Bitte beschreiben Sie das Projekt");
    expect(incomplete.valueAt("title")).toBe(title);
    const saved = await elsewhere.submit(form, { description: "Fünf Sorten.", als: "entwurf" });
    expect(saved.text).toContain("Entwurf gespeichert");

    const anna = await signIn(new Browserless(site.url), await createPerson(db));
    expect((await anna.get(path)).status).toBe(404);
    expect((await anna.get(`/ausschreibungen?q=${title}`)).text).not.toContain(title);

    const whole = (await browser.get(`${path}/bearbeiten`)).form(`${path}/bearbeiten`);
    const published = await browser.submit(whole, { category: "Packaging" });
    expect(published.path).toBe("/profil");
    expect(published.text).toContain("Ausschreibung veröffentlicht");
    expect((await anna.get(`/ausschreibungen?q=${title}`)).text).toContain(title);
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

  it("is extended from its company's own page, and says until when [LIFE-08]", async ({ browser }) => {
    const berg = await createCompany(db);
    const call = await createCallOf(db, berg, { deadline: dayFromNow(-3) });
    const page = await (await signIn(browser, berg)).get("/profil");
    expect(page.text).toContain("Abgelaufen");
    const extended = await browser.submit(page.form(`/ausschreibungen/${call.id}/verlaengern`));
    expect(extended.text).toContain("Ausschreibung verlängert");
    expect(extended.text).toMatch(/Die Deadline ist der \d+\. \S+ 20\d\d\./);
    expect(extended.text).not.toContain("Abgelaufen");
  });

  it("is extended and closed by the links of a mail, which looking at them does not [LIFE-13]", async ({ site }) => {
    const stranger = new Browserless(site.url);
    const call = await createCallOf(db, await createCompany(db), { deadline: dayFromNow(2) });
    const stored = async () => await storedCall(db, call);
    const link = linkOfMail(call, "verlaengern");
    const page = await stranger.get(link);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    await stranger.get(linkOfMail(call, "schliessen"));
    expect(await stored()).toMatchObject({ deadline: call.deadline, status: "offen" });
    const done = await stranger.submit(page.form(link));
    expect(done.text).toMatch(/Ihre Ausschreibung nimmt jetzt bis \d+\. \S+ 20\d\d Angebote an\./);
    expect((await stored())?.deadline).toBe(dayFromNow(16));
    for (const old of [await stranger.get(link), await stranger.post(link, {})])
      expect([old.status, old.text]).toEqual([410, expect.stringContaining("Dieser Link gilt nicht mehr")]);
    expect((await stranger.get(link.replace(/siegel=.*/, "siegel=x"))).status).toBe(410);
  });

  it("says what it expects before a choice, how near its end is, and gives its deadline to a calendar [LIFE-14, LIFE-15, LIFE-16, LIFE-20]", async ({
    browser,
    site,
  }) => {
    const berg = await signedIn(browser, createCompany(db));
    const title = unique("Käse & Brot, Most");
    const form = (await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu");
    expect(textOf(form.element)).toContain(
      "Kreativländle ist keine Vergabeplattform. Öffentliche Auftraggeber prüfen vorher, ob eine Direktvergabe zulässig ist.",
    );
    const typed = { title, description: "Drei", category: "Packaging", deadline: dayFromNow(5) };
    const incomplete = await browser.submit(form, { ...typed, pitch: "verguetet" });
    expect(incomplete.errorAt("pitchFee")).toContain("mit wie viel Euro");
    expect((await browser.submit(form, { ...typed, pitchFee: "bald", pitch: "verguetet" })).status).toBe(400);
    await browser.submit(form, { ...typed, pitch: "verguetet", pitchFee: "1.500" });
    await browser.submit(form, { ...typed, title: unique("Ohne Angabe") });
    const [call, plain] = await db
      .select()
      .from(ausschreibungen)
      .where(eq(ausschreibungen.userId, berg.id))
      .orderBy(ausschreibungen.id);
    expect(plain).toMatchObject({ pitch: "keine", pitchFee: null });

    const anna = await signIn(new Browserless(site.url), await createPerson(db));
    const list = await anna.get("/ausschreibungen");
    const page = await anna.get(`/ausschreibungen/${call?.id}`);
    for (const { text } of [list, page]) {
      expect(text).toContain("Entwürfe werden mit 1.500 € vergütet");
      expect(text).toMatch(/bis \d+\. \S+ 20\d\d, noch 5 Tage/);
    }
    expect(list.text).toContain("Keine Entwürfe erwartet");
    const file = await anna.get(`/ausschreibungen/${call?.id}/kalender.ics`);
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(file.html).toContain(`DTSTART;VALUE=DATE:${dayFromNow(5).replaceAll("-", "")}\r\n`);
    const endless = await createCallOf(db, berg);
    expect((await anna.get(`/ausschreibungen/${endless.id}/kalender.ics`)).status).toBe(404);
  });
});
