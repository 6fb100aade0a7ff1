import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, decisions, posts, profiles, reservedProfiles, sessions } from "~/db/schema";
import { Browserless, it, signedIn, signIn } from "../support/http";
import { createPerson, unique } from "../support/people";
import { createPostOf } from "../support/posts";
import { createReport } from "../support/reports";
import { reserve } from "../support/reservations";

const reason = "Werbung, die niemand bestellt hat.";

/** A form with several boxes of one name. */
const withBoxes = (ids: (string | number)[], more: Record<string, string>) =>
  new URLSearchParams([...ids.map((id) => ["wahl", `${id}`]), ...Object.entries(more)]);

describe("several at once [ADM-63, ADM-64]", () => {
  it("hides the profiles of a page with one reason, each recorded and told as if alone, and no other twice", async ({
    browser,
    mailSink,
  }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const family = unique("Werbung").replaceAll(" ", "");
    const people = [
      await createPerson(db, { name: `${family} Eins` }),
      await createPerson(db, { name: `${family} Zwei` }),
      await createPerson(db, { name: `${family} Drei`, hiddenBySuperadmin: true }),
    ];
    const ids = people.map(({ id }) => id);
    const list = `/admin/profile?q=${family}`;
    const page = await browser.get(list);
    for (const { id, name } of people) {
      expect(page.html).toContain(`value="${id}"`);
      expect(page.text).toContain(`${name} auswählen`);
    }
    const all = /name="alle"[^>]* value="([^"]+)"/.exec(page.html)?.[1] ?? "";
    expect(all.split(".").sort()).toEqual(ids.toSorted());
    const search = new URLSearchParams({ zurueck: page.valueAt("zurueck") ?? "", alle: all, tat: "ausblenden" });
    const asked = await browser.get(`/admin/auswahl/profile?${search}`);
    expect(asked.heading).toBe("Ausblenden: 3 Profile");
    expect(asked.text).toContain("Die Konten bleiben offen.");
    const address = `/admin/auswahl/profile?${search}`;

    const without = await browser.post(address, withBoxes(ids, { reason: " " }));
    expect([without.status, without.text]).toEqual([400, expect.stringContaining("Bitte nennen Sie einen Grund.")]);
    const done = await browser.post(address, withBoxes(ids, { reason }));
    expect(done.text).toContain("2 Profile ausgeblendet.");
    expect(done.text).toContain("Einmal war nichts mehr zu tun.");
    expect(done.redirects).toEqual([list]);
    expect((await browser.post(address, withBoxes(ids, { reason }))).text).toContain("Hier war nichts zu tun.");

    const acts = await db.select().from(auditLog).where(inArray(auditLog.concerns, ids));
    expect(acts.map((act) => [act.action, act.concerns, act.reason]).sort()).toEqual(
      ids
        .slice(0, 2)
        .map((id) => ["profile.hide", id, reason])
        .sort(),
    );
    for (const { email } of people.slice(0, 2))
      expect((await mailSink.waitForMail(email, { subject: /ausgeblendet/ })).text).toContain(reason);
  });

  it("names what fails with the reason, keeps it chosen, and does all else", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const [ben, ute] = [await createPerson(db), await createPerson(db, { isSuperadmin: true })];
    const address = "/admin/auswahl/profile?tat=sperren";
    const ids = [ben.id, ute.id, "00000000-0000-0000-0000-000000000000", "x"];
    const unconfirmed = await browser.post(address, withBoxes(ids, { reason }));
    expect([unconfirmed.status, unconfirmed.errorAt("word")]).toEqual([400, "Bitte tippen Sie SPERREN"]);
    const answer = await browser.post(
      `${address}&wahl=${ben.id}&wahl=${ute.id}`,
      withBoxes(ids, { reason, word: "sperren" }),
    );
    expect(answer.status).toBe(409);
    expect(answer.texts("alert").join()).toContain(`1 Profil gesperrt. Nicht getan: ${ute.name}: Administratorinnen`);
    const chosen = [...answer.html.matchAll(/<input[^>]*name="wahl"[^>]*>/g)].map(([box]) => box);
    expect([chosen.length, chosen[0]?.includes(ute.id), answer.text.includes(reason)]).toEqual([1, true, true]);
    const stored = await db
      .select()
      .from(profiles)
      .where(inArray(profiles.id, [ben.id, ute.id]));
    expect(Object.fromEntries(stored.map(({ id, profileStatus }) => [id, profileStatus]))).toEqual({
      [ben.id]: "blocked",
      [ute.id]: "active",
    });
  });

  it("says at the field what is missing, and keeps what was typed and chosen [ADM-92]", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const [ben, ute] = [await createPerson(db), await createPerson(db)];
    const address = `/admin/auswahl/profile?tat=sperren&alle=${ben.id}.${ute.id}`;
    const answerTo = (ids: string[], typed: Record<string, string>) => browser.post(address, withBoxes(ids, typed));
    const ticked = (html: string) => [ben, ute].map(({ id }) => new RegExp(`checked=""[^>]*value="${id}"`).test(html));
    const unconfirmed = await answerTo([ute.id], { reason, word: "ja" });
    expect(unconfirmed.errorAt("word")).toBe("Bitte tippen Sie SPERREN");
    expect([unconfirmed.text.includes(reason), ticked(unconfirmed.html)]).toEqual([true, [false, true]]);
    const without = await answerTo([ute.id], { reason: "kurz", word: "sperren" });
    expect(without.errorAt("reason")).toContain("Bitte nennen Sie einen Grund.");
    expect([without.valueAt("word"), ticked(without.html)]).toEqual(["sperren", [false, true]]);
    const nobody = await answerTo([], { reason, word: "sperren" });
    expect(nobody.texts("alert").join()).toContain("Bitte lassen Sie mindestens einen Eintrag angekreuzt");
    expect([nobody.text.includes(reason), ticked(nobody.html)]).toEqual([true, [false, false]]);
    const rows = await db
      .select()
      .from(profiles)
      .where(inArray(profiles.id, [ben.id, ute.id]));
    expect(rows.map(({ profileStatus }) => profileStatus)).toEqual(["active", "active"]);
  });

  it("deletes reservations for a typed word and the password of the last minutes alone, and renews links", async ({
    browser,
  }) => {
    const vera = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
    const both = [await reserve(db), await reserve(db)];
    const stored = await db
      .select()
      .from(reservedProfiles)
      .where(
        inArray(
          reservedProfiles.email,
          both.map(({ email }) => email),
        ),
      );
    const ids = stored.map(({ id }) => id);
    const tokens = async () => {
      const rows = await db.select().from(reservedProfiles).where(inArray(reservedProfiles.id, ids));
      return rows.map(({ reservationToken }) => reservationToken).sort();
    };
    const before = await tokens();
    const once = withBoxes(ids, { submissionId: unique("erneuern") });
    const renewed = await browser.post("/admin/auswahl/reservierungen?tat=erneuern", once);
    expect(renewed.text).toContain("2 Reservierungen mit neuem Link.");
    const after = await tokens();
    expect(after).not.toEqual(before);
    const twice = await browser.post("/admin/auswahl/reservierungen?tat=erneuern", once);
    expect(twice.text).toContain("2 Reservierungen mit neuem Link.");
    expect(await tokens()).toEqual(after);
    const deletion = "/admin/auswahl/reservierungen?tat=loeschen";
    await db
      .update(sessions)
      .set({ passwordAt: sql`now() - interval '20 minutes'` })
      .where(eq(sessions.userId, vera.id));
    expect((await browser.post(deletion, withBoxes(ids, { word: "löschen" }))).status).toBe(401);
    await db.update(sessions).set({ passwordAt: sql`now()` }).where(eq(sessions.userId, vera.id));
    const deleted = await browser.post(deletion, withBoxes(ids, { word: "löschen" }));
    expect(deleted.text).toContain("2 Reservierungen gelöscht.");
    expect(await db.select().from(reservedProfiles).where(inArray(reservedProfiles.id, ids))).toEqual([]);
  });

  it("opens to Moderation what it may do to one, and nothing else", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { roles: ["moderation"] }));
    const anna = await createPerson(db);
    const two = [await createPostOf(db, anna), await createPostOf(db, anna)];
    expect((await browser.get(`/admin/profile/${anna.id}`)).html).toContain('action="/admin/auswahl/posts"');
    const ids = two.map(({ id }) => id);
    const hidden = await browser.post("/admin/auswahl/posts?tat=ausblenden", withBoxes(ids, { reason }));
    expect(hidden.text).toContain("2 Posts ausgeblendet.");
    const rows = await db.select().from(posts).where(inArray(posts.id, ids));
    expect(rows.map((post) => post.hidden)).toEqual([true, true]);
    for (const address of ["profile?tat=sperren", "reservierungen?tat=widerrufen"])
      expect((await browser.get(`/admin/auswahl/${address}`)).status).toBe(403);
    for (const address of ["profile?tat=loeschen", "profile", "toString?tat=x"])
      expect((await browser.get(`/admin/auswahl/${address}`)).status).toBe(404);
  });
});

