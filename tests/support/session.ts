import { createHmac, randomBytes } from "node:crypto";
import type { Connection } from "../../app/db/client.server";
import { sessions } from "../../app/db/schema";
import { sessionCookieName } from "../../app/http/session-cookie.server";
import { Browserless } from "./browserless";
import { testSecret } from "./site";

const key = createHmac("sha256", testSecret).update("accounts").digest("base64url");

/** Stores a session of another device as a row only. */
export async function addSession(on: Connection, person: { id: string }, device: string) {
  const token = randomBytes(16).toString("hex");
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [session] = await on.insert(sessions).values({ userId: person.id, token, expiresAt, device }).returning();
  if (!session) throw new Error("The session was not stored");
  return session;
}

/** A browser with a session stored in the database, because two hundred people need not all type their password. */
export async function browserOf(on: Connection, siteUrl: string, person: { id: string }): Promise<Browserless> {
  const token = randomBytes(16).toString("hex");
  await on.insert(sessions).values({ userId: person.id, token, expiresAt: new Date(Date.now() + 3_600_000) });
  const signature = createHmac("sha256", key).update(token).digest("base64");
  const browser = new Browserless(siteUrl);
  browser.cookies.set(sessionCookieName, encodeURIComponent(`${token}.${signature}`));
  return browser;
}
