import { eq } from "drizzle-orm";
import { closeDatabase, db, openDatabase } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { settings } from "~/settings.server";
import { Refusal } from "./refusal";
import { withDatabase } from "./with-database";

/** `npm run superadmin -- MAIL`: gives an existing account the superadmin role, also while the server runs. */
export async function superadmin(email?: string): Promise<void> {
  if (!email) throw new Refusal("Which account? npm run superadmin -- name@example.com");
  await withDatabase(settings, async (url) => {
    openDatabase(url, { max: 1 });
    const changed = await db
      .update(profiles)
      .set({ isSuperadmin: true, updatedAt: new Date() })
      .where(eq(profiles.email, email.trim().toLowerCase()))
      .returning({ name: profiles.name });
    await closeDatabase();
    if (changed.length === 0) throw new Refusal(`There is no account with the address ${email}.`);
    process.stdout.write(`${changed[0]?.name} is now a superadmin.\n`);
  });
}
