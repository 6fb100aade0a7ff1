import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { agentMatches, conversations, favorites, profiles, sessions } from "~/db/schema";
import { sessionCookieName } from "~/http/session-cookie.server";
import { keyedHash } from "~/secret.server";
import { createAgentOf, createMatchOf } from "../../tests/support/agents";
import { takeAway } from "../../tests/support/break-database";
import { createCompany, createPerson, deletePerson, type Person } from "../../tests/support/people";
import { recordQueries } from "../../tests/support/queries";
import { auth } from "./auth.server";
import { knownBrowserCookie, markBrowser } from "./known-browser.server";
import { readSession, readSessionOfPage, verifiedToken } from "./read-session.server";

let anna: Person;
let cookie: string;
let token: string;

const asked = (value: string, name = sessionCookieName) =>
  new Request("http://localhost/", { headers: { cookie: `other=1; ${name}=${value}` } });

beforeEach(async () => {
  anna = await createPerson(db);
  const { headers } = await auth().api.signInEmail({
    body: { email: anna.email, password: anna.password },
    // Use a known browser, because a sign-in in an unknown one queues a mail.
    headers: new Headers({ cookie: `${knownBrowserCookie}=${markBrowser("", anna.id)}` }),
    returnHeaders: true,
  });
  const line = headers.getSetCookie().find((one) => one.startsWith(`${sessionCookieName}=`)) ?? "";
  cookie = line.slice(line.indexOf("=") + 1, line.indexOf(";"));
  token = decodeURIComponent(cookie).split(".")[0] ?? "";
});

describe("a session", () => {
  it("that the accounts library began is read with one statement, whose plan is reused", async () => {
    const sent = await recordQueries(async () => {
      expect(await readSession(asked(cookie))).toMatchObject({ session: { token }, user: { id: anna.id } });
    });
    expect(sent).toHaveLength(1);
    const { rows } = await db.execute(
      sql`select count(*)::int as count from pg_prepared_statements where statement like '%from "sessions" inner join%'`,
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
  });

  it("of a page is read with the number of unread conversations, with one statement", async () => {
    const [one] = await db
      .insert(conversations)
      .values(["profil", "profil"].map(() => ({ about: "profil" as const, otherId: anna.id, otherUnread: 1 })))
      .returning({ id: conversations.id });
    const sent = await recordQueries(async () => {
      expect(await readSessionOfPage(asked(cookie), "", "")).toMatchObject({ user: { id: anna.id }, unread: 2 });
    });
    expect(sent).toHaveLength(1);
    expect(await readSessionOfPage(asked(cookie), `${one?.id}`, "")).toMatchObject({ unread: 1 });
    expect(await readSessionOfPage(asked("nobody"), "", "")).toBeNull();
    expect(await readSessionOfPage(asked(cookie), `${one?.id}\0`, "anna\0")).toMatchObject({ unread: 1 });
  });

  it("of a page says how much the person's stored searches have found since the last visit [REACH-20]", async () => {
    const newFinds = async () => (await readSessionOfPage(asked(cookie), "", ""))?.user.newFinds;
    const agent = await createAgentOf(db, anna, "q=Logo", { kind: "kreative" });
    expect(await newFinds()).toBe(0);
    const finds = [];
    for (const other of [await createPerson(db), await createPerson(db), await createPerson(db)]) {
      const { rows } = await db.execute<{ id: number }>(
        sql`select id::int from search_documents where profile_id = ${other.id}`,
      );
      finds.push(await createMatchOf(db, agent, rows[0]?.id ?? 0));
    }
    await db
      .update(agentMatches)
      .set({ dismissedAt: sql`now()` })
      .where(eq(agentMatches.id, finds[0] ?? 0));
    expect(await newFinds()).toBe(2);
    await db.update(agentMatches).set({ seenAt: sql`now()` });
    expect(await newFinds()).toBe(0);
  });

  it("of a page says whether the person likes the creative at its address", async () => {
    const [ben, carla, berg] = [await createPerson(db), await createPerson(db), await createCompany(db)];
    await createPerson(db, { slug: berg.slug });
    const like = (userId: string, favoritedProfileId: string) =>
      db.insert(favorites).values({ userId, favoritedProfileId });
    await like(anna.id, ben.id);
    await like(ben.id, carla.id);
    await like(carla.id, anna.id);
    const said = async (slug: string) => (await readSessionOfPage(asked(cookie), "", slug))?.isLiked;
    expect(await said(ben.slug)).toBe(true);
    for (const slug of [carla.slug, anna.slug, berg.slug, ""]) expect([slug, await said(slug)]).toEqual([slug, false]);
    expect(await readSession(asked(cookie))).toMatchObject({ isLiked: null });
  });

  it("of a page is there without the number when only that can't be read", async () => {
    const putBack = await takeAway(db, "table", "conversations");
    expect(await readSessionOfPage(asked(cookie), "", "")).toMatchObject({ user: { id: anna.id }, unread: null });
    await putBack();
    expect(await readSessionOfPage(asked(cookie), "", "")).toMatchObject({ unread: 0 });
  });

  it.each([
    ["expired", () => db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })],
    ["deleted", () => db.delete(sessions)],
    ["of an account that is gone", () => deletePerson(db, anna)],
  ] as const)("that is %s is nobody's [AUTH-36, AUTH-41]", async (_, change) => {
    await change();
    expect(await readSession(asked(cookie))).toBeNull();
  });

  it("from before a new policy goes on, and knows that there is one [ACCT-70]", async () => {
    const longAgo = new Date("2025-01-01");
    await db.update(profiles).set({ privacyNotedAt: longAgo });
    expect((await readSession(asked(cookie)))?.user).toMatchObject({ pendingDocuments: ["datenschutz"] });
    await db.update(sessions).set({ createdAt: longAgo });
    const user = (await readSession(asked(cookie)))?.user;
    expect([user?.pendingDocuments, user?.newDocuments]).toEqual([undefined, ["datenschutz"]]);
  });

  it("under another name of its cookie is nobody's", async () => {
    expect(await readSession(asked(cookie, "session"))).toBeNull();
  });
});

describe("the signature of a session's cookie", () => {
  it("is the library's", () => {
    expect(verifiedToken(cookie)).toBe(token);
  });

  it.each([
    ["no signature", () => token],
    ["an empty signature", () => `${token}.`],
    ["an empty cookie", () => ""],
    ["a signature cut short", () => cookie.slice(0, -8)],
    ["another token", () => `${randomBytes(16).toString("hex")}${cookie.slice(cookie.indexOf("."))}`],
    ["a signature with another key", () => encodeURIComponent(`${token}.${keyedHash("other", token)}`)],
    ["broken escapes", () => `${cookie}%`],
  ])("does not hold for %s, and the database is not asked", async (_, forge) => {
    const sent = await recordQueries(async () => {
      expect(verifiedToken(forge())).toBeNull();
      expect(await readSession(asked(forge()))).toBeNull();
    });
    expect(sent).toEqual([]);
  });
});
