import { desc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { roles } from "~/audit/roles";
import { db } from "~/db/client.server";
import { auditLog, decisions, type Role } from "~/db/schema";
import { createCallOf } from "../support/calls";
import { attribute, Browserless, byTag, it, signIn, textOf } from "../support/http";
import { createCompany, createPerson, storedPerson, unique } from "../support/people";
import { createPostOf } from "../support/posts";
import { createObjection, createReport } from "../support/reports";
import { setUpFactor } from "../support/second-factor";
import { startSite } from "../support/site";

const reason = "Verstößt gegen die Nutzungsbedingungen.";
const navigation = (page: { document: Parameters<typeof byTag>[0] }) =>
  byTag(page.document, "nav")
    .filter((nav) => nav.attrs.some(({ name, value }) => name === "aria-label" && value === "Administration"))
    .flatMap((nav) => byTag(nav, "a").map(textOf));

describe("roles between member and superadmin", () => {
  it("are given and taken at a profile's page, told by mail and recorded, and end with the next request [ADM-52, ADM-55]", async ({
    site,
    mailSink,
  }) => {
    const [vera, mona] = [await createPerson(db, { isSuperadmin: true }), await createPerson(db)];
    const [chief, own] = [new Browserless(site.url), new Browserless(site.url)];
    await signIn(chief, vera);
    await signIn(own, mona);
    expect((await own.get("/admin/meldungen")).status).toBe(403);
    const save = async (chosen: Record<string, string>) => {
      const page = await chief.get(`/admin/profile/${mona.id}`);
      return chief.submit(page.form(`/admin/profile/${mona.id}/rollen`), chosen);
    };
    expect((await save({ moderation: "on" })).text).toContain("Rollen geändert");
    await mailSink.waitForMail(mona.email, { subject: "Ihre Rollen haben sich geändert" });
    const page = await own.get("/admin/dashboard");
    expect(navigation(page)).toEqual(["Dashboard", "Meldungen"]);
    expect((await own.get("/konto")).text).toContain("Admin");
    expect(page.text).not.toContain("Reservierte Profile");
    expect((await own.get("/admin/meldungen")).status).toBe(200);
    await chief.post(`/admin/profile/${mona.id}/rollen`, { seen: "moderation" });
    expect((await own.get("/admin/meldungen")).status).toBe(403);
    expect((await own.post(`/admin/profile/${vera.id}/ausblenden`, { reason })).status).toBe(403);
    const acts = await db.select().from(auditLog).where(eq(auditLog.concerns, mona.id)).orderBy(desc(auditLog.id));
    expect(acts.map(({ action, actorName, before, after }) => [action, actorName, before, after])).toEqual([
      ["profile.roles", vera.name, { Rollen: "Moderation" }, { Rollen: "keine" }],
      ["profile.roles", vera.name, { Rollen: "keine" }, { Rollen: "Moderation" }],
    ]);
    expect((await chief.post(`/admin/profile/${vera.id}/rollen`, { redaktion: "on" })).status).toBe(403);
  });

  it("lets Moderation act under its name, and keeps mail addresses, contact data, deleting and blocking from it [ADM-54]", async ({
    browser,
  }) => {
    const mona = await createPerson(db, { roles: ["moderation"], name: unique("Mona") });
    const anna = await createPerson(db, { phone: "+43 5500 777 77", contactEmail: "post@anna.example" });
    const post = await createPostOf(db, anna);
    const { subjectId } = await createReport(db, post);
    await signIn(browser, mona);
    expect((await browser.get("/admin/dashboard")).text).toMatch(/Eine Meldung wartet|Meldungen warten/);
    const profile = await browser.get(`/admin/profile/${anna.id}`);
    for (const hidden of [anna.email, "+43 5500 777 77", "post@anna.example"])
      expect(profile.html).not.toContain(hidden);
    for (const button of ["Konto sperren", "Rollen speichern", "Auskunft und Löschung"])
      expect(profile.text).not.toContain(button);
    expect(profile.text).toContain("Verlauf");
    const reported = await browser.get(`/admin/meldungen/${subjectId}`);
    const choices = byTag(reported.document, "input").flatMap(({ attrs }) =>
      attrs.some(({ name, value }) => name === "name" && value === "outcome")
        ? attrs.filter(({ name }) => name === "value").map(({ value }) => value)
        : [],
    );
    expect(choices).toEqual(["none", "warn", "hide"]);
    for (const outcome of ["delete", "block"]) {
      const word = outcome === "delete" ? "löschen" : "sperren";
      const answer = await browser.post(`/admin/meldungen/${subjectId}`, { outcome, reason, word, ground: "agb" });
      expect([outcome, answer.status]).toEqual([outcome, 403]);
    }
    expect((await browser.get(`/admin/posts/${post.id}`)).text).not.toContain("Endgültig löschen");
    await browser.post(`/admin/meldungen/${subjectId}`, { outcome: "hide", reason, ground: "agb" });
    const [act] = await db.select().from(auditLog).where(eq(auditLog.concerns, anna.id)).orderBy(desc(auditLog.id));
    expect([act?.action, act?.actorName]).toEqual(["post.hide", mona.name]);
  });

  it("leaves to superadmins what they answer for, and keeps the reason [ADM-54, TELL-50]", async ({ browser }) => {
    const mona = await createPerson(db, { roles: ["moderation"] });
    const vera = await createPerson(db, { isSuperadmin: true });
    const post = await createPostOf(db, vera);
    await signIn(browser, mona);
    for (const path of [`/admin/profile/${vera.id}/ausblenden`, `/admin/posts/${post.id}/ausblenden`]) {
      const answer = await browser.post(path, { reason, ground: "agb" });
      expect([answer.status, answer.heading]).toEqual([403, "Nicht gespeichert"]);
      expect(answer.text).toContain("Das betrifft jemanden aus der Administration.");
      expect(answer.html).toContain(reason);
    }
    const stored = await storedPerson(db, vera);
    expect(stored?.hiddenBySuperadmin).toBe(false);
  });

  it("leaves objections to a block to superadmins [ADM-54]", async ({ browser }) => {
    const mona = await createPerson(db, { roles: ["moderation"] });
    const objection = await createObjection(db, await createPostOf(db, await createPerson(db)));
    await db.update(decisions).set({ outcome: "block" }).where(eq(decisions.id, objection.decisionId));
    await signIn(browser, mona);
    const page = await browser.post(`/admin/einsprueche/${objection.id}`, { isUpheld: "1", reason });
    expect(page.text).toContain("Es geht um eine Kontosperre. Darüber entscheidet die Administration.");
  });

  it("lets Redaktion write drafts and recommend, and shows it no reader and no report [ADM-53]", async ({
    browser,
  }) => {
    const reader = await createPerson(db, { newsletterConsent: true });
    const anna = await createPerson(db);
    await signIn(browser, await createPerson(db, { roles: ["redaktion"] }));
    const list = await browser.get("/admin/newsletter");
    expect([list.status, list.html.includes(reader.email)]).toEqual([200, false]);
    expect(navigation(list)).toEqual(["Dashboard", "Newsletter"]);
    expect((await browser.get("/admin/dashboard")).text).toContain("Heute wartet nichts auf Sie.");
    const profile = await browser.get(`/admin/profile/${anna.id}`);
    expect([profile.text.includes("Empfehlung"), profile.text.includes("Verlauf")]).toEqual([true, false]);
    expect(profile.html).not.toContain(anna.email);
    await browser.submit(profile.form(`/admin/profile/${anna.id}/empfehlen`), { featuredUntil: "2099-01-01" });
    const shown = await storedPerson(db, anna);
    expect(shown?.featured).toBe(true);
  });

  it("shows Redaktion nothing that members don't see, and lets it recommend nothing of its own [ADM-53]", async ({
    browser,
  }) => {
    const berg = await createCompany(db);
    const [open, hidden] = [await createCallOf(db, berg), await createCallOf(db, berg, { hidden: true })];
    const rosa = await createCompany(db, { roles: ["redaktion"] });
    const own = await createCallOf(db, rosa);
    const away = await createPerson(db, { profileStatus: "blocked" });
    await signIn(browser, rosa);
    const of = async (path: string) => (await browser.get(path)).status;
    expect(await of(`/admin/ausschreibungen/${open.id}`)).toBe(200);
    expect(await of(`/admin/ausschreibungen/${hidden.id}`)).toBe(404);
    expect(await of(`/admin/profile/${away.id}`)).toBe(404);
    expect((await browser.get(`/admin/profile/${berg.id}`)).text).not.toContain(hidden.title);
    expect((await browser.get(`/admin/ausschreibungen/${own.id}`)).text).not.toContain("Empfehlung");
  });

  it.for(Object.keys(roles) as Role[])(
    "shows %s no link into the area that leads to a refusal [ADM-55]",
    async (role, { browser }) => {
      const berg = await createCompany(db);
      const call = await createCallOf(db, berg);
      await createReport(db, await createPostOf(db, berg));
      await signIn(browser, await createPerson(db, { roles: [role] }));
      // The menu leads to the first, pages of members to the others.
      const paths = new Set(["/admin/dashboard", `/admin/profile/${berg.id}`, `/admin/ausschreibungen/${call.id}`]);
      for (const path of paths) {
        const page = await browser.get(path);
        expect([path, page.status]).toEqual([path, 200]);
        for (const link of byTag(page.document, "a")) {
          const { pathname } = new URL(attribute(link, "href") ?? "", `http://site${path}`);
          if (pathname.startsWith("/admin/")) paths.add(pathname);
        }
      }
    },
  );

  it("opens nothing without the second factor where superadmins need it [ADM-55]", async ({
    site: { databaseUrl, dataDir },
  }) => {
    const strict = await startSite({
      databaseUrl,
      dataDir,
      settings: { SUPERADMIN_SECOND_FACTOR: "1", BLOG_EDITORS: "superadmins" },
    });
    try {
      const browser = new Browserless(strict.url);
      await signIn(browser, await createPerson(db, { roles: ["redaktion", "moderation"] }));
      for (const path of ["/admin/dashboard", "/admin/meldungen", "/admin/newsletter"])
        expect((await browser.get(path)).heading).toBe("Zweiter Faktor");
      expect((await browser.get("/blog/admin")).status).toBe(403);
      await setUpFactor(browser);
      for (const path of ["/admin/meldungen", "/blog/admin"]) expect((await browser.get(path)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});
