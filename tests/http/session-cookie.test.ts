import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { describe, expect, onTestFinished } from "vitest";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema";
import { sessionCookieName } from "~/http/session-cookie.server";
import { Browserless, browserOf, it, signInByForm, startFreshSite } from "../support/http";
import { createPerson } from "../support/people";

const isSignedIn = async (browser: Browserless) => (await browser.get("/agb")).text.includes("Abmelden");

it("the name of the session's cookie is defined in one place: with another name, pages of signed-in people still stay private [ACCT-03]", async () => {
  const program = `build/renamed-${process.pid}`;
  cpSync("build/server", program, { recursive: true });
  onTestFinished(() => rmSync(program, { recursive: true }));
  const files = readdirSync(program, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const named = files.filter((file) => readFileSync(join(program, file), "utf8").includes(sessionCookieName));
  const [file = ""] = named;
  const source = readFileSync(join(program, file), "utf8");
  expect([named.length, source.split(sessionCookieName).length - 1]).toEqual([1, 1]);
  writeFileSync(join(program, file), source.replace(sessionCookieName, "umbenannt"));

  const { site, db, stop } = await startFreshSite({ PAGE_CACHE_SECONDS: "3600" }, program);
  onTestFinished(stop);
  const anna = await createPerson(db);
  const member = await signInByForm(new Browserless(site.url), anna);
  expect([...member.cookies.keys()]).toContain("umbenannt");
  const own = await member.get("/kreative?q=a");
  expect(own.headers.get("cache-control")).toBe("private, no-cache");
  expect(own.texts("header").join()).toContain(anna.name);
  expect((await new Browserless(site.url).get("/kreative?q=a")).texts("header").join()).not.toContain(anna.name);
  expect((await member.get("/kreative?q=a")).texts("header").join()).toContain(anna.name);
});

describe("a session that is used every day", () => {
  const age = (days: number) => ({
    createdAt: sql`now() - ${`${days} days`}::interval`,
    updatedAt: sql`now() - interval '2 days'`,
    expiresAt: sql`now() + interval '28 days'`,
  });

  it("ends 90 days after the sign-in [ACCT-05]", async ({ site }) => {
    const anna = await createPerson(db);
    const browser = await browserOf(db, site.url, anna);
    await db.update(sessions).set(age(89)).where(eq(sessions.userId, anna.id));
    expect(await isSignedIn(browser)).toBe(true);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, anna.id));
    const left = (session?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left).toBeLessThan(25 * 3_600_000);
    await db.update(sessions).set(age(90)).where(eq(sessions.userId, anna.id));
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("is updated once a day, not with every page [ACCT-05]", async ({ site }) => {
    const anna = await createPerson(db);
    const browser = await browserOf(db, site.url, anna);
    await db.update(sessions).set(age(80)).where(eq(sessions.userId, anna.id));
    const first = await browser.get("/agb");
    const [rolled] = await db.select().from(sessions).where(eq(sessions.userId, anna.id));
    const second = await browser.get("/agb");
    const [after] = await db.select().from(sessions).where(eq(sessions.userId, anna.id));
    expect(first.text + second.text).toContain("Abmelden");
    expect(after).toEqual(rolled);
    expect(second.headers.getSetCookie()).toEqual([]);
  });
});
