import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, posts } from "../../app/db/schema";
import { Browserless } from "../support/browserless";
import { it, signIn } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";
import { confirm, confirmationLink } from "../support/registration";
import { reserve } from "../support/reservations";

const call = (userId: string, title: string) => ({
  userId,
  title,
  slug: "werkhalle",
  description: "Eine Werkhalle soll fotografiert werden, innen und außen.",
  category: "Fotografie",
});

describe("the addresses", () => {
  it.for([
    ["/ausschreibungen", 200, "Alle Ausschreibungen", "NAV-09, CALL-01"],
    ["/profil", 401, "Bitte melden Sie sich an", "NAV-10"],
    ["/datenschutz", 200, "Datenschutzerklärung", "NAV-12, ROLE-08"],
    ["/agb", 200, "Allgemeine Geschäftsbedingungen", "NAV-13, ROLE-08"],
    ["/impressum", 200, "Impressum", "NAV-14, ROLE-08"],
    ["/admin/reserve-profile", 403, "Zugriff verweigert", "NAV-15"],
    ["/admin/dashboard", 403, "Zugriff verweigert", "NAV-16"],
    ["/auth", 200, "Anmelden", "NAV-21"],
  ] as const)("%s answers a visitor with %d and '%s' [%s]", async ([path, status, heading], { browser }) => {
    const page = await browser.get(path);
    expect(page.status).toBe(status);
    expect(page.heading.replaceAll("\u00ad", "")).toContain(heading);
  });

  it("lead from the own profile to signing in, and back [NAV-10, NAV-22, OWN-04]", async ({ browser }) => {
    const page = await browser.get("/profil");
    expect(page.html).toContain('href="/auth?modus=anmelden&amp;weiter=%2Fprofil"');
    expect(page.texts("a")).toContain("Jetzt anmelden");
    const anna = await createPerson(db);
    const form = (await browser.get("/auth?modus=anmelden&weiter=%2Fprofil")).form("/auth");
    const profile = await browser.submit(form, { email: anna.email, password: anna.password });
    expect(profile.redirects).toEqual(["/profil"]);
    expect(profile.heading).toContain(anna.name);
  });

  it("of the superadmin area lead superadmins to its pages [NAV-15, NAV-16]", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const form = await browser.get("/admin/reserve-profile");
    expect([form.status, form.heading]).toEqual([200, "Profil reservieren"]);
    expect(form.form("/admin/reserve-profile", "email").method).toBe("post");
    const dashboard = await browser.get("/admin/dashboard");
    expect([dashboard.status, dashboard.heading]).toEqual([200, "Admin-Dashboard"]);
  });

  it("of a claim link shows its form, and tells a stranger with an invented one so [NAV-17]", async ({ browser }) => {
    const { path } = await reserve(db);
    expect((await browser.get(path)).form(path, "passwordConfirmation").method).toBe("post");
    const page = await browser.get("/claim-profile/erfunden");
    expect(page.text).toContain("Token ungültig oder bereits verwendet");
  });
});

