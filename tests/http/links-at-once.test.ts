import { and, eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { accounts, consents, objections, profiles, sessions } from "~/db/schema";
import { headSwitchUrlOf } from "~/mail/switch-off.server";
import { Browserless, it, type Page } from "../support/http";
import type { MailSink } from "../support/mail-sink";
import { createPerson } from "../support/people";
import { createPostOf } from "../support/posts";
import { confirmationLink, linkIn, register, registration } from "../support/registration";
import { createDecision, objectionPathOf } from "../support/reports";
import { goodClaim, reserve } from "../support/reservations";
import type { Site } from "../support/site";

interface World {
  site: Site;
  mailSink: MailSink;
}

/** Twenty browsers with addresses of their own do the same at the same moment. */
const atOnce = (site: Site, use: (browser: Browserless, index: number) => Promise<Page>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => use(new Browserless(site.url), index)));

const howMany = (pages: Page[], isSo: (page: Page) => boolean) => pages.filter(isSo).length;

// What has to be hashed counts against the queue of strangers.
it.beforeEach(() => db.execute(sql`delete from rate_limits`).then(() => undefined));

/** Links about an address and a consent have their tests beside theirs: ACCT-30, NEWS-11. */
describe("used twenty times at once, a link", () => {
  it("that confirms an account opens one session [ACCT-73]", async ({ site, mailSink }: World) => {
    const values = registration();
    const own = new Browserless(site.url);
    await register(own, values);
    const link = await confirmationLink(mailSink, `${values.email}`);
    const form = (await own.get(link)).form("/auth/confirm");
    const pages = await atOnce(site, (browser) => {
      for (const [name, value] of own.cookies) browser.cookies.set(name, value);
      return browser.submit(form);
    });
    expect(howMany(pages, ({ heading }) => heading === "E-Mail bestätigt!")).toBe(20);
    const [made] = await db
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.email, `${values.email}`));
    expect(await db.$count(sessions, eq(sessions.userId, made?.id ?? ""))).toBe(1);
  });

  it("that sets a new password sets one [ACCT-73]", async ({ site, mailSink }: World) => {
    const anna = await createPerson(db);
    const asking = new Browserless(site.url);
    await asking.submit((await asking.get("/auth?modus=passwort")).form("/auth?modus=passwort"), { email: anna.email });
    const { text } = await mailSink.waitForMail(anna.email, { subject: "Neues Passwort festlegen" });
    const form = (await asking.get(linkIn(text))).form("/auth/passwort-neu");
    const pages = await atOnce(site, (browser, index) => {
      const word = `Zwetschke im Laternsertal ${index}`;
      return browser.submit(form, { password: word, passwordConfirmation: word });
    });
    expect(howMany(pages, (page) => page.text.includes("Passwort geändert Sie können sich"))).toBe(1);
    expect(howMany(pages, (page) => page.text.includes("wurde schon verwendet"))).toBe(19);
    expect(mailSink.mails.filter(({ recipient }) => recipient === anna.email)).toHaveLength(2);
  });

  it("that claims a profile makes one account [ACCT-73]", async ({ site }: World) => {
    const { path, email } = await reserve(db);
    const pages = await atOnce(site, (browser) => browser.post(path, { ...goodClaim, agbAccepted: "on" }));
    expect(howMany(pages, (page) => page.text.includes("Profil erfolgreich erstellt!"))).toBe(1);
    const made = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
    expect(made).toHaveLength(1);
    expect(await db.$count(accounts, eq(accounts.userId, made[0]?.id ?? ""))).toBe(1);
  });

  it("of an objection takes one objection [ACCT-73]", async ({ site }: World) => {
    const { id } = await createDecision(db, await createPostOf(db, await createPerson(db)));
    const path = objectionPathOf(id);
    const pages = await atOnce(site, (browser, index) => browser.post(path, { text: `Das war erlaubt (${index}).` }));
    expect(howMany(pages, (page) => page.text.includes("Ihr Einspruch ist angekommen"))).toBe(20);
    expect(await db.$count(objections, eq(objections.decisionId, id))).toBe(1);
  });

  it("that unsubscribes says yes each time, and takes the consent back once [ACCT-73]", async ({ site }: World) => {
    const anna = await createPerson(db, { newsletterConsent: true });
    const { pathname, search } = new URL(headSwitchUrlOf(anna.id, "newsletter"));
    const oneClick = { "List-Unsubscribe": "One-Click" };
    const pages = await atOnce(site, (browser) => browser.post(pathname + search, oneClick));
    expect(howMany(pages, ({ status }) => status === 200)).toBe(20);
    const isWithdrawal = and(eq(consents.profileId, anna.id), eq(consents.isGiven, false));
    expect(await db.$count(consents, isWithdrawal)).toBe(1);
  });
});
