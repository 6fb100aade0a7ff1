import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command, settingsOf } from "../support/command";
import { Browserless, signInByForm, startFreshSite } from "../support/http";
import { createPerson, password } from "../support/people";
import { registration } from "../support/registration";

const begin = "/auth?modus=registrieren&weiter=%2Fadmin%2Feinrichten";
const notice = "Das erste Konto";

async function newSite() {
  const { site, db, pool, stop } = await startFreshSite({ SMTP_URL: "", SUPERADMIN_SECOND_FACTOR: "1" });
  const superadmins = async () => {
    const { rows } = await pool.query("select name, email_verified from profiles where is_superadmin");
    return rows;
  };
  const newLink = async () => {
    const { code, said } = await command(["superadmin", "--link"], { ...settingsOf(site), SITE_URL: site.url });
    return { code, said, path: said.match(/\/erste-einrichtung\/\S+/)?.[0] ?? "" };
  };
  return { site, db, pool, superadmins, newLink, stop };
}

let world: Awaited<ReturnType<typeof newSite>>;

beforeAll(async () => {
  world = await newSite();
});
afterAll(() => world.stop());

const registerIn = async (browser: Browserless, values: ReturnType<typeof registration>) =>
  browser.submit((await browser.get(begin)).form("/auth?modus=registrieren"), values);

describe("the first superadmin of a new site", () => {
  it("registers by the link that the first start prints, without a mail, and is led to factor and check list [ADM-37]", async () => {
    const { site, superadmins, newLink } = world;
    const printed = () => site.lines.map((line) => /\/erste-einrichtung\/[\w-]{43}$/.exec(line)?.[0]).find(Boolean);
    await expect.poll(printed).toBeTruthy();
    const browser = new Browserless(site.url);
    const page = await browser.get(printed() ?? "");
    expect(page.path).toBe(begin);
    expect(page.text).toContain(notice);
    const person = registration();
    expect((await registerIn(browser, person)).text).toContain("Das Konto ist angelegt und hat die Superadmin-Rolle");
    expect(await superadmins()).toEqual([{ name: person.name, email_verified: true }]);
    await signInByForm(browser, { ...person, password } as never);
    expect((await browser.get("/admin/einrichten")).heading).toBe("Zweiter Faktor");
    expect((await newLink()).said).toContain("Somebody is a superadmin already.");
  });

  it("gets a link that works once, for an hour, only until the next one, and gives one account the role [ADM-37]", async () => {
    const { site, pool, superadmins, newLink } = world;
    await pool.query("update profiles set is_superadmin = false");
    const opened = async (path: string) => {
      const browser = new Browserless(site.url);
      await browser.get(path);
      return browser;
    };
    const sees = async (browser: Browserless) => (await browser.get(begin)).text.includes(notice);
    const [first, second] = [await newLink(), await newLink()];
    expect([first.code, second.code]).toEqual([0, 0]);
    expect((await new Browserless(site.url).get(first.path)).text).toContain("Dieser Link gilt nicht mehr");
    const browser = await opened(second.path);
    expect([await sees(browser), await sees(new Browserless(site.url))]).toEqual([true, false]);
    expect(await sees(await opened(second.path))).toBe(false);

    // An account that does not come to be uses nothing up.
    expect((await registerIn(browser, registration({ password: "kurz" }))).status).toBe(400);
    expect(await sees(browser)).toBe(true);

    const people = [registration(), registration()];
    await Promise.all(people.map((person) => registerIn(browser, person)));
    expect(await superadmins()).toHaveLength(1);
    const { rows } = await pool.query("select count(*)::int as count from profiles where email = any($1)", [
      people.map(({ email }) => email),
    ]);
    expect(rows).toEqual([{ count: 2 }]);

    await pool.query("update profiles set is_superadmin = false");
    const third = await newLink();
    await pool.query("update verifications set expires_at = now() - interval '1 second'");
    expect(await sees(await opened(third.path))).toBe(false);
    const fourth = await newLink();
    const late = await opened(fourth.path);
    await createPerson(world.db, { isSuperadmin: true });
    expect(await sees(late)).toBe(false);
    await registerIn(late, registration());
    expect(await superadmins()).toHaveLength(1);
  });
});
