import { createHmac, randomBytes } from "node:crypto";
import type { Connection } from "../../app/db/client.server";
import { sessions } from "../../app/db/schema";
import { sessionCookieName } from "../../app/http/session-cookie.server";
import { Browserless } from "./browserless";
import { openOwnDatabase } from "./own-database";
import type { Person } from "./people";
import { databaseOf, testSecret } from "./site";

const key = createHmac("sha256", testSecret).update("accounts").digest("base64url");

/** Stores a session of another device as a row only. */
export async function addSession(on: Connection, person: { id: string }, device: string) {
  const token = randomBytes(16).toString("hex");
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [session] = await on.insert(sessions).values({ userId: person.id, token, expiresAt, device }).returning();
  if (!session) throw new Error("The session was not stored");
  return session;
}

/** A browser, or a new one of this site, with a stored session. */
export function browserOf(on: Connection, of: string | Browserless, person: { id: string }): Promise<Browserless> {
  return storeSession(on, typeof of === "string" ? new Browserless(of) : of, person);
}

async function storeSession(on: Connection, browser: Browserless, person: { id: string }): Promise<Browserless> {
  const token = randomBytes(16).toString("hex");
  await on.insert(sessions).values({ userId: person.id, token, expiresAt: new Date(Date.now() + 3_600_000) });
  const signature = createHmac("sha256", key).update(token).digest("base64");
  browser.cookies.set(sessionCookieName, encodeURIComponent(`${token}.${signature}`));
  return browser;
}

/** Signs in by a stored session, because hashing a password takes longer than most tests. */
export async function signIn(browser: Browserless, person: { id: string }): Promise<Browserless> {
  const { db, close } = openOwnDatabase(databaseOf(browser.siteUrl));
  return storeSession(db, browser, person).finally(close);
}

/** Signs in a new person, and returns the person. */
export async function signedIn(browser: Browserless, person: Promise<Person>): Promise<Person> {
  await signIn(browser, await person);
  return person;
}

/** Signs in with the password, for tests of signing in. */
export async function signInByForm(browser: Browserless, { email, password }: Person): Promise<Browserless> {
  const page = await browser.get("/auth");
  const next = await browser.submit(page.form("/auth?modus=anmelden"), { email, password });
  if (next.status !== 200) throw new Error(`${email} could not sign in: ${next.texts("alert")}`);
  return browser;
}