describe("the product", () => {
  it("lets companies publish calls and manage their own [GEN-04, ROLE-25, ROLE-26, ROLE-43]", async ({
    browser,
    site,
  }) => {
    const company = await createCompany(db, { contactEmail: "buero@studio.example", phone: "+43 5500 1" });
    const title = unique("Fotos einer Werkhalle");
    await db.insert(ausschreibungen).values(call(company.id, title));
    const address = `/unternehmen/${company.slug}`;

    const visitor = await browser.get(address);
    expect([visitor.text.includes(title), visitor.text.includes("buero@studio.example")]).toEqual([false, false]);

    await signIn(browser, await createPerson(db));
    const page = await browser.get(address);
    expect([page.text.includes(title), page.text.includes("buero@studio.example")]).toEqual([true, true]);
    expect((await browser.get("/ausschreibungen")).text).toContain(title);

    const owner = new Browserless(site.url);
    await signIn(owner, company);
    const own = await owner.get("/profil");
    expect(own.text).toContain(title);
    expect(own.html).toMatch(/\/ausschreibungen\/\d+\/loeschen/);
    expect((await owner.get("/ausschreibungen")).text).toContain(title);
  });

  it("lets creatives show skills, highlights and posts, and be liked [GEN-05, PROF-22, ROLE-03]", async ({
    browser,
    site,
  }) => {
    const anna = await createPerson(db, {
      skills: ["Illustration"],
      portfolioHighlights: ["Branding"],
      bio: "Zeichnet Kühe.",
    });
    await db.insert(posts).values({ userId: anna.id, content: "Eine neue Kuh ist fertig." });
    const address = `/kreative/${anna.slug}`;
    const page = await browser.get(address);
    for (const shown of ["Illustration", "Branding", "Zeichnet Kühe.", "Eine neue Kuh ist fertig."]) {
      expect(page.text).toContain(shown);
    }
    const fan = new Browserless(site.url);
    await signIn(fan, await createPerson(db));
    const liked = await fan.submit((await fan.get(address)).form(`${address}/like`), {});
    expect(liked.text).toContain("Geliket!");
  });

  it("shows at once what people write, and asks nobody first [GEN-08]", async ({ browser, site }) => {
    const [anna, berg] = [await createPerson(db), await createCompany(db)];
    const [visitor, company] = [browser, await signIn(new Browserless(site.url), berg)];
    const creative = await signIn(new Browserless(site.url), anna);
    const paths = [`/kreative/${anna.slug}`, "/feed"] as const;
    for (const path of paths) expect((await visitor.get(path)).status).toBe(200);

    const [title, content, heading] = [unique("Zeichnet Almen"), unique("Fertig ist"), unique("Plakate gesucht")];
    await creative.submit((await creative.get("/profil/bearbeiten")).form("/profil/bearbeiten"), { title });
    await creative.submit((await creative.get("/feed")).form("/posts/neu"), { content });
    const form = (await company.get("/ausschreibungen/neu")).form("/ausschreibungen/neu");
    await company.submit(form, { title: heading, description: "Drei Plakate", category: "Print Design" });

    expect((await visitor.get(paths[0])).text).toContain(title);
    expect((await visitor.get(paths[1])).text).toContain(content);
    expect((await creative.get("/ausschreibungen")).text).toContain(heading);
  });

  it("loads everything from its own server [GEN-12, GEN-13, GEN-20, GEN-23]", async ({ browser, site }) => {
    for (const path of ["/", "/kreative", "/feed", "/blog", "/auth"]) {
      const { html, headers } = await browser.get(path);
      // An article's cover may be external; then the request must send no referrer.
      const tags =
        html.match(/<(?:script|img|link|iframe)\b[^>]*>/g)?.filter((tag) => !/referrerpolicy/i.test(tag)) ?? [];
      const loaded = tags.map((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? "");
      expect(loaded.length).toBeGreaterThan(0);
      const elsewhere = loaded.filter((url) => /^(https?:)?\/\//.test(url) && !url.startsWith(site.url));
      expect(elsewhere).toEqual([]);
      expect(headers.get("content-security-policy")).toContain("connect-src 'self'");
    }
  });

  it("has superadmins reserve profiles that others claim [GEN-11, ROLE-57]", async ({ browser, site, mailSink }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const [name, email] = [unique("Reservierte Person"), `${unique("claim").replaceAll(" ", "-")}@example.com`];
    const form = (await browser.get("/admin/reserve-profile")).form("/admin/reserve-profile");
    const reserved = await browser.submit(form, { name, email });
    const link = /\/claim-profile\/[\w-]+/.exec(reserved.html)?.[0] ?? "";
    const person = new Browserless(site.url);
    const claim = (await person.get(link)).form("/claim-profile");
    await person.submit(claim, {
      password: "Mostbirne 2026 x",
      passwordConfirmation: "Mostbirne 2026 x",
      agbAccepted: "on",
    });
    await confirm(person, await confirmationLink(mailSink, email));
    expect((await person.get("/profil")).heading).toBe(name);
  });
});
