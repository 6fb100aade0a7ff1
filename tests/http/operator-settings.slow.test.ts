import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { sessions } from "~/db/schema";
import { sessionCookieName } from "~/http/session-cookie.server";
import { attribute, Browserless, byTag, elements, it, signInByForm, startFreshSite, textOf } from "../support/http";
import { createPerson } from "../support/people";
import { registration } from "../support/registration";
import { claim, reserve } from "../support/reservations";

const origin = "https://werkraum.test";
const PRODUCT_NAME = 'Länd, "Söhne" & <Töchter>';
const present = `__Host-${sessionCookieName}`;

/** One site, whose operator has set what the site of the other tests has not. */
let own: Awaited<ReturnType<typeof startFreshSite>>;

it.beforeAll(async ({ mailSink }) => {
  own = await startFreshSite({
    PRODUCT_NAME,
    CONTACT_EMAIL: "hallo@werkraum.example",
    PROVIDER_ADDRESS: "Verein Werkraum, Hof 454, 6866 Andelsbuch, Österreich",
    SOCIAL_LINKS: "https://www.instagram.com/werkraum,https://vorarlberg.social/@werkraum",
    SITE_URL: origin,
    SMTP_URL: mailSink.url,
    CONFIRM_EMAIL: "0",
    BLOG_EDITORS: "",
    PAGE_CACHE_SECONDS: "3600",
  });
});

it.afterAll(async () => {
  await own.stop();
});

const open = () => new Browserless(own.site.url, { origin });

it("takes name, address and networks from the operator [NAV-33, NAV-35, GEN-19, LEGAL-18]", async () => {
  const page = await open().get("/impressum");
  const [area] = elements(page.document, (element) => attribute(element, "aria-label") === "Support & Kontakt");
  expect(area && byTag(area, "a").map((a) => [textOf(a), attribute(a, "href")])).toEqual([
    ["hallo@werkraum.example", "mailto:hallo@werkraum.example"],
    ["Support", "/kreative/laend-soehne-toechter"],
    ["Neuigkeiten abonnieren", "/feed.atom"],
    ["Neue Arbeiten abonnieren", "/arbeiten.atom"],
    ["Blog abonnieren", "/blog.atom"],
    ["Instagram", "https://www.instagram.com/werkraum"],
    ["Vorarlberg", "https://vorarlberg.social/@werkraum"],
  ]);
  expect(page.text).toContain("Hof 454");
  expect(page.text).not.toContain("Kreativländle");
});

it("says where weaknesses are reported [ACCT-46]", async () => {
  expect((await open().get("/.well-known/security.txt")).html).toMatch(/^Contact: mailto:hallo@werkraum.example\n/);
});

it("sends mails from the product, whatever characters its name has", async ({ mailSink }) => {
  const anna = await createPerson(own.db);
  const browser = open();
  await browser.submit((await browser.get("/auth?modus=passwort")).form("/auth?modus=passwort"), { email: anna.email });
  const mail = await mailSink.waitForMail(anna.email);
  expect(mail.from).toEqual({ name: PRODUCT_NAME, address: "hallo@werkraum.example" });
});

it("with CONFIRM_EMAIL=0 signs in at once and says welcome, with Secure cookies where the site is reached by https [AUTH-29, AUTH-30, AUTH-41]", async () => {
  const values = registration();
  const browser = open();
  const form = (await browser.get("/auth?modus=registrieren")).form("/auth?modus=registrieren");
  const page = await browser.submit(form, values, { follow: false });
  const [session = "", known = "", toast = ""] = page.headers.getSetCookie();
  expect(known).toMatch(/^__Host-kreativlaendle\.known_browser=.*; HttpOnly; Secure/);
  expect(session).toMatch(/^__Host-kreativlaendle\.session_token=.*; Secure/);
  expect(session).toMatch(/; HttpOnly/);
  expect(toast).toMatch(/^__Host-toast=.*; Secure/);
  const after = await browser.get("/");
  expect(after.text).toContain(`Registrierung erfolgreich Willkommen bei ${PRODUCT_NAME}, ${values.name}.`);
  expect(after.text).toContain("Abmelden");
  expect(after.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});

it("binds the session's cookie to the host where the site is reached by https, and keeps its pages for nobody [ACCT-03]", async () => {
  const member = await signInByForm(open(), await createPerson(own.db));
  expect([...member.cookies.keys()]).toContain(present);
  expect((await open().get("/agb")).headers.get("cache-control")).toContain("public");
  const page = await member.get("/agb");
  expect(page.text).toContain("Abmelden");
  expect(page.headers.get("cache-control")).toBe("private, no-cache");
  expect((await open().get("/agb")).text).not.toContain("Abmelden");
});

it("signs in at once who claims a profile where no confirmation is asked for, and says before whom that signs out [ACCT-07, ACCT-08]", async () => {
  const { path, name } = await reserve(own.db);
  const anna = await createPerson(own.db);
  const browser = await signInByForm(open(), anna);
  const page = await browser.get(path);
  expect(page.text).toContain(`Sie sind als ${anna.name} angemeldet Hier entsteht ein anderes Konto, für ${name}.`);
  expect(page.text).toContain("Sie werden danach abgemeldet und mit dem neuen Konto angemeldet.");
  const done = await claim(browser, page);
  expect(done.text).toContain("Profil erfolgreich erstellt!");
  expect(done.text).toContain(name);
  expect(await own.db.$count(sessions, eq(sessions.userId, anna.id))).toBe(0);
});

it("keeps the blog's desk for superadmins, unless an operator wants members to write [BADM-03]", async () => {
  const member = await signInByForm(open(), await createPerson(own.db));
  const refused = await member.get("/blog/admin");
  expect(refused.status).toBe(403);
  expect(refused.text).not.toContain("Jetzt anmelden");
  const article = { title: "Nein", excerpt: "Kurz", content: "<p>Lang</p>", category: "Marketing", author: "Anna" };
  expect((await member.post("/blog/admin/neu", article)).status).toBe(403);
  expect((await member.get("/blog")).text).not.toContain("Blog verwalten");
  const superadmin = await signInByForm(open(), await createPerson(own.db, { isSuperadmin: true }));
  expect((await superadmin.get("/blog/admin")).status).toBe(200);
});
