import { randomBytes } from "node:crypto";
import { chmod, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "~/db/client.server";
import { accounts, profiles, roles } from "~/db/schema";
import { matchNews } from "~/features/agents/found/match-news.server";
import { log } from "~/log.server";
import { countLandingPages } from "~/search-index/landing-pages.server";
import { listNameWords } from "~/search-index/name-words.server";
import { renewDocuments } from "~/search-index/renew.server";
import { settings } from "~/settings.server";
import { creatives } from "./content/creatives";
import { hangPictures } from "./hang-pictures.server";
import { insertContent } from "./insert.server";

const demoAccount = z.object({ email: z.email(), password: z.string().min(8) });
export type DemoAccount = z.infer<typeof demoAccount>;

const emails = ["kreativ", "firma", "admin", ...roles].map((name) => `${name}@demo.example`);
const accountsFile = path.join(settings.dataDir, "demo-accounts.json");

/** Fills an empty database once, and returns the accounts that people may use in the demo. */
export async function loadDemo(): Promise<DemoAccount[]> {
  const marker = creatives[0]?.email ?? "";
  const [loaded] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, marker));
  if (!loaded) {
    const started = performance.now();
    await insertContent();
    log.info({ ms: Math.round(performance.now() - started) }, "demo content loaded");
  }
  await renewDocuments();
  await matchNews();
  await countLandingPages();
  await listNameWords();
  await hangPictures().catch((error) => log.error({ err: error }, "demo pictures"));
  return (await readAccounts()) ?? (await makeAccounts());
}

async function readAccounts(): Promise<DemoAccount[] | null> {
  try {
    return z.array(demoAccount).parse(JSON.parse(await readFile(accountsFile, "utf8")));
  } catch {
    return null;
  }
}

/** Sets new passwords. Writes the file last, so that its content is always valid. */
async function makeAccounts(): Promise<DemoAccount[]> {
  const made = emails.map((email) => ({ email, password: randomBytes(9).toString("base64url") }));
  for (const { email, password } of made) {
    const [profile] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
    if (!profile) continue;
    const hash = await hashPassword(password);
    await db
      .insert(accounts)
      .values({ userId: profile.id, accountId: profile.id, providerId: "credential", password: hash })
      .onConflictDoUpdate({ target: [accounts.userId, accounts.providerId], set: { password: hash } });
  }
  await writeFile(accountsFile, `${JSON.stringify(made, null, 2)}\n`);
  await chmod(accountsFile, 0o600);
  return made;
}