it("several reports at once are decided by one of two, and the other reads by whom; danger and several reasons are left [ADM-65]", async ({
  browser,
  site,
}) => {
  const [vera, mona] = [await createPerson(db, { isSuperadmin: true }), await createPerson(db, { isSuperadmin: true })];
  await signIn(browser, vera);
  const other = await signIn(new Browserless(site.url), mona);
  const anna = await createPerson(db);
  const reported = async (values: Parameters<typeof createReport>[2] = {}) => {
    const post = await createPostOf(db, anna);
    return { post, id: (await createReport(db, post, values)).subjectId };
  };
  const [first, second, mixed] = [await reported(), await reported(), await reported()];
  const danger = await reported({ isDanger: true });
  await createReport(db, mixed.post, { reason: "spam" });
  expect((await browser.get("/admin/meldungen")).text).toContain("Alle auf dieser Seite auswählen");
  const address = "/admin/auswahl/meldungen?tat=ausblenden";
  const ids = [first.id, second.id, mixed.id, danger.id];
  const [one, two] = await Promise.all([
    browser.post(address, withBoxes(ids, { reason })),
    other.post(address, withBoxes(ids, { reason })),
  ]);
  expect([one.status, two.status]).toEqual([409, 409]);
  for (const answer of [one, two]) {
    expect(answer.text).toContain("Hier besteht Verdacht auf Gefahr.");
    expect(answer.text).toContain("Gemeldet aus mehreren Gründen.");
  }
  const decided = await db.select().from(decisions).where(inArray(decisions.subjectId, ids));
  expect(decided.map(({ subjectId }) => subjectId).sort()).toEqual([first.id, second.id].sort());
  const late = await other.post(address, withBoxes([first.id], { reason }));
  const byMona = decided.find(({ subjectId }) => subjectId === first.id)?.decidedBy === mona.id;
  expect(late.text).toContain(byMona ? "Hier war nichts zu tun." : `${vera.name} hat am`);
});
