import { domainToASCII } from "node:url";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { dayInVienna, mondayOf } from "~/text/dates";
import { newsletters, unfoundWords } from "../../app/db/schema";
import { attribute, Browserless, byTag, it, signedIn, signIn } from "../support/http";
import { createImport } from "../support/imports";
import { createNewsletter } from "../support/newsletters";
import { createPerson, unique } from "../support/people";
import { createPostOf } from "../support/posts";
import { createReport } from "../support/reports";
import { createLetters, reserve } from "../support/reservations";

const tableOf = (csv: string) => csv.replace("\ufeff", "").trim().split("\r\n");

describe("the lists of superadmins [ADM-61]", () => {
  it("say how many they find, and give the same as CSV with the filters of the address", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const family = unique("Listenfund").replaceAll(" ", "");
    await createPerson(db, { name: `${family} Eins` });
    await createPerson(db, { name: `${family} Zwei`, emailVerified: false });
    expect((await browser.get(`/admin/profile?q=${family}`)).text).toContain("2 Profile");
    const filtered = await browser.get(`/admin/profile?q=${family}&stand=unbestaetigt`);
    expect(filtered.text).toContain("Ein Profil");
    expect(filtered.html).toContain(`/admin/listen/profile?stand=unbestaetigt&amp;q=${family}`);
    const csv = await browser.get(`/admin/listen/profile?stand=unbestaetigt&q=${family}`);
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = tableOf(csv.html);
    expect([lines.length, lines[0]]).toEqual([2, expect.stringContaining('"Name";"E-Mail"')]);
    expect(lines[1]).toContain(`"${family} Zwei"`);
    expect((await browser.get("/admin/listen/gibt-es-nicht")).status).toBe(404);
  });

  it("find a domain with umlauts as it is written, and show it so [ADM-73, AUTH-66]", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const host = unique("käsehaus").replaceAll(" ", "");
    const email = `info@${domainToASCII(`${host}.at`)}`;
    const { id } = await createPerson(db, { email, newsletterConsent: true });
    await reserve(db, { email });
    for (const list of ["profile", "newsletter/empfang", "dashboard"]) {
      const page = await browser.get(`/admin/${list}?q=${encodeURIComponent(host)}`);
      expect([list, page.text.includes(`info@${host}.at`)]).toEqual([list, true]);
    }
    expect((await browser.get(`/admin/profile/${id}`)).text).toContain(`info@${host}.at`);
  });

  it("search reports by what and by whom, and export them for superadmins alone", async ({ browser, site }) => {
    const anna = await createPerson(db, { name: unique("Gesuchte Anna") });
    await createReport(db, await createPostOf(db, anna));
    await createReport(db, await createPostOf(db, await createPerson(db)));
    const address = `/admin/meldungen?q=${encodeURIComponent(anna.name)}`;
    const mona = await signIn(new Browserless(site.url), await createPerson(db, { roles: ["moderation"] }));
    const page = await mona.get(address);
    expect([page.text.includes("Ein Eintrag"), page.html.includes("/admin/listen/")]).toEqual([true, false]);
    expect((await mona.get("/admin/listen/meldungen")).status).toBe(403);
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const csv = await browser.get(`/admin/listen/meldungen?q=${encodeURIComponent(anna.name)}`);
    expect(tableOf(csv.html)).toHaveLength(2);
  });

  it("also hold newsletters, their readers, imports, letters and words that found nothing, each row with room for a finger [LOOK-68]", async ({
    browser,
  }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const subject = unique("Brief im Advent");
    const id = await createNewsletter(db);
    await db.update(newsletters).set({ subject }).where(eq(newsletters.id, id));
    const reader = await createPerson(db, { newsletterConsent: true, name: unique("Lesende Rosa") });
    await createImport(db);
    const letters = await createLetters(db);
    const word = unique("perückenmacherin").replaceAll(" ", "").toLowerCase();
    const searchers = [1, 2, 3].map((one) => Buffer.from(`${one}`));
    const week = mondayOf(dayInVienna());
    await db.insert(unfoundWords).values(searchers.map((searcher) => ({ week, word, searcher })));
    const q = (text: string) => `q=${encodeURIComponent(text)}`;
    const rows = [
      [`/admin/newsletter?${q(subject)}`, "Ein Newsletter", `/admin/newsletter/${id}`, `newsletter?${q(subject)}`],
      [
        `/admin/newsletter/empfang?${q(reader.name)}`,
        "Eine Person",
        `/admin/profile/${reader.id}`,
        `newsletter-empfang?${q(reader.name)}`,
      ],
      [`/admin/gesucht?${q(word)}`, "Ein Wort", `/kreative?q=${encodeURIComponent(word)}`, `gesucht?${q(word)}`],
      ["/admin/import?stand=offen", "List", "/admin/import/", "importe?stand=offen"],
      ["/admin/briefe", "Lieferung", `/admin/briefe/${letters}`, "briefe"],
    ] as const;
    for (const [path, count, link, csv] of rows) {
      const page = await browser.get(path);
      expect([path, page.text.includes(count), page.html.includes(link)]).toEqual([path, true, true]);
      const names = byTag(page.document, "th").flatMap((cell) => byTag(cell, "a"));
      expect(
        names.map((name) => /\bhit\b/.test(attribute(name, "class") ?? "")),
        path,
      ).toEqual(names.map(() => true));
      const table = tableOf((await browser.get(`/admin/listen/${csv}`)).html);
      expect([csv, csv.includes("q=") ? table.length === 2 : table.length > 1]).toEqual([csv, true]);
    }
    const none = await browser.get(`/admin/newsletter?stand=versendet&${q(subject)}`);
    expect(none.text).toContain("gibt es keinen Newsletter");
  });

  it("give reservations without their links, and the log with its reasons", async ({ browser }) => {
    const vera = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
    const reservation = await reserve(db);
    const csv = await browser.get(`/admin/listen/reservierungen?q=${encodeURIComponent(reservation.email)}`);
    expect(tableOf(csv.html)).toHaveLength(2);
    const address = (stage: string) => `/admin/dashboard?stand=${stage}&q=${encodeURIComponent(reservation.email)}`;
    expect((await browser.get(address("ungeoeffnet"))).text).toContain("Eine Reservierung");
    for (const stage of ["geoeffnet", "beansprucht"])
      expect((await browser.get(address(stage))).text).toContain("gibt es keine Reservierung");
    expect(csv.html).not.toContain(reservation.path.split("/").at(-1));
    const ben = await createPerson(db);
    const reason = unique("Grund");
    await browser.post(`/admin/profile/${ben.id}/ausblenden`, { reason });
    const log = await browser.get(`/admin/listen/protokoll?q=${encodeURIComponent(reason)}`);
    expect(tableOf(log.html)[1]).toContain(`"${vera.name}";"Profil ausgeblendet"`);
  });
});
