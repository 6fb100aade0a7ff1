import { eq } from "drizzle-orm";
import { recordCommand } from "~/audit/audit.server";
import { closeDatabase, db, openDatabase } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { settings } from "~/settings.server";
import { withDatabase } from "./postgres/with-database";
import { Refusal } from "./refusal";

const usage = "npm run superadmin -- name@example.com, or npm run superadmin -- --remove name@example.com";

/**
 * `npm run superadmin -- MAIL`: gives an existing account the superadmin role, also while the server runs; `--remove`
 * takes it away. Every request looks the role up, so the change applies at once.
 */
export async function superadmin(...words: string[]): Promise<void> {
  const isRemoval = words.includes("--remove");
  const [email, ...more] = words.filter((word) => word !== "--remove");
  if (!email || more.length > 0 || email.startsWith("--")) throw new Refusal(`Which account? ${usage}`);
  await withDatabase(settings, async (url) => {
    openDatabase(url, { max: 1 });
    const name = await setRole(email.trim().toLowerCase(), !isRemoval).finally(closeDatabase);
    if (name === null) throw new Refusal(`There is no account with the address ${email}.`);
    process.stdout.write(`${name} is ${isRemoval ? "no longer" : "now"} a superadmin.\n`);
  });
}

function setRole(email: string, isSuperadmin: boolean): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.email, email)).for("update");
    if (!profile) return null;
    if (profile.isSuperadmin === isSuperadmin) return profile.name;
    await tx.update(profiles).set({ isSuperadmin, updatedAt: new Date() }).where(eq(profiles.id, profile.id));
    await recordCommand(tx, {
      action: isSuperadmin ? "role.give" : "role.remove",
      subject: { type: "profile", id: profile.id, name: profile.name },
      concerns: profile.id,
    });
    return profile.name;
  });
}
